#include "circuit/centreline.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "circuit/circuit_for_tests.h"

namespace chicane {
namespace {

TEST(Centreline, DrivesAnOvalRoundToTheLine) {
  const Circuit oval = for_tests::oval();
  const Centreline line(oval);
  EXPECT_NEAR(line.metres(), 800 + 200 * std::numbers::pi, 1e-9);
  EXPECT_NEAR(line.gap(), 0, 1e-9);
  // North along the first straight, then to the left and back.
  EXPECT_NEAR(line.at(0).at.y, 0, 1e-9);
  EXPECT_NEAR(line.at(200).at.y, 200, 1e-9);
  const Pose far_side = line.at(200 + 100 * std::numbers::pi);
  EXPECT_NEAR(far_side.at.x, -200, 1e-9);
  EXPECT_NEAR(std::sin(far_side.heading), -1, 1e-9);
}

TEST(Centreline, GoesOnBeyondTheLap) {
  const Centreline line(for_tests::oval());
  EXPECT_NEAR(distance(line.at(line.metres() + 30).at, line.at(30).at), 0, 1e-9);
  EXPECT_NEAR(distance(line.at(-30).at, line.at(line.metres() - 30).at), 0, 1e-9);
}

TEST(Centreline, SpreadsTheGapOverTheLap) {
  Circuit oval = for_tests::oval();
  oval.pieces[0].metres -= 3;
  const Centreline line(oval);
  EXPECT_NEAR(line.gap(), 3, 1e-9);
  EXPECT_LT(distance(line.at(line.metres() - 0.001).at, line.at(0).at), 0.01);
}

TEST(Centreline, KnowsWhatLiesAside) {
  const Centreline line(for_tests::oval());
  EXPECT_NEAR(line.at(100).aside(5).x, -5, 1e-9) << "left of the way north is west";
  EXPECT_NEAR(line.at(100).aside(-5).x, 5, 1e-9);
}

}  // namespace
}  // namespace chicane
