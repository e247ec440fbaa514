// A table at which a test can put any position and drive on from it. The boards are those of the
// conformance cases. WB: three lanes, from row 21 on two; K1 rows 11-13 (60, 80, 100), K2 rows
// 23-26 (120, then 80), K3 rows 30-33 (60, then 100); red line R1 through K1, green line G1 through
// K3; grey line inside up to row 15.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/board_for_tests.h"
#include "board/strips.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane::speed_circuit_wbc {

// GoogleTest has a Test of its own, which hides ours within its tests.
using TableTest = Test;

// Strips come last: they follow from the rest.
inline Board with_strips(Board board) {
  board.strips = make_strips(board);
  return board;
}

inline Board tournament_track() {
  Board board = chicane::for_tests::ring(40, {"I", "M", "O"});
  std::vector<std::string> narrow;
  for (int row = 21; row <= 40; ++row) narrow.push_back("M" + std::to_string(row));
  chicane::for_tests::remove(board, narrow);
  chicane::for_tests::post(board, "K1", {"I11", "I12", "I13"}, 60);
  chicane::for_tests::post(board, "K1", {"M11", "M12", "M13"}, 80);
  chicane::for_tests::post(board, "K1", {"O11", "O12", "O13"}, 100);
  chicane::for_tests::post(board, "K2", {"I23", "I24", "O23", "O24"}, 120);
  chicane::for_tests::post(board, "K2", {"I25", "I26", "O25", "O26"}, 80);
  chicane::for_tests::post(board, "K3", {"I30", "I31", "O30", "O31"}, 60);
  chicane::for_tests::post(board, "K3", {"I32", "I33", "O32", "O33"}, 100);
  chicane::for_tests::draw_line(board, "R1", {"O9", "M10", "I11", "I12", "M13", "O14"});
  chicane::for_tests::draw_line(board, "G1", {"O29", "I30", "I31", "O32", "O33", "O34"},
                                LineColour::green);
  for (int row = 16; row <= 40; ++row) board.grey[row - 1] = Side::outside;
  board.grid = chicane::for_tests::all(
      board, {"I40", "O40", "I39", "O39", "I38", "O38", "I37", "O37", "I36", "O36", "I35", "O35"});
  return with_strips(board);
}

// W4: four lanes, no line; K1 rows 11-12 (60, 80, 80, 100).
inline Board four_lanes() {
  Board board = chicane::for_tests::ring(20, {"I", "M", "N", "O"});
  chicane::for_tests::post(board, "K1", {"I11", "I12"}, 60);
  chicane::for_tests::post(board, "K1", {"M11", "M12", "N11", "N12"}, 80);
  chicane::for_tests::post(board, "K1", {"O11", "O12"}, 100);
  board.grid = chicane::for_tests::all(
      board, {"I20", "M20", "N20", "O20", "I19", "M19", "N19", "O19", "I18", "M18", "N18", "O18"});
  return with_strips(board);
}

// WF: two lanes, K1 rows 18-19 (100).
inline Board two_lanes() {
  Board board = chicane::for_tests::ring(20, {"I", "O"});
  chicane::for_tests::post(board, "K1", {"I18", "I19", "O18", "O19"}, 100);
  board.grid = chicane::for_tests::all(board, {"I20", "O20", "I19", "O19", "I18", "O18"});
  return with_strips(board);
}

class TestTable {
 public:
  explicit TestTable(const Options& options = {}, const Board& board = tournament_track())
      : board_(board), game_(*SpeedCircuitWbc::make_game(board, options)) {}

  // A car between two turns, in the first lap, specifications 60/40/40/160, wear 4, no chips: the
  // defaults of the conformance cases. The place may lie on a strip.
  Car& add_car(std::string_view place, Speed speed = {}) {
    Car& car = state.cars[state.car_count];
    car.at = space(place);
    car.progress = static_cast<std::int16_t>(game_.course[car.at].row);
    car.build = kNoBuild;
    car.specs = {60_mph, 40_mph, 40_mph, 160_mph};
    car.wear = 4;
    car.speed = car.ref = speed;
    car.fronts = {kNoCar, kNoCar};
    state.phase = Phase::plot;
    state.waiting = static_cast<std::uint16_t>(state.waiting | 1u << state.car_count);
    ++state.car_count;
    return car;
  }

