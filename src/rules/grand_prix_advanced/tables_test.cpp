#include "rules/grand_prix_advanced/tables.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace chicane::grand_prix_advanced {
namespace {

// Section 6.1: the formula, and what the table was made to be.
TEST(GrandPrixAdvancedTables, ToleranceFollowsItsFormula) {
  for (int gear = 1; gear <= kGears; ++gear) {
    for (int die = 1; die <= kRiskDieMax; ++die) {
      const int s = gear + die;
      const int bears = s <= 6 ? 3 : s <= 8 ? 2 : s <= 10 ? 1 : 0;
      EXPECT_EQ(tolerance(gear, die), gear == 5 ? std::min(2, bears) : bears) << gear << " " << die;
      if (die > 1) {
        EXPECT_LE(tolerance(gear, die), tolerance(gear, die - 1));
      }
      if (gear > 1) {
        EXPECT_LE(tolerance(gear, die), tolerance(gear - 1, die));
      }
    }
  }
}

// GPA-GEAR-1
TEST(GrandPrixAdvancedTables, GearsAndTheirPushes) {
  const int rows[][4] = {{1, 0, 3, 2}, {2, 2, 5, 2}, {3, 3, 6, 3}, {4, 5, 9, 4}, {5, 8, 12, 4}};
  int greatest = 0;
  for (const auto& [gear, least, most, push] : rows) {
    EXPECT_EQ(gear_of(gear).least, least);
    EXPECT_EQ(gear_of(gear).most, most);
    EXPECT_EQ(gear_of(gear).push, push);
    greatest = std::max(greatest, most + push);
  }
  EXPECT_EQ(greatest, kCountMax);
}

// GPA-DMG-2, GPA-DMG-4
TEST(GrandPrixAdvancedTables, ChecksAndDamages) {
  EXPECT_EQ(std::count(kTableB.begin(), kTableB.end(), CheckResult::nothing), 2);
  EXPECT_EQ(kTableB[2], CheckResult::spin);
  EXPECT_EQ(std::count(kTableB.begin(), kTableB.end(), CheckResult::damage), 3);
  const Damage c[] = {Damage::suspension, Damage::suspension, Damage::tyres,
                      Damage::gearbox,    Damage::brakes,     Damage::chassis};
  EXPECT_TRUE(std::equal(kTableC.begin(), kTableC.end(), std::begin(c)));
}

// GPA-CAP-1, GPA-STA-1, GPA-AUT-1
TEST(GrandPrixAdvancedTables, RoomStartAndAutomaticCars) {
  for (int factor = 0; factor <= kFactorMax; ++factor) EXPECT_EQ(kRoom[factor], 4 - factor);
  for (int face = 1; face <= kDieSides; ++face) {
    EXPECT_EQ(kStartMost[face - 1], face == 6 ? 3 : face == 5 ? 4 : 5);
    EXPECT_EQ(kAutomaticCells[face - 1], face <= 2 ? 5 : face <= 4 ? 6 : 9);
  }
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
