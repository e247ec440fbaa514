// Counted by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/odds_for_tests.h"

namespace chicane::lab {
namespace {

using testing::ElementsAre;
using testing::Pair;

// F1-COR-3  20 over: a spin on 3 and 11 (4 of 36); a tyre point on 4, 5 and 8 that is no double
// (3 + 4 + 4).
TEST(OddsByHand, FormulaOne) {
  const auto race =
      position("formula-one", "board F1-TT\ncar 1 2.8 speed=80\nturn 1\ndo 1 set 80\n");
  const std::string over = "Car1 is 20 over at Lodge Corner and throws … = …: ";
  EXPECT_THAT(
      odds(*race, "drive 2.9 2.10 2.11 2.12"),
      ElementsAre(Pair("Car1 drives 4 squares to 2.12. " + over + "nothing happens.", "7/12"),
                  Pair(over + "1 tyre point.", "11/36"), Pair(over + "a spin.", "1/9")));
  EXPECT_THAT(odds(*race, "drive 2.9 3.10 3.11 3.12"),
              ElementsAre(Pair("Car1 drives 4 squares to 3.12.", "1/1")));
}

}  // namespace
}  // namespace chicane::lab
