// Counted by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/odds_for_tests.h"

namespace chicane::lab {
namespace {

using testing::ElementsAre;
using testing::Pair;

// SC-4.3  A push holds on anything but a 6.
TEST(OddsByHand, SpeedCircuit) {
  const auto race = position("speed-circuit", "board SB\ncar P I1 speed=60 wear=4\n");
  EXPECT_THAT(
      odds(*race, "plot 120"),
      ElementsAre(
          Pair("P pushes the acceleration with 120 and throws 1–5, safe up to 5: the engine holds.",
               "5/6"),
          Pair("P pushes the acceleration with 120 and throws 6, safe up to 5: engine damaged, "
               "acceleration 20 and "
               "top speed 140 from now on, 80 this turn.",
               "1/6")));
  EXPECT_THAT(odds(*race, "plot 100"), ElementsAre(Pair("P plots 100.", "1/1")));
}

}  // namespace
}  // namespace chicane::lab
