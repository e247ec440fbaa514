// Counted by hand.
#include <gtest/gtest.h>

#include "lab/odds_for_tests.h"

namespace chicane::lab {
namespace {

// GPA-DMG  Table B: 1 and 2 nothing, 3 a spin, 4 to 6 damage by table C, the suspension on two
// faces. A spin ends the race of the car on two faces of the next die.
TEST(OddsByHand, GrandPrixAdvanced) {
  const auto race =
      position("grand-prix-advanced",
               "board GPA-TT\ncar a 12 gear=3\nturn a\ndo a gear 3\ndo a push 0\nroll 5\n");
  const std::map<std::string, std::string> found = odds(*race, "plan 1 0");
  EXPECT_EQ(found.size(), 8u);
  EXPECT_EQ(found.at("1a a is above its factor 2 in cell 13 and throws 1, 2: unharmed."), "1/3");
  EXPECT_EQ(found.at("1a a throws 1, 2 and damages the suspension in cell 13."), "1/6");
  EXPECT_EQ(found.at("1a a throws 3 and damages the tyres in cell 13."), "1/12");
  EXPECT_EQ(found.at("1a a spins beside cell 13 and throws 1–4, less than 5: it will go on."),
            "1/9");
}

}  // namespace
}  // namespace chicane::lab
