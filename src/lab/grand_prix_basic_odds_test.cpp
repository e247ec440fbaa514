// Counted by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/odds_for_tests.h"

namespace chicane::lab {
namespace {

using testing::ElementsAre;
using testing::Pair;

// GPB-OVT-1  Two cars are passed with more than 2.
TEST(OddsByHand, GrandPrixBasic) {
  const auto race =
      position("grand-prix-basic",
               "board GPB-TT\ncar b 10\ncar c 10\ncar a 8\nturn a\ndo a dice 1\nroll 4\n");
  EXPECT_THAT(
      odds(*race, "goal 3"),
      ElementsAre(
          Pair("3a a throws 1, 2, needs more than 2 (2 cars), and cannot overtake in cell 10.",
               "1/3"),
          Pair("3a a throws 3–6, needs more than 2 (2 cars), and overtakes in cell 10.", "2/3")));
}

}  // namespace
}  // namespace chicane::lab
