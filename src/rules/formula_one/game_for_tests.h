// A table at which a test can put any position and drive on from it. The boards are those of the
// conformance cases (RULES.md, section 6.4).
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "board/banded_for_tests.h"
#include "rules/formula_one/formula_one.h"
#include "rules/formula_one/paths.h"

namespace chicane::formula_one {

using for_tests::reference_board;
using for_tests::test_track;

class TestTable {
 public:
  explicit TestTable(const Options& options = {}, const Board& board = test_track())
      : board_(board), game_(*FormulaOne::make_game(board, options)) {
    state.is_manual = true;
    state.phase = Phase::idle;
    state.round = 1;
    state.seat_count = kCarsMax;
  }

  SquareId square(const std::string& name) const {
    const std::optional<Index> space = find_space(board_, name);
    EXPECT_TRUE(space.has_value()) << name;
    return static_cast<SquareId>(*space);
  }

  // Car numbers count from 0. "2.30", "P", "S1" (of band 1), "R:2.30"
  Car& add_car(int number, const std::string& place, Speed speed = 0_mph) {
    Car& car = state.cars[number];
    car = {};
    if (place == "P") {
      car.where = Where::pit;
    } else if (place[0] == 'S') {
      car.where = Where::spin;
      car.at = static_cast<SquareId>(place[1] - '1');
    } else {
      const bool is_roadside = place.starts_with("R:");
      car.where = is_roadside ? Where::roadside : Where::track;
      car.at = square(is_roadside ? place.substr(2) : place);
    }
    car.laps = 3;
    car.cap = kFirstSpeed;
    car.speed = speed;
    return car;
  }

  void give(int number, Tactic card) {
    ++state.cars[number].hand[static_cast<std::size_t>(card)];
    ++state.cars[number].hand_count;
  }

  // In the order of drawing.
  void stack_pit_cards(const std::vector<PitCard>& cards) {
    for (const PitCard card : cards) state.pit_deck[state.pit_count++] = card;
  }

  void turn(int car) {
    if ((state.acted >> car & 1) != 0) begin_round(state);
    begin_turn(game_, state, car);
  }

  std::string place(int number) const {
    const Car& car = state.cars[number];
    switch (car.where) {
      case Where::track:
        return place_name(board_, car.at);
      case Where::pit:
        return "P";
      case Where::spin:
        return "S" + std::to_string(car.at + 1);
      case Where::roadside:
        return "R:" + place_name(board_, car.at);
      default:
        return "-";
    }
  }

  // The path of the car at the wheel over these squares; "P" is the pit.
  Path path(const std::vector<std::string>& squares) const {
    Path made;
    SquareId at = kNoSquare;
    for (const std::string& name : squares) {
      if (name == "P") return made.then(Step::pit);
      bool is_step = false;
      for (int i = 0; i < kTrackSteps && !is_step; ++i) {
        const auto step = static_cast<Step>(i);
        const SquareId to = made.count == 0 ? first_square(game_.track, state, state.move.car, step)
                                            : game_.track[at].steps[i];
        if (to == kNoSquare || to != square(name)) continue;
        made = made.then(step);
        at = to;
        is_step = true;
      }
      EXPECT_TRUE(is_step) << "no step to " << name;
    }
    return made;
  }

  Seat seat() const {
    return FormulaOne::pending(game_, state).kind == Pending::Kind::chance
               ? kChance
               : seat_at(state.seat_of(state.move.car));
  }
  void take(const Decision& decision) {
    const auto checked = FormulaOne::check(game_, state, seat(), decision);
    ASSERT_TRUE(static_cast<bool>(checked)) << name(checked.error().why);
    FormulaOne::apply(game_, state, *checked, log);
  }
  // "" if it is lawful.
  std::string refusal(const Decision& decision) const {
    const auto checked = FormulaOne::check(game_, state, seat(), decision);
    return checked ? std::string() : std::string(name(checked.error().why));
  }
  void drive_to(const std::vector<std::string>& squares) { take(drive(path(squares))); }
  void throw_dice(int first, int second) {
    take(roll(first));
    take(roll(second));
  }
  DecisionList legal() const {
    DecisionList list;
    FormulaOne::legal(game_, state, seat(), list);
    return list;
  }
  bool has_happened(EventKind kind) const {
    for (const Event& event : log.events) {
      if (event.kind == kind) return true;
    }
    return false;
  }

  const Board& board() const { return board_; }
  const Game& game() const { return game_; }
  const Track& track() const { return game_.track; }
  Car& car(int number) { return state.cars[number]; }

  State state{};
  EventLog<Event> log;

 private:
  Board board_;
  Game game_;
};

}  // namespace chicane::formula_one
