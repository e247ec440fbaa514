// A table at which a test can put any position and drive on from it. The board is SB of the
// conformance cases: K1 rows 11-13 (60 inside, 80 outside), K2 rows 17-18 (100), K3 rows 23-26
// (120, then 80); line R1 through K1, R2 through K3.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/board_for_tests.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::speed_circuit {

inline Board short_track() {
  Board board = chicane::for_tests::ring(30, {"I", "O"});
  chicane::for_tests::post(board, "K1", {"I11", "I12", "I13"}, 60);
  chicane::for_tests::post(board, "K1", {"O11", "O12", "O13"}, 80);
  chicane::for_tests::post(board, "K2", {"I17", "I18", "O17", "O18"}, 100);
  chicane::for_tests::post(board, "K3", {"I23", "I24", "O23", "O24"}, 120);
  chicane::for_tests::post(board, "K3", {"I25", "I26", "O25", "O26"}, 80);
  chicane::for_tests::draw_line(board, "R1", {"O9", "O10", "I11", "I12", "O13", "O14"});
  chicane::for_tests::draw_line(board, "R2", {"O22", "O23", "O24", "O25", "O26"});
  board.grid = chicane::for_tests::all(board, {"I30", "O30", "I29", "O29", "I28", "O28"});
  return board;
}

class TestTable {
 public:
  explicit TestTable(const Options& options = {}, const Board& board = short_track())
      : board_(board), game_(*SpeedCircuit::make_game(board, options)) {}

  // A car between two turns, in the first lap, specifications 60/40/40/160, wear 4: the defaults of
  // the conformance cases.
  Car& add_car(std::string_view place, Speed speed = {}) {
    Car& car = state.cars[state.car_count];
    car.at = space(place);
    car.progress = static_cast<std::int16_t>(game_.course[car.at].row);
    car.build = kNoBuild;
    car.specs = {60_mph, 40_mph, 40_mph, 160_mph};
    car.wear = 4;
    car.speed = car.ref = speed;
    state.phase = Phase::plot;
    state.waiting = static_cast<std::uint16_t>(state.waiting | 1u << state.car_count);
    ++state.car_count;
    return car;
  }

  SpaceId space(std::string_view place) const {
    return static_cast<SpaceId>(chicane::for_tests::at(board_, place));
  }
  std::string place(const Car& car) const { return place_name(board_, index(car.at)); }

  // The path over these places as a decision of that car.
  Decision path_over(int car, const std::vector<std::string>& places) const {
    Path path;
    SpaceId at = state.cars[car].at;
    for (const std::string& to : places) {
      const CourseSpace& from = game_.course[at];
      int step = 0;
      while (step < from.step_count && from.steps[step] != space(to)) ++step;
      EXPECT_LT(step, from.step_count) << to << " is not ahead";
      path.push(step);
      at = space(to);
    }
    return drive(path);
  }

  // Why the decision is refused, or nothing.
  std::optional<Why> refusal(Seat seat, const Decision& decision) const {
    const auto checked = SpeedCircuit::check(game_, state, seat, decision);
    return checked ? std::nullopt : std::optional(checked.error().why);
  }
  std::optional<Why> refusal(int car, const Decision& decision) const {
    return refusal(seat_at(car), decision);
  }

  void take(Seat seat, const Decision& decision) {
    const auto checked = SpeedCircuit::check(game_, state, seat, decision);
    ASSERT_TRUE(static_cast<bool>(checked)) << name(checked.error().why);
    SpeedCircuit::apply(game_, state, *checked, log);
  }
  void take(int car, const Decision& decision) { take(seat_at(car), decision); }
  void throw_die(int face) { take(kChance, roll(face)); }

  const Board& board() const { return board_; }
  const Game& game() const { return game_; }
  const Car& car(int number) const { return state.cars[number]; }

  State state{};
  EventLog<Event> log;

 private:
  Board board_;
  Game game_;
};

}  // namespace chicane::speed_circuit
