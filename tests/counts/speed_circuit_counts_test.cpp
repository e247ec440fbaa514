#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "counts/count_sequences.h"
#include "rules/speed_circuit/preparation.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::speed_circuit {
namespace {

constexpr auto count = count_sequences<SpeedCircuit>;

// A car between two turns, as the cases place one.
struct Placed {
  const char* place;
  int speed;
  int wear = 4;
};

State position(const Board& board, const Game& game, const std::vector<Placed>& cars) {
  State state{};
  state.car_count = static_cast<std::uint8_t>(cars.size());
  state.phase = Phase::plot;
  state.waiting = static_cast<std::uint16_t>((1u << cars.size()) - 1);
  for (std::size_t i = 0; i < cars.size(); ++i) {
    Car& car = state.cars[i];
    car.at = static_cast<SpaceId>(*find_space(board, cars[i].place));
    car.progress = static_cast<std::int16_t>(game.course[car.at].row);
    car.build = kNoBuild;
    car.specs = {60_mph, 40_mph, 40_mph, 160_mph};
    car.speed = car.ref = Speed::from_mph(cars[i].speed);
    car.wear = static_cast<std::uint16_t>(cars[i].wear);
  }
  return state;
}

TEST(SpeedCircuitCounts, SequencesFromNamedPositions) {
  struct Row {
    const char* what;
    const char* board;
    std::vector<Placed> cars;
    std::vector<long> counts;  // To depth 1, 2, …
  };
  // The first row by hand: seven plots, 0 to 120; then two ways to pay for 0, two ends for each
  // speed from 20 to 100, six faces for the push to 120: 2 + 5 · 2 + 6 = 18.
  const std::vector<Row> rows = {
      {"alone on the straight", "SB", {{"I1", 60}}, {7, 18, 89, 322}},
      {"alone before the first corner", "SB", {{"I9", 100}}, {9, 38, 112, 394}},
      {"alone before the first corner of the sample game",
       "MA",
       {{"M13", 120}},
       {10, 49, 182, 972}},
      {"without wear before a corner", "SB", {{"O9", 120, 0}}, {3, 8, 18, 61}},
      {"two abreast", "SB", {{"I5", 80}, {"O5", 80}}, {8, 64, 212, 671}},
      {"one behind the other, a tow is possible",
       "MA",
       {{"I22", 120}, {"I21", 120}},
       {10, 200, 540, 2097}},
      {"Monza, before the Parabolica", "monza", {{"M63", 160}}, {8, 76, 422, 1581}},
      {"Monza, three wide before the Rettifilo",
       "monza",
       {{"I5", 100}, {"M5", 100}, {"O5", 100}},
       {9, 81, 729, 4091}},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    const auto board = load_board(row.board);
    const auto game = SpeedCircuit::make_game(*board, {.laps = 3});
    std::vector<long> counts;
    for (std::size_t depth = 1; depth <= row.counts.size(); ++depth) {
      counts.push_back(count(*game, position(*board, *game, row.cars), static_cast<int>(depth)));
    }
    EXPECT_EQ(counts, row.counts);
  }
}

TEST(SpeedCircuitCounts, BuildsAndGridOfTwo) {
  const auto game = SpeedCircuit::make_game(*load_board("SB"), {});
  const State start = SpeedCircuit::setup(*game, 2);
  EXPECT_EQ(count(*game, start, 1), 51);
  EXPECT_EQ(count(*game, start, 2), 51 * 51);
}

}  // namespace
}  // namespace chicane::speed_circuit
