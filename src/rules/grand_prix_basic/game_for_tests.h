// A table at which a test can put any position and drive on from it. The boards are those of the
// conformance cases.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "board/cells_for_tests.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"

namespace chicane::grand_prix_basic {

class TestTable {
 public:
  explicit TestTable(const Options& options = {}, const Board& board = for_tests::test_ring())
      : game_(*GrandPrixBasic::make_game(board, options)) {
    state.is_manual = true;
    state.phase = Phase::idle;
    state.move = 1;
  }

  // Cars count from 0, each of a seat of its own, and arrive in this order.
  Car& add_car(int cell, int to_go = 2, Status status = Status::run) {
    Car& car = state.cars[state.car_count];
    car = {};
    car.cell = static_cast<std::uint8_t>(cell);
    car.to_go = static_cast<std::uint8_t>(to_go);
    car.status = status;
    car.arrived = ++state.arrivals;
    car.owner = state.car_count++;
    return car;
  }

  void go(int car) {
    if ((state.acted >> car & 1u) != 0) begin_move(game_, state);
    begin_go(game_, state, car);
  }

  // The car takes its dice, and they fall.
  void threw(int car, const std::vector<int>& faces) {
    go(car);
    take(dice(static_cast<int>(faces.size())));
    rolls(faces);
  }

  Seat seat() const {
    return GrandPrixBasic::pending(game_, state).kind == Pending::Kind::chance
               ? kChance
               : seat_at(state.at_wheel().owner);
  }
  void take(const Decision& decision) {
    const auto checked = GrandPrixBasic::check(game_, state, seat(), decision);
    ASSERT_TRUE(static_cast<bool>(checked)) << name(checked.error().why);
    GrandPrixBasic::apply(game_, state, *checked, log);
  }
  void rolls(const std::vector<int>& faces) {
    for (const int face : faces) take(roll(face));
  }
  // "" if it is lawful.
  std::string refusal(const Decision& decision) const {
    const auto checked = GrandPrixBasic::check(game_, state, seat(), decision);
    return checked ? std::string() : std::string(name(checked.error().why));
  }
  std::vector<Decision> legal() const {
    DecisionList list;
    GrandPrixBasic::legal(game_, state, seat(), list);
    return {list.begin(), list.end()};
  }
  int count(EventKind kind) const {
    return static_cast<int>(std::count_if(log.events.begin(), log.events.end(),
                                          [&](const Event& event) { return event.kind == kind; }));
  }

  const Game& game() const { return game_; }
  Car& car(int number) { return state.cars[number]; }

  State state{};
  EventLog<Event> log;

 private:
  Game game_;
};

}  // namespace chicane::grand_prix_basic
