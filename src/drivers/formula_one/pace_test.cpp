#include "drivers/formula_one/pace.h"

#include <gtest/gtest.h>

#include "rules/formula_one/game_for_tests.h"

namespace chicane::formula_one {
namespace {

TEST(FormulaOnePace, PricesFollowTheCharts) {
  EXPECT_EQ(price_of_excess(0_mph, 0), 0);
  EXPECT_EQ(price_of_excess(60_mph, 0), kSpinPrice);
  EXPECT_EQ(price_of_excess(20_mph, kTyreMax), kSpinPrice);
  // 6.1  11 tyre points and 4 spins of 36.
  EXPECT_EQ(price_of_excess(20_mph, 0), (11 * kTyrePrice + 4 * kSpinPrice) / 36);
  EXPECT_EQ(price_of_excess(40_mph, 0), (11 * kTyrePrice + 7 * 2 * kTyrePrice +
                                         10 * (kTyrePrice + kBrakePrice) + 4 * kSpinPrice) /
                                            36);
  EXPECT_GT(price_of_excess(40_mph, kWornTyre), price_of_excess(40_mph, 0));
  EXPECT_EQ(price_of_reduction({2, 1}), 2 * kBrakePrice + kTyrePrice);
}

// 6.4  Three laps alone take 30.83 turns at best; a lap in full flight a little less than a third.
TEST(FormulaOnePace, OfALapIsCloseToTheFigureOfTheRules) {
  const TestTable table({}, reference_board());
  const Pace pace(table.game());
  // From the line row to the line and a lap on: two laps, at the speed of one who comes by.
  const int two_laps = pace.from(table.square("3.59"), 100_mph);
  EXPECT_GT(two_laps, 2 * 9 * kTurn);
  EXPECT_LT(two_laps, 2 * 12 * kTurn);
  // From rest on the grid: as much, and what it takes to get going.
  EXPECT_GT(pace.from(table.square("3.0"), 0_mph), two_laps - kTurn);
  EXPECT_LT(pace.from(table.square("3.0"), 0_mph), two_laps + 2 * kTurn);
}

TEST(FormulaOnePace, NearerIsSooner) {
  const TestTable table({}, reference_board());
  const Pace pace(table.game());
  EXPECT_LT(pace.from(table.square("2.30"), 80_mph), pace.from(table.square("2.20"), 80_mph));
  EXPECT_LE(pace.from(table.square("2.30"), 80_mph), pace.from(table.square("2.30"), 0_mph));
}

}  // namespace
}  // namespace chicane::formula_one
