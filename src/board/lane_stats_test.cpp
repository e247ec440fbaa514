#include "board/lane_stats.h"

#include <gtest/gtest.h>

#include "board/board_for_tests.h"

namespace chicane {
namespace {

// Twenty rows; rows 9 and 10 two wide with a slow corner, rows 15 to 17 a fast one whose inside
// saves a row.
Board two_corners() {
  Board board = for_tests::ring(20, {"I", "M", "O"});
  for_tests::remove(board, {"M9", "M10"});
  for_tests::merge(board, {"I15", "I16"});
  for_tests::post(board, "K1", {"I9", "O9"}, 80);
  for_tests::post(board, "K1", {"I10"}, 40);
  for_tests::post(board, "K1", {"O10"}, 60);
  for_tests::post(board, "K2", {"I16", "I17"}, 100);
  for_tests::post(board, "K2", {"M15", "M16", "M17"}, 120);
  for_tests::post(board, "K2", {"O15", "O16", "O17"}, 140);
  return board;
}

TEST(LaneStats, CountRowsSpacesAndWidth) {
  const LaneStats stats = lane_stats(two_corners());
  EXPECT_EQ(stats.rows, 20);
  EXPECT_EQ(stats.spaces, 57) << "three lanes, two spaces left out and two in one";
  EXPECT_EQ(stats.rows_three_wide, 18) << "beside a long space the road is as wide";
  EXPECT_DOUBLE_EQ(stats.percent_three_wide(), 90);
}

TEST(LaneStats, TakeACornerByTheMeanOfItsSlowestRow) {
  const Board board = two_corners();
  EXPECT_DOUBLE_EQ(limit_of(board, 0), 50);
  EXPECT_DOUBLE_EQ(limit_of(board, 1), 120);
  const LaneStats stats = lane_stats(board);
  EXPECT_EQ(stats.corners, 2);
  EXPECT_DOUBLE_EQ(stats.corner_limit, 85);
  EXPECT_DOUBLE_EQ(stats.rows_per_corner(), 10);
  EXPECT_EQ(stats.corners_by_speed, (std::array{1, 0, 1}));
}

TEST(LaneStats, MeasureStraightsRoundTheLine) {
  const LaneStats stats = lane_stats(two_corners());
  EXPECT_EQ(stats.longest_straight, 11) << "rows 18 to 20 and 1 to 8";
  EXPECT_EQ(stats.straights_by_length, (std::array{1, 0, 1}));
}

TEST(LaneStats, GoRoundTheShortAndTheLongWay) {
  const LaneStats stats = lane_stats(two_corners());
  EXPECT_EQ(stats.shortest_way, 19);
  EXPECT_EQ(stats.longest_way, 20);
}

TEST(LaneStats, KnowABoardWithoutACorner) {
  const LaneStats stats = lane_stats(for_tests::ring(12, {"I", "O"}));
  EXPECT_EQ(stats.longest_straight, 12);
  EXPECT_DOUBLE_EQ(stats.corner_limit, 0);
  EXPECT_DOUBLE_EQ(stats.rows_per_corner(), 0);
  EXPECT_EQ(stats.shortest_way, 12);
}

TEST(LaneTargets, HoldAtBothEndsAndNotBeyond) {
  LaneStats stats{
      .rows = 80, .rows_three_wide = 40, .corners = 8, .longest_straight = 15, .corner_limit = 92};
  for (const LaneTarget& target : lane_targets()) EXPECT_TRUE(target.holds(stats)) << target.figure;
  const LaneTarget& rows = lane_targets().front();
  for (const auto& [value, holds] :
       {std::pair{54, false}, std::pair{55, true}, std::pair{100, true}, std::pair{101, false}}) {
    stats.rows = value;
    EXPECT_EQ(rows.holds(stats), holds) << value;
  }
}

}  // namespace
}  // namespace chicane
