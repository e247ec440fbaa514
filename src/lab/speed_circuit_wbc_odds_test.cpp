// Counted by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/odds_for_tests.h"

namespace chicane::lab {
namespace {

using testing::ElementsAre;
using testing::Pair;

// WBC-3.5  Two dice, 10 and more is damage: 6 of 36.
TEST(OddsByHand, SpeedCircuitWbc) {
  const auto race = position("speed-circuit-wbc", "board WB\ncar P I34 speed=60\n");
  EXPECT_THAT(
      odds(*race, "plot 120"),
      ElementsAre(
          Pair("P throws … = … for the acceleration, safe up to 9: engine damaged, acceleration 20 "
               "and top speed 160 from now on, 100 this turn.",
               "1/6"),
          Pair("P throws … = … for the acceleration, safe up to 9: the engine holds at 120.",
               "5/6")));
}

}  // namespace
}  // namespace chicane::lab
