// Counted by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/odds_for_tests.h"

namespace chicane::lab {
namespace {

using testing::ElementsAre;
using testing::Pair;

// MC-LIM  Limit 7: 9 and more is the end (10 of 36), and the driver has no choice.
TEST(OddsByHand, MotorChamp) {
  const auto race =
      position("motorchamp", "board M60\nmark 20R dice=2 limit=7\ncar A 20R\nturn A\n");
  const std::map<std::string, std::string> two = odds(*race, "throw NN");
  EXPECT_EQ(two.size(), 8u);
  EXPECT_EQ(two.at("1a A throws … = … on a limit of 7, … over: out for good at 20R."), "5/18");
  EXPECT_EQ(two.at("1a A throws 2+6/3+5/4+4/5+3/6+2 = 8 on a limit of 7."), "5/36");
  EXPECT_EQ(two.at("1a A throws 1+6/2+5/3+4/4+3/5+2/6+1 = 7 on a limit of 7."), "1/6");
  EXPECT_EQ(two.at("1a A throws 1+1 = 2 on a limit of 7."), "1/36");
}

// MC-DIC  The special die shows 1, 2, 2, 2, 3, 3.
TEST(OddsByHand, SpecialDie) {
  const auto race =
      position("motorchamp", "board M60\nmark 20R dice=2 limit=5\ncar A 20R\nturn A\n");
  EXPECT_THAT(odds(*race, "throw S"), ElementsAre(Pair("1a A throws 1 on a limit of 5.", "1/6"),
                                                  Pair("1a A throws 2 on a limit of 5.", "1/2"),
                                                  Pair("1a A throws 3 on a limit of 5.", "1/3")));
}

}  // namespace
}  // namespace chicane::lab
