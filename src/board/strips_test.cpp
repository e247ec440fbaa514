#include "board/strips.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "board/board_for_tests.h"

namespace chicane {
namespace {

using ::testing::ElementsAre;

Board with_strips(Board board) {
  board.strips = make_strips(board);
  return board;
}

// "X5 beside I5": the strips of one side, as they follow one another from the first on.
std::vector<std::string> strips_of(const Board& board, Side side) {
  std::vector<std::string> found;
  const int spaces = static_cast<int>(board.spaces.size());
  for (int i = 0; i < static_cast<int>(board.strips.size()); ++i) {
    if (board.strips[i].side != side) continue;
    found.push_back(place_name(board, spaces + i) + " beside " +
                    place_name(board, board.strips[i].beside));
  }
  return found;
}

TEST(Strips, LieBesideBothEdgesOneForEachRow) {
  const Board board = with_strips(for_tests::ring(4, {"I", "M", "O"}));
  EXPECT_THAT(strips_of(board, Side::inside),
              ElementsAre("X1 beside I1", "X2 beside I2", "X3 beside I3", "X4 beside I4"));
  EXPECT_THAT(strips_of(board, Side::outside),
              ElementsAre("Y1 beside O1", "Y2 beside O2", "Y3 beside O3", "Y4 beside O4"));
}

TEST(Strips, AreListedByRowInsideFirst) {
  const Board board = with_strips(for_tests::ring(3, {"I", "O"}));
  std::vector<std::string> order;
  for (const BoardStrip& strip : board.strips)
    order.push_back((strip.side == Side::inside ? "X" : "Y") + std::to_string(strip.last_row));
  EXPECT_THAT(order, ElementsAre("X1", "Y1", "X2", "Y2", "X3", "Y3"));
}

TEST(Strips, LeadOnTheirSideAllRound) {
  Board board = for_tests::ring(6, {"I", "O"});
  for_tests::merge(board, {"I2", "I3"});
  board = with_strips(board);
  for (const BoardStrip& strip : board.strips) {
    const BoardStrip& next = board.strips[strip.next];
    SCOPED_TRACE(strip.last_row);
    EXPECT_EQ(next.side, strip.side);
    const bool is_before_long = strip.side == Side::inside && strip.last_row == 1;
    EXPECT_EQ(rows_between(strip.last_row, next.last_row, 6), is_before_long ? 2 : 1);
  }
}

TEST(Strips, BesideALongSpaceAreOneThatEndsWithIt) {
  Board board = for_tests::ring(6, {"I", "O"});
  for_tests::merge(board, {"I2", "I3", "I4"});
  board = with_strips(board);
  EXPECT_THAT(strips_of(board, Side::inside),
              ElementsAre("X1 beside I1", "X4 beside I4", "X5 beside I5", "X6 beside I6"));
  EXPECT_EQ(strips_of(board, Side::outside).size(), 6u) << "the other side is as it was";
}

TEST(Strips, BesideALongSpaceAcrossTheLineEndBehindIt) {
  Board board = for_tests::ring(4, {"I", "O"});
  // Row 4 and row 1 as one space.
  for_tests::remove(board, {"O4", "O1"});
  board.spaces.push_back({.lane = 1, .first_row = 4, .last_row = 1});
  for_tests::link(board);
  board = with_strips(board);
  EXPECT_THAT(strips_of(board, Side::outside),
              ElementsAre("Y1 beside O1", "Y2 beside O2", "Y3 beside O3"));
}

// The outside lane ends behind row 2 and begins again in row 5.
TEST(Strips, FollowTheEdgeWhereALaneEndsAndBegins) {
  Board board = for_tests::ring(5, {"I", "M", "O"});
  for_tests::remove(board, {"O3", "O4"});
  board = with_strips(board);
  EXPECT_THAT(
      strips_of(board, Side::outside),
      ElementsAre("Y1 beside O1", "Y2 beside O2", "Y3 beside M3", "Y4 beside M4", "Y5 beside O5"));
  EXPECT_THAT(
      strips_of(board, Side::inside),
      ElementsAre("X1 beside I1", "X2 beside I2", "X3 beside I3", "X4 beside I4", "X5 beside I5"));
}

// M3 covers rows 2 and 3; the lane outside it ends behind row 2, so in row 3 alone it is the edge.
TEST(Strips, EndInTheLastRowInWhichASpaceIsTheEdge) {
  Board board = for_tests::ring(5, {"I", "M", "O"});
  for_tests::merge(board, {"M2", "M3"});
  for_tests::remove(board, {"O3"});
  board = with_strips(board);
  EXPECT_THAT(
      strips_of(board, Side::outside),
      ElementsAre("Y1 beside O1", "Y2 beside O2", "Y3 beside M3", "Y4 beside O4", "Y5 beside O5"));
  // And here it is the edge in row 2 alone.
  board = for_tests::ring(5, {"I", "M", "O"});
  for_tests::merge(board, {"M2", "M3"});
  for_tests::remove(board, {"O2"});
  board = with_strips(board);
  EXPECT_THAT(
      strips_of(board, Side::outside),
      ElementsAre("Y1 beside O1", "Y2 beside M3", "Y3 beside O3", "Y4 beside O4", "Y5 beside O5"));
}

TEST(Strips, OfOneLaneLieOnBothItsSides) {
  const Board board = with_strips(for_tests::ring(2, {"I"}));
  EXPECT_THAT(strips_of(board, Side::inside), ElementsAre("X1 beside I1", "X2 beside I2"));
  EXPECT_THAT(strips_of(board, Side::outside), ElementsAre("Y1 beside I1", "Y2 beside I2"));
}

TEST(Strips, HaveTheNamesThatTheBoardGives) {
  Board board = for_tests::ring(3, {"X", "O"});
  board.inside_strip = "G";
  board.outside_strip = "S";
  board = with_strips(board);
  EXPECT_THAT(strips_of(board, Side::inside),
              ElementsAre("G1 beside X1", "G2 beside X2", "G3 beside X3"));
  EXPECT_THAT(strips_of(board, Side::outside),
              ElementsAre("S1 beside O1", "S2 beside O2", "S3 beside O3"));
}

TEST(Strips, OfABoardThatNamesNoneAreNone) {
  Board board = for_tests::ring(3, {"I", "O"});
  board.inside_strip = board.outside_strip = "";
  EXPECT_TRUE(make_strips(board).empty());
}

TEST(Strips, AreFoundAsPlacesButNotAsSpaces) {
  const Board board = with_strips(for_tests::ring(4, {"I", "O"}));
  for (std::size_t i = 0; i < board.spaces.size() + board.strips.size(); ++i) {
    const auto place = static_cast<Index>(i);
    SCOPED_TRACE(place_name(board, place));
    EXPECT_EQ(find_place(board, place_name(board, place)), place);
  }
  EXPECT_EQ(find_space(board, "X3"), std::nullopt);
  EXPECT_EQ(find_place(board, "X5"), std::nullopt);
  EXPECT_EQ(find_place(board, "Z3"), std::nullopt);
}

}  // namespace
}  // namespace chicane
