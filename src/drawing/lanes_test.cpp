#include "drawing/lanes.h"

#include <gtest/gtest.h>

#include "board/board_for_tests.h"

namespace chicane::drawing {
namespace {

Board narrowing_ring() {
  Board board = for_tests::ring(20, {"I", "M", "O"});
  for_tests::remove(board, {"M10", "M11", "M12"});
  return board;
}

TEST(Lanes, RoadsKeepTheirMiddle) {
  const Lanes lanes(narrowing_ring());
  EXPECT_EQ(lanes.road(0).low, -1.5);
  EXPECT_EQ(lanes.road(0).high, 1.5);
  EXPECT_EQ(lanes.road(10).low, -1);
  EXPECT_EQ(lanes.lane(10, 2, 0.5)->low, 0);
  EXPECT_FALSE(lanes.has(10, 1));
}

TEST(Lanes, NarrowWithinTheNarrowRow) {
  const Lanes lanes(narrowing_ring());
  EXPECT_EQ(lanes.road(8, 1).high, 1.5);
  EXPECT_EQ(lanes.road(9, 0).high, 1.5);
  EXPECT_EQ(lanes.road(9, 1).high, 1);
  EXPECT_EQ(lanes.road(11, 1).high, 1.5);
  EXPECT_EQ(lanes.lane(9, 0, 0)->low, -1.5);
  EXPECT_TRUE(lanes.has_taper(9));
  EXPECT_FALSE(lanes.has_taper(10));
}

TEST(Lanes, OfFormulaOneStayAndLeaveIslands) {
  Board board = for_tests::ring(20, {"1", "2", "3"});
  for_tests::remove(board, {"210", "211"});
  board.banded = BandTrack{};
  const Lanes lanes(board);
  EXPECT_EQ(lanes.lane(3, 2, 0.5)->low, lanes.lane(9, 2, 0.5)->low);
  ASSERT_EQ(lanes.gaps(9).size(), 1U);
  EXPECT_EQ(lanes.gaps(9)[0].width(), 1);
  EXPECT_TRUE(lanes.gaps(3).empty());
}

}  // namespace
}  // namespace chicane::drawing
