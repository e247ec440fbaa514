#include "circuit/corners.h"

#include <gtest/gtest.h>

#include "circuit/circuit_for_tests.h"

namespace chicane {
namespace {

TEST(Corners, AreBendsThatAreNotFlatOut) {
  Circuit oval = for_tests::oval();
  std::vector<CircuitCorner> corners = corners_of(oval);
  ASSERT_EQ(corners.size(), 2u);
  EXPECT_EQ(corners[0].title(), "North");
  EXPECT_EQ(corners[0].turns(), "T1");
  EXPECT_NEAR(corners[0].from(), 200, 1e-9);
  oval.pieces[1].radius = 1000;
  EXPECT_EQ(corners_of(oval).size(), 1u);
}

TEST(Corners, BendsCloseToEachOtherAreOne) {
  Circuit oval = for_tests::oval();
  oval.pieces[2].metres = 30;
  std::vector<CircuitCorner> corners = corners_of(oval, 40, 1000);
  ASSERT_EQ(corners.size(), 1u);
  EXPECT_EQ(corners[0].title(), "North, South");
  EXPECT_EQ(corners[0].turns(), "T1 to T2");
  // Not if the corner became too long.
  EXPECT_EQ(corners_of(oval, 40, 300).size(), 2u);
}

TEST(Corners, AreAsSlowAsTheirSlowestBend) {
  Circuit oval = for_tests::oval();
  oval.pieces[2].metres = 30;
  oval.pieces[3].radius = 25;
  const std::vector<CircuitCorner> corners = corners_of(oval, 40, 1000);
  ASSERT_EQ(corners.size(), 1u);
  EXPECT_NEAR(corners[0].speed(), corners[0].bends[1].speed, 1e-9);
  EXPECT_LT(corners[0].bends[1].speed, corners[0].bends[0].speed);
}

}  // namespace
}  // namespace chicane
