#include "codec/ground_text.h"

#include <gtest/gtest.h>

#include "board/board_for_tests.h"
#include "codec/board_text.h"

namespace chicane {

namespace {

constexpr std::string_view kBoard =
    "chicane cell-board 1\nname here\ncircuit monza\ncells 30\nlies 0 0\nlies 12 608  # Rettifilo\n"
    "factors 12 1\nstart 29\n";

std::string complaint_about(std::string_view from, std::string_view to) {
  std::string text(kBoard);
  text.replace(text.find(from), from.size(), to);
  const Result<BoardFile, DataError> file = parse_board(text, "here.board");
  return file ? "" : to_string(file.error());
}

TEST(GroundText, SaysWhereABoardLies) {
  const Result<BoardFile, DataError> file = parse_board(kBoard, "here.board");
  ASSERT_TRUE(file);
  EXPECT_EQ(file->board.ground.circuit, "monza");
  EXPECT_EQ(file->board.ground.marks, (std::vector<BoardGround::Mark>{{0, 0}, {12, 608}}));
}

TEST(GroundText, IsWrittenAndReadAgain) {
  const Result<BoardFile, DataError> file = parse_board(kBoard, "here.board");
  ASSERT_TRUE(file);
  const Result<BoardFile, DataError> again = parse_board(format_board(file->board), "again");
  ASSERT_TRUE(again);
  EXPECT_EQ(again->board, file->board);
}

TEST(GroundText, RowsOfABoardWithLanesCountFromOne) {
  BoardGround ground{"monza", {{0, 0}, {8, 608}}};
  EXPECT_EQ(format_ground(ground, 1), "circuit monza\nlies 1 0\nlies 9 608\n");
}

TEST(GroundText, IsNoPartOfTheDigest) {
  const Result<BoardFile, DataError> file = parse_board(kBoard, "here.board");
  ASSERT_TRUE(file);
  Board elsewhere = file->board;
  elsewhere.ground = {};
  EXPECT_EQ(board_digest(elsewhere), board_digest(file->board));
}

TEST(GroundText, ComplaintsHaveTheirLine) {
  EXPECT_EQ(complaint_about("circuit monza", "circuit"),
            "here.board:3: circuit: the name of a circuit, as in 'circuit monza'");
  EXPECT_EQ(complaint_about("lies 12 608", "lies 30 608"),
            "here.board:6: lies: a row from 0 to 29 and the metres from the line, as in 'lies 9 "
            "608'");
  EXPECT_EQ(complaint_about("lies 12 608", "lies 0 608"),
            "here.board:6: lies: rows and metres go up from statement to statement");
  EXPECT_EQ(complaint_about("circuit monza", ""),
            "here.board:5: lies: over which circuit? Write 'circuit NAME' too");
  EXPECT_EQ(complaint_about("cells 30", "cels 30").substr(0, 13), "here.board:4:");
}

}  // namespace

}  // namespace chicane
