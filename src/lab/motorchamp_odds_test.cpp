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
  EXPECT_EQ(two.at("threw 1a NN 8"), "5/36");
  EXPECT_EQ(two.at("threw 1a NN 7"), "1/6");
  EXPECT_EQ(two.at("threw 1a NN 2"), "1/36");
}

// MC-DIC  The special die shows 1, 2, 2, 2, 3, 3.
TEST(OddsByHand, SpecialDie) {
  const auto race =
      position("motorchamp", "board M60\nmark 20R dice=2 limit=5\ncar A 20R\nturn A\n");
  EXPECT_THAT(odds(*race, "throw S"),
              ElementsAre(Pair("threw 1a S 1", "1/6"), Pair("threw 1a S 2", "1/2"),
                          Pair("threw 1a S 3", "1/3")));
}

}  // namespace
}  // namespace chicane::lab
