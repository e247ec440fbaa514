#include "drawing/ribbon.h"

#include <gtest/gtest.h>

#include <numbers>

namespace chicane::drawing {
namespace {

constexpr double kHalf = std::numbers::pi;

Ribbon oval() { return {{{10, 0}, {6, kHalf}, {10, 0}, {6, kHalf}}, 0}; }

TEST(Ribbon, ClosesWhenItsPiecesDo) {
  EXPECT_LT(oval().gap(), 1e-9);
  EXPECT_GT(Ribbon({{10, 0}, {6, kHalf}, {8, 0}, {6, kHalf}}, 0).gap(), 1);
}

TEST(Ribbon, GoesRoundTheLineAtBothEnds) {
  const Ribbon ribbon = oval();
  EXPECT_LT(distance(ribbon.at(3).at, ribbon.at(3 + ribbon.length()).at), 1e-9);
  EXPECT_LT(distance(ribbon.at(-2).at, ribbon.at(ribbon.length() - 2).at), 1e-9);
}

TEST(Ribbon, ArcsHaveTheRadiusOfTheirLengthAndTurn) {
  const Ribbon ribbon = oval();
  EXPECT_NEAR(ribbon.curvature(12), kHalf / 6, 1e-9);
  EXPECT_EQ(ribbon.curvature(3), 0);
  EXPECT_NEAR(distance(ribbon.at(10).at, ribbon.at(16).at), 2 * 6 / kHalf, 1e-9);
}

TEST(Ribbon, SpreadsWhatIsLeftOpen) {
  const Ribbon ribbon({{10, 0}, {6, kHalf}, {9.9, 0}, {6, kHalf}}, 0);
  EXPECT_LT(distance(ribbon.at(0).at, ribbon.at(ribbon.length() - 1e-9).at), 1e-6);
}

}  // namespace
}  // namespace chicane::drawing
