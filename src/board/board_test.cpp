#include "board/board.h"

#include <gtest/gtest.h>

#include "board/board_for_tests.h"

namespace chicane {
namespace {

TEST(Rows, FormARing) {
  EXPECT_EQ(row_after(1, 40), 2);
  EXPECT_EQ(row_after(40, 40), 1);
  EXPECT_EQ(row_after(1, 1), 1);
  EXPECT_EQ(rows_between(38, 2, 40), 4);
  EXPECT_EQ(rows_between(2, 38, 40), 36);
  EXPECT_EQ(rows_between(7, 7, 40), 0);
}

TEST(Rows, AreCoveredAlsoAcrossTheLine) {
  EXPECT_TRUE(covers(3, 5, 3));
  EXPECT_TRUE(covers(3, 5, 5));
  EXPECT_FALSE(covers(3, 5, 2));
  EXPECT_FALSE(covers(3, 5, 6));
  EXPECT_TRUE(covers(39, 2, 39));
  EXPECT_TRUE(covers(39, 2, 1));
  EXPECT_TRUE(covers(39, 2, 2));
  EXPECT_FALSE(covers(39, 2, 3));
  EXPECT_FALSE(covers(39, 2, 38));
}

TEST(Places, AreNamedByLaneAndLastRow) {
  Board board = for_tests::ring(12, {"I", "O"});
  for_tests::merge(board, {"I4", "I5"});
  for (Index i = 0; i < static_cast<Index>(board.spaces.size()); ++i) {
    SCOPED_TRACE(place_name(board, i));
    EXPECT_EQ(find_space(board, place_name(board, i)), i);
  }
  EXPECT_EQ(find_space(board, "I4"), std::nullopt) << "a long space has one name";
  EXPECT_EQ(space_at(board, 0, 4), space_at(board, 0, 5)) << "but covers all its rows";
}

TEST(Places, ThatDoNotExistAreNotFound) {
  const Board board = for_tests::ring(12, {"I", "IN", "O"});
  EXPECT_EQ(place_name(board, *find_space(board, "IN3")), "IN3") << "the longer name of two";
  for (const char* wrong : {"", "I", "3", "X3", "I0", "I13", "I-1", "i3", "I3 ", "I3x"}) {
    SCOPED_TRACE(wrong);
    EXPECT_EQ(find_space(board, wrong), std::nullopt);
  }
}

TEST(CornersAndLines, AreFoundByTheirIds) {
  Board board = for_tests::ring(12, {"I"});
  for_tests::post(board, "K1", {"I3"}, 60);
  for_tests::post(board, "K2", {"I6"}, 60);
  for_tests::draw_line(board, "R1", {"I5", "I6"});
  EXPECT_EQ(find_corner(board, "K2"), 1);
  EXPECT_EQ(find_corner(board, "K"), std::nullopt);
  EXPECT_EQ(find_line(board, "R1"), 0);
  EXPECT_EQ(find_line(board, "K1"), std::nullopt);
}

}  // namespace
}  // namespace chicane
