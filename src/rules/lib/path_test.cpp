#include "rules/lib/path.h"

#include <gtest/gtest.h>

#include <vector>

namespace chicane {
namespace {

Path of(const std::vector<int>& steps) {
  Path path;
  for (const int step : steps) path.push(step);
  return path;
}

TEST(Path, KeepsItsStepsInOrder) {
  const std::vector<int> steps = {3, 0, 1, 2, 0, 0, 3, 3, 1, 0, 2, 2, 3, 0, 0, 1};
  ASSERT_EQ(steps.size(), static_cast<std::size_t>(kPathLengthMax));
  const Path path = of(steps);
  EXPECT_EQ(path.length, kPathLengthMax);
  for (int i = 0; i < kPathLengthMax; ++i) EXPECT_EQ(path.step(i), steps[i]) << i;
}

TEST(Path, OfOneLengthIsOrderedStepByStep) {
  EXPECT_LT(of({0, 3, 3}), of({1, 0, 0}));
  EXPECT_LT(of({1, 0, 3}), of({1, 1, 0}));
  EXPECT_EQ(of({1, 0}), of({1, 0}));
  EXPECT_NE(of({0, 1}), of({1})) << "a straight step counts";
}

TEST(PathDeathTest, HasRoomForSixteenStepsOfFourKinds) {
  Path full;
  for (int i = 0; i < kPathLengthMax; ++i) full.push(3);
  EXPECT_DEATH(full.push(0), "does not hold");
  Path empty;
  EXPECT_DEATH(empty.push(kStepsMax), "does not hold");
}

}  // namespace
}  // namespace chicane
