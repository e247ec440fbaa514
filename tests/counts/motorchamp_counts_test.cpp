#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "counts/count_sequences.h"
#include "rules/motorchamp/motorchamp.h"

namespace chicane::motorchamp {
namespace {

constexpr auto count = count_sequences<MotorChamp>;

// A car in its third lap. The first of a list moves, alone in its round.
struct Placed {
  int row;
  int lane;
  int laps = 2;
};

State position(const Game& game, const std::vector<Placed>& cars) {
  State state{};
  state.car_count = static_cast<std::uint8_t>(cars.size());
  state.player_count = 2;
  for (std::size_t i = 0; i < cars.size(); ++i) {
    Car& car = state.cars[i];
    car.where = Where::track;
    car.row = static_cast<std::uint8_t>(cars[i].row);
    car.lane = static_cast<std::uint8_t>(cars[i].lane);
    car.laps = static_cast<std::int8_t>(cars[i].laps);
    car.team = static_cast<std::uint8_t>(1 + i / 2);
    car.owner = static_cast<std::uint8_t>(i / 2 % 2);
    car.first_passer = kNoCar;
  }
  state.order_count = 1;
  state.round = 1;
  begin_turn(game, state, 0);
  return state;
}

TEST(MotorChampCounts, SequencesFromNamedPositions) {
  struct Row {
    const char* what;
    const char* board;
    std::vector<Placed> cars;
    std::vector<long> counts;  // To depth 1, 2, …
  };
  // The first row by hand: on a free triple square all three dice must be thrown; six faces, six
  // faces, three; each total has two lanes to land on: 1, 6, 36, 108, 216. A row closed three rows
  // on makes no throw safe: S, N, NN and NNS have 3 + 6 + 6 + 6 faces; behind them two lanes for 1
  // and 2, two side places for 3, out for 4, 5 and 6, and the second dice: 6 + 9 + 36 + 36 = 87.
  // Two rows before the entrance 19 of the 108 throws are of six or less and may enter.
  const std::vector<Row> rows = {
      {"alone on a free track", "M60", {{10, kRight}}, {1, 6, 36, 108, 216, 216}},
      {"behind a closed row",
       "M60",
       {{10, kRight}, {13, kRight}, {13, kLeft}},
       {4, 21, 87, 162, 238, 883}},
      {"a tow is possible", "M60", {{10, kRight}, {14, kRight}}, {1, 6, 36, 108, 213, 215}},
      {"before the entrance", "M60", {{50, kRight}}, {1, 6, 36, 108, 235, 235}},
      {"before the line in the last lap", "M40", {{38, kLeft, 5}}, {1, 6, 36, 108, 108, 108}},
      {"before the first bend",
       "mc-a1-m1-z1",
       {{16, kRight}, {15, kLeft}},
       {2, 9, 16, 32, 174, 569}},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    const auto game = MotorChamp::make_game(*load_board(row.board), {});
    std::vector<long> counts;
    for (std::size_t depth = 1; depth <= 6; ++depth)
      counts.push_back(count(*game, position(*game, row.cars), static_cast<int>(depth)));
    EXPECT_EQ(counts, row.counts);
  }
}

TEST(MotorChampCounts, GridThrowsOfTwo) {
  const auto game = MotorChamp::make_game(*load_board("M60"), {});
  const State start = MotorChamp::setup(*game, 2);
  // Sixteen cars, eight of each; three dice.
  EXPECT_EQ(count(*game, start, 1), 8);
  EXPECT_EQ(count(*game, start, 4), 8 * 6 * 6 * 3);
}

}  // namespace
}  // namespace chicane::motorchamp
