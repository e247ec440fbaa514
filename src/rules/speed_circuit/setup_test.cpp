#include <gtest/gtest.h>

#include "rules/speed_circuit/game_for_tests.h"

namespace chicane::speed_circuit {
namespace {

TEST(MakeGame, TakesAnyNumberOfLapsThatFits) {
  const Board board = short_track();
  EXPECT_TRUE(static_cast<bool>(SpeedCircuit::make_game(board, {.laps = 1})));
  EXPECT_TRUE(static_cast<bool>(SpeedCircuit::make_game(board, {.laps = kLapsMax})));
  for (const int laps : {0, -1, kLapsMax + 1}) {
    const auto game = SpeedCircuit::make_game(board, {.laps = laps});
    ASSERT_FALSE(static_cast<bool>(game));
    EXPECT_EQ(to_string(game.error()),
              "laps: " + std::to_string(laps) + " is not possible; 1 to 80 are");
  }
}

TEST(MakeGame, RefusesABoardThatDoesNotFit) {
  Board board = short_track();
  board.spaces[0].steps.clear();
  EXPECT_FALSE(static_cast<bool>(SpeedCircuit::make_game(board, {})));
}

// SC-16
TEST(Setup, SeatsAsManyAsTheGridHasPlaces) {
  EXPECT_EQ(SpeedCircuit::seats_max(TestTable().game()), 6);
  Board board = short_track();
  board.grid.resize(2);
  EXPECT_EQ(SpeedCircuit::seats_max(TestTable({}, board).game()), 2);
}

// SC-2.4c
TEST(Setup, WaitsForTheBuildOfEverySeatAndNoOther) {
  TestTable table;
  table.state = SpeedCircuit::setup(table.game(), 3);
  const Pending pending = SpeedCircuit::pending(table.game(), table.state);
  EXPECT_EQ(pending.kind, Pending::Kind::seats);
  EXPECT_EQ(pending.seats, SeatSet::from_bits(0b111));
  EXPECT_EQ(table.car(2).build, kNoBuild);
}

TEST(SetupDeathTest, NeverSeatsMoreThanTheGridHolds) {
  const TestTable table;
  EXPECT_DEATH(SpeedCircuit::setup(table.game(), 7), "does not hold");
  EXPECT_DEATH(SpeedCircuit::setup(table.game(), 0), "does not hold");
}

}  // namespace
}  // namespace chicane::speed_circuit
