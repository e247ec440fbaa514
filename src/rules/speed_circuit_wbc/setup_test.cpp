#include <gtest/gtest.h>

#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

TEST(WbcMakeGame, TakesAnyNumberOfLapsThatFits) {
  const Board board = tournament_track();
  EXPECT_TRUE(static_cast<bool>(SpeedCircuitWbc::make_game(board, {.laps = 1})));
  EXPECT_TRUE(static_cast<bool>(SpeedCircuitWbc::make_game(board, {.laps = kLapsMax})));
  for (const int laps : {0, -1, kLapsMax + 1}) {
    const auto game = SpeedCircuitWbc::make_game(board, {.laps = laps});
    ASSERT_FALSE(static_cast<bool>(game));
    EXPECT_EQ(to_string(game.error()),
              "laps: " + std::to_string(laps) + " is not possible; 1 to 30 are");
  }
}

TEST(WbcMakeGame, RefusesABoardThatDoesNotFit) {
  Board board = tournament_track();
  board.spaces[0].steps.clear();
  EXPECT_FALSE(static_cast<bool>(SpeedCircuitWbc::make_game(board, {})));
}

TEST(WbcMakeGame, NeedsStripsBesideTheTrack) {
  Board board = tournament_track();
  board.strips.clear();
  const auto game = SpeedCircuitWbc::make_game(board, {});
  ASSERT_FALSE(static_cast<bool>(game));
  EXPECT_EQ(to_string(game.error()),
            "board ring: the board has no strips beside the track (WBC-2.11a)");
}

TEST(WbcMakeGame, GivesLinesTheirBonusAndJoinsThemAtTheirFirstSpace) {
  const TestTable table;
  EXPECT_EQ(table.course()[LineId{0}].bonus, 20_mph);
  EXPECT_EQ(table.course()[LineId{1}].bonus, 40_mph) << "WBC-2.16";
  EXPECT_TRUE(table.course()[table.space("O9")].has_joinable_line);
  EXPECT_FALSE(table.course()[table.space("M10")].has_joinable_line) << "SC-6.3b";
}

// SC-16
TEST(WbcSetup, SeatsAsManyAsTheGridHasPlacesUpToTwelve) {
  EXPECT_EQ(SpeedCircuitWbc::seats_max(TestTable().game()), 12) << "WBC-H.1a";
  Board board = tournament_track();
  board.grid.resize(5);
  EXPECT_EQ(SpeedCircuitWbc::seats_max(TestTable({}, board).game()), 5);
}

TEST(WbcSetup, WaitsForTheBuildOfEverySeatAndNoOther) {
  TestTable table;
  table.state = SpeedCircuitWbc::setup(table.game(), 3);
  const Pending pending = SpeedCircuitWbc::pending(table.game(), table.state);
  EXPECT_EQ(pending.kind, Pending::Kind::seats);
  EXPECT_EQ(pending.seats, SeatSet::from_bits(0b111));
  EXPECT_EQ(table.car(2).build, kNoBuild);
}

TEST(WbcSetupDeathTest, NeverSeatsMoreThanTheGridHolds) {
  const TestTable table;
  EXPECT_DEATH(SpeedCircuitWbc::setup(table.game(), 13), "does not hold");
  EXPECT_DEATH(SpeedCircuitWbc::setup(table.game(), 0), "does not hold");
}

// P1 and P2 of a race of two: builds, bids, dice, grid.
TEST(WbcSetup, LeadsByBuildsAndBidsToTheGrid) {
  TestTable table({.laps = 2});
  table.state = SpeedCircuitWbc::setup(table.game(), 2);
  table.take(0, build({0, 0, 0, 0, 1, 1}));
  EXPECT_EQ(table.car(0).wear, 0) << "nothing is shown yet";
  table.take(1, build({2, 0, 0, 0, 0, 0}));
  EXPECT_EQ(table.car(0).wear, 14) << "WBC-1.1";
  EXPECT_EQ(table.car(1).specs.start, 120_mph);
  EXPECT_EQ(table.state.phase, Phase::bid);
  table.take(1, bid({0, 4, 0}));
  table.take(0, bid({2, 0, 0}));
  EXPECT_EQ(table.state.phase, Phase::grid_roll);
  const Pending pending = SpeedCircuitWbc::pending(table.game(), table.state);
  EXPECT_EQ(pending.kind, Pending::Kind::chance);
  EXPECT_EQ(pending.roll, (Roll{static_cast<std::uint8_t>(Purpose::grid), 0, 100}));
  table.throw_die(50);
  table.throw_die(51);
  EXPECT_EQ(table.state.phase, Phase::plot);
  EXPECT_EQ(table.place(table.car(1)), "I40") << "WBC-H.3d";
  EXPECT_EQ(table.place(table.car(0)), "O40");
  EXPECT_EQ(table.car(0).wear, 12) << "WBC-H.3c";
  EXPECT_EQ(table.car(1).ones, 2);
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
