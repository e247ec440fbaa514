#include "rules/lib/speed.h"

#include <gtest/gtest.h>

namespace chicane {
namespace {

TEST(Speed, IsOneSpaceForEachTwenty) {
  EXPECT_EQ((120_mph).spaces(), 6);
  EXPECT_EQ(Speed::from_spaces(6).mph(), 120);
  EXPECT_EQ(60_mph + 40_mph, 100_mph);
  EXPECT_EQ(100_mph - 40_mph, 60_mph);
  EXPECT_LT(100_mph, 120_mph);
}

TEST(Speed, ExcessIsNeverBelowNothing) {
  EXPECT_EQ(excess(120_mph, 80_mph), 40_mph);
  EXPECT_EQ(excess(80_mph, 80_mph), 0_mph);
  EXPECT_EQ(excess(60_mph, 80_mph), 0_mph);
}

TEST(SpeedDeathTest, OtherNumbersAreInternalErrors) {
  EXPECT_DEATH(Speed::from_mph(50), "does not hold");
  EXPECT_DEATH(Speed::from_mph(-20), "does not hold");
  EXPECT_DEATH(static_cast<void>(60_mph - 80_mph), "does not hold");
  EXPECT_DEATH(static_cast<void>(Speed::from_spaces(200) + Speed::from_spaces(56)),
               "does not hold");
}

}  // namespace
}  // namespace chicane
