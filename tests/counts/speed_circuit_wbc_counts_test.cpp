#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "counts/count_sequences.h"
#include "rules/speed_circuit_wbc/preparation.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane::speed_circuit_wbc {
namespace {

constexpr auto count = count_sequences<SpeedCircuitWbc>;

struct Placed {
  const char* place;
  int speed;
  int wear = 6;
  int ones = 0;
  int threes = 0;
};

State position(const Board& board, const Game& game, const std::vector<Placed>& cars) {
  State state{};
  state.car_count = static_cast<std::uint8_t>(cars.size());
  state.phase = Phase::plot;
  state.waiting = static_cast<std::uint16_t>((1u << cars.size()) - 1);
  for (std::size_t i = 0; i < cars.size(); ++i) {
    Car& car = state.cars[i];
    car.at = static_cast<SpaceId>(*find_place(board, cars[i].place));
    car.progress = static_cast<std::int16_t>(game.course[car.at].row);
    car.build = kNoBuild;
    car.specs = {60_mph, 40_mph, 40_mph, 160_mph};
    car.speed = car.ref = Speed::from_mph(cars[i].speed);
    car.wear = static_cast<std::uint8_t>(cars[i].wear);
    car.ones = static_cast<std::uint8_t>(cars[i].ones);
    car.threes = static_cast<std::uint8_t>(cars[i].threes);
  }
  return state;
}

TEST(SpeedCircuitWbcCounts, SequencesFromNamedPositions) {
  struct Row {
    const char* what;
    const char* board;
    std::vector<Placed> cars;
    std::vector<long> counts;  // To depth 1, 2, …
  };
  // The first row by hand: plots 0 to 120 are seven. 0 is 20 over and has two options; 20 to 100
  // have two spaces to step to and an amount to brake by for each of their spaces, 3 + 4 + 5 + 6 +
  // 7; 120 asks for chips, of which there are none: 2 + 25 + 1 = 28.
  const std::vector<Row> rows = {
      {"alone on the straight", "WB", {{"I1", 60}}, {7, 28, 74, 208, 781}},
      {"before the first corner, with chips",
       "WB",
       {{"M10", 100, 6, 2, 1}},
       {9, 49, 125, 551, 3295}},
      {"before the first corner, without wear", "WB", {{"M10", 120, 0}}, {10, 52, 96, 262, 773}},
      {"in a corner that opens", "WB", {{"I31", 80}}, {6, 26, 64, 151, 437}},
      {"a tow is possible", "WB", {{"I35", 120}, {"I34", 120}}, {10, 100, 470, 1290, 3650}},
      {"behind a closed row", "WF", {{"I10", 0}, {"O10", 0}, {"I9", 60}}, {4, 16, 112, 259, 735}},
      {"beside the track", "WB", {{"X5", 40, 3, 2}}, {5, 19, 46, 124, 414}},
      {"Monza, before the Parabolica", "monza", {{"M63", 160}}, {10, 39, 129, 417, 1527}},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    const auto board = load_board(row.board);
    const auto game = SpeedCircuitWbc::make_game(*board, {});
    std::vector<long> counts;
    for (std::size_t depth = 1; depth <= row.counts.size(); ++depth)
      counts.push_back(count(*game, position(*board, *game, row.cars), static_cast<int>(depth)));
    EXPECT_EQ(counts, row.counts);
  }
}

TEST(SpeedCircuitWbcCounts, BuildsAndBidsOfOne) {
  const auto game = SpeedCircuitWbc::make_game(*load_board("WB"), {});
  const State start = SpeedCircuitWbc::setup(*game, 1);
  EXPECT_EQ(count(*game, start, 1), 1146);
  // Every build with every bid it can make: (wear + 1) · (−1 chips + 1) · (−3 chips + 1).
  long bids = 0;
  for (int i = 0; i < kBuildCount; ++i) {
    Car car{};
    equip(car, build_levels(i), game->options.laps);
    bids += (car.wear + 1) * (car.ones + 1) * (car.threes + 1);
  }
  EXPECT_EQ(count(*game, start, 2), bids);
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
