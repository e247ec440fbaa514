#include <gtest/gtest.h>

#include <cstring>

#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

constexpr Seat kA = seat_at(0);
constexpr Seat kB = seat_at(1);

TEST(WbcView, HidesBuildsUntilAllAreIn) {
  TestTable table;
  table.state = SpeedCircuitWbc::setup(table.game(), 3);
  table.take(kA, build({0, 0, 0, 0, 1, 1}));
  const std::uint16_t given = table.car(0).build;
  EXPECT_NE(given, kNoBuild);
  EXPECT_EQ(SpeedCircuitWbc::view(table.state, kA).cars[0].build, given) << "one's own";
  EXPECT_EQ(SpeedCircuitWbc::view(table.state, kB).cars[0].build, kNoBuild);
  EXPECT_EQ(SpeedCircuitWbc::view(table.state, kSpectator).cars[0].build, kNoBuild);
  EXPECT_EQ(SpeedCircuitWbc::view(table.state, kB).waiting, 0b110) << "that it is in may be seen";
  table.take(1, build({0, 0, 0, 0, 1, 1}));
  table.take(2, build({0, 0, 0, 0, 1, 1}));
  EXPECT_EQ(SpeedCircuitWbc::view(table.state, kB).cars[0].build, given) << "revealed";
}

TEST(WbcView, HidesBidsUntilAllAreIn) {
  TestTable table;
  table.state = SpeedCircuitWbc::setup(table.game(), 2);
  table.take(kA, build({0, 0, 0, 0, 1, 1}));
  table.take(kB, build({0, 0, 0, 0, 1, 1}));
  table.take(kA, bid({3, 2, 1}));
  EXPECT_EQ(SpeedCircuitWbc::view(table.state, kA).cars[0].bid, (Bid{3, 2, 1}));
  EXPECT_EQ(SpeedCircuitWbc::view(table.state, kB).cars[0].bid, Bid{});
  table.take(kB, bid({0, 0, 0}));
  EXPECT_EQ(SpeedCircuitWbc::view(table.state, kB).cars[0].bid, (Bid{3, 2, 1}));
}

TEST(WbcView, HidesCardsUntilAllAreIn) {
  TestTable table;
  table.add_car("I5", 60_mph);
  table.add_car("O5", 60_mph);
  table.take(kA, plot(80));
  EXPECT_EQ(SpeedCircuitWbc::view(table.state, kA).cars[0].card, card(80_mph));
  EXPECT_EQ(SpeedCircuitWbc::view(table.state, kB).cars[0].card, Card::none);
  table.take(kB, plot_mps());
  EXPECT_EQ(SpeedCircuitWbc::view(table.state, kB).cars[0].card, card(80_mph));
  EXPECT_EQ(SpeedCircuitWbc::view(table.state, kSpectator).cars[1].card, Card::mps);
}

// What is left of the last turn tells nothing of this one: the views are equal byte by byte.
TEST(WbcView, IsTheSameWhateverTheOtherHasPlotted) {
  TestTable table;
  table.add_car("I5", 60_mph);
  table.add_car("O5", 60_mph);
  TestTable other = table;
  table.take(kA, plot(80));
  other.take(kA, plot(0));
  const State seen = SpeedCircuitWbc::view(table.state, kB);
  const State seen_other = SpeedCircuitWbc::view(other.state, kB);
  EXPECT_EQ(std::memcmp(&seen, &seen_other, sizeof(State)), 0);
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
