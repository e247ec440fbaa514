#include "rules/motorchamp/decision.h"

#include <gtest/gtest.h>

#include "board/motor.h"

namespace chicane::motorchamp {
namespace {

TEST(Decision, KeepsEveryTargetWhole) {
  std::uint16_t last = 0;
  for (int goal = 0; goal <= static_cast<int>(Goal::no); ++goal) {
    for (int row = 0; row < kMotorRowsMax; ++row) {
      for (int lane = 0; lane < 2; ++lane) {
        const Target target{static_cast<Goal>(goal), static_cast<std::uint8_t>(row),
                            static_cast<std::uint8_t>(lane)};
        ASSERT_EQ(target_of(play(target)), target);
        ASSERT_EQ(target_of(slip(target)), target);
        // Lists of targets are sorted like the decisions made of them.
        ASSERT_TRUE(last < target_number(target) || target == Target{});
        last = target_number(target);
      }
    }
  }
}

TEST(Decision, KeepsEveryThrow) {
  for (int i = 0; i < kThrows; ++i)
    EXPECT_EQ(throw_of(throw_dice(static_cast<Throw>(i))), static_cast<Throw>(i));
}

}  // namespace
}  // namespace chicane::motorchamp