  // That car begins its move at that speed, alone in the order of the turn.
  Move& put_at_wheel(int car, Speed speed) {
    state.phase = Phase::move;
    state.waiting = 0;
    state.order = {static_cast<std::uint8_t>(car)};
    state.order_count = 1;
    state.mover = 0;
    state.move = {};
    state.move.from = state.cars[car].at;
    state.move.from_progress = state.cars[car].progress;
    state.move.attempt = state.move.speed = state.cars[car].plot = speed;
    state.move.front = kNoCar;
    return state.move;
  }

  SpaceId space(std::string_view place) const {
    const std::optional<Index> found = find_place(board_, place);
    CHICANE_ASSERT(found.has_value());
    return static_cast<SpaceId>(*found);
  }
  std::string place(SpaceId space) const { return place_name(board_, index(space)); }
  std::string place(const Car& car) const { return place(car.at); }

  // Which step leads the car at the wheel there; one that does not exist if none does.
  int step_to(std::string_view to) const {
    const CourseSpace& from = game_.course[state.at_wheel().at];
    int step = 0;
    while (step < from.step_count && from.steps[step] != space(to)) ++step;
    return step;
  }

  std::vector<Decision> legal(int car) const {
    DecisionList list;
    SpeedCircuitWbc::legal(game_, state, seat_at(car), list);
    return {list.begin(), list.end()};
  }

  // Why the decision is refused, or nothing.
  std::optional<Why> refusal(Seat seat, const Decision& decision) const {
    const auto checked = SpeedCircuitWbc::check(game_, state, seat, decision);
    return checked ? std::nullopt : std::optional(checked.error().why);
  }
  std::optional<Why> refusal(int car, const Decision& decision) const {
    return refusal(seat_at(car), decision);
  }

  void take(Seat seat, const Decision& decision) {
    const auto checked = SpeedCircuitWbc::check(game_, state, seat, decision);
    ASSERT_TRUE(static_cast<bool>(checked)) << name(checked.error().why);
    SpeedCircuitWbc::apply(game_, state, *checked, log);
  }
  void take(int car, const Decision& decision) { take(seat_at(car), decision); }
  void throw_die(int face) { take(kChance, roll(face)); }

  // All cars plot, by seat.
  void plot_all(const std::vector<int>& speeds) {
    for (std::size_t car = 0; car < speeds.size(); ++car)
      take(static_cast<int>(car), plot(speeds[car]));
  }
  // The car at the wheel drives on, step by step.
  void drive_over(const std::vector<std::string>& places) {
    for (const std::string& to : places) take(wheel(), drive(step_to(to)));
  }
  void pass_through(std::string_view to) { take(wheel(), pass(step_to(to))); }
  // The roll that is due for the car at the wheel: its chips, then two dice.
  void roll_for(int first, int second, int chips_taken = 0) {
    take(wheel(), chips(chips_taken));
    throw_die(first);
    throw_die(second);
  }

  int wheel() const { return state.order[state.mover]; }
  const Board& board() const { return board_; }
  const Game& game() const { return game_; }
  const Course& course() const { return game_.course; }
  const Car& car(int number) const { return state.cars[number]; }
  Car& car(int number) { return state.cars[number]; }

  // The kinds of all events so far, in order.
  std::vector<EventKind> happened() const {
    std::vector<EventKind> kinds;
    for (const Event& event : log.events) kinds.push_back(event.kind);
    return kinds;
  }

  State state{};
  EventLog<Event> log;

 private:
  Board board_;
  Game game_;
};

// The name of a reason, for messages; "accepted" if there is none.
inline std::string_view reason_name(const std::optional<Why>& why) {
  return why ? name(*why) : "accepted";
}

}  // namespace chicane::speed_circuit_wbc
