#include "codec/cell_board_text.h"

#include <gtest/gtest.h>

#include "board/cells_for_tests.h"
#include "codec/files_for_tests.h"

namespace chicane {
namespace {

const std::string kHead = "chicane cell-board 1\nname X\n";

TEST(CellBoardText, ReadsTheReferenceBoards) {
  Board wanted = for_tests::test_ring();
  wanted.title = "Grand Prix test track, basic";
  EXPECT_EQ(for_tests::read_board("data/boards/reference/GPB-TT.board"), wanted);
  wanted = for_tests::reference_ring();
  wanted.title = "Monte Sereno";
  EXPECT_EQ(for_tests::read_board("data/boards/grand-prix/GP-REF.board"), wanted);
}

TEST(CellBoardText, IsWrittenAndReadAgain) {
  for (Board board : {for_tests::test_ring(), for_tests::reference_ring()}) {
    board.title = "A title of several words";
    const std::string text = format_cell_board(board);
    const Result<CellBoardFile, DataError> again = parse_cell_board(text, "t");
    ASSERT_TRUE(static_cast<bool>(again)) << to_string(again.error());
    EXPECT_EQ(again->board, board);
    EXPECT_EQ(format_cell_board(again->board), text);
  }
}

// Also a factor in the very last cell, and two runs side by side.
TEST(CellBoardText, WritesRunsOfFactors) {
  const Board board = for_tests::cell_board("X", 30, {{0, {1, 2}}, {3, {3}}, {29, {1}}}, 0);
  EXPECT_EQ(format_cell_board(board),
            kHead + "cells 30\nfactors 0 1 2\nfactors 3 3\nfactors 29 1\nstart\n");
}

TEST(CellBoardText, KnowsTheLineOfEveryCell) {
  const Result<CellBoardFile, DataError> file =
      parse_cell_board(kHead + "\ncells 30\nfactors 4 1 2\nstart 29\n", "t");
  ASSERT_TRUE(static_cast<bool>(file));
  EXPECT_EQ(file->cells_line, 4);
  ASSERT_EQ(file->cell_lines.size(), 30u);
  EXPECT_EQ(file->cell_lines[3], 4);
  EXPECT_EQ(file->cell_lines[4], 5);
  EXPECT_EQ(file->cell_lines[5], 5);
  EXPECT_EQ(file->cell_lines[6], 4);
}

TEST(CellBoardText, SaysWhatItCannotUnderstand) {
  struct Wrong {
    const char* body;
    const char* what;
  };
  const Wrong wrong[] = {
      {"cells 30\nfly 3\n",
       "t:4: fly: there is no such statement; write name, title, cells, factors, start, box or "
       "laps"},
      {"name a b\n", "t:3: name: one word of letters, digits, - and _, at most 40"},
      {"title\n", "t:3: title: the title is missing"},
      {"cells\n", "t:3: cells: a number from 1 to 200"},
      {"cells 201\n", "t:3: cells: a number from 1 to 200"},
      {"cells 30\ncells 30\n", "t:4: cells: stands here twice"},
      {"factors 3 1\n", "t:3: factors: a cell and the factors from there on, like '10 1 2 1'"},
      {"cells 30\nfactors 3\n",
       "t:4: factors: a cell and the factors from there on, like '10 1 2 1'"},
      {"cells 30\nfactors 29 1 1\n",
       "t:4: factors: a cell and the factors from there on, like '10 1 2 1'"},
      {"cells 30\nfactors 29 4\n", "t:4: factors: a factor is 0 to 3"},
      {"cells 30\nstart 30\n", "t:4: start: cells, front first"},
      {"cells 30\nbox 4\n", "t:4: box: the cell before the boxes and the one they lead to"},
      {"cells 30\nbox 4 30\n", "t:4: box: the cell before the boxes and the one they lead to"},
      {"cells 30\nlaps 0\n", "t:4: laps: a number from 1 to 99"},
      {"start\n", "t: cells: missing"},
  };
  for (const Wrong& w : wrong) {
    const Result<CellBoardFile, DataError> file = parse_cell_board(kHead + w.body, "t");
    ASSERT_FALSE(static_cast<bool>(file)) << w.body;
    EXPECT_EQ(to_string(file.error()), w.what);
  }
  EXPECT_EQ(to_string(parse_cell_board("chicane cell-board 1\ncells 30\n", "t").error()),
            "t: name: missing");
  EXPECT_FALSE(static_cast<bool>(parse_cell_board("chicane cell-board 2\n", "t")));
}

// Through the door for all boards a fault stands at its line.
TEST(CellBoardText, FaultsHaveTheirLines) {
  const std::string text = kHead + "cells 30\nfactors 28 1\nstart 29 28\n";
  const Result<BoardFile, DataError> file = parse_board(text, "t");
  ASSERT_TRUE(static_cast<bool>(file));
  const std::vector<Finding> findings = validate(file->board);
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(to_string(to_error(findings[0], file->source)),
            "t:4: cell_start: start cell 28 has a factor");
}

}  // namespace
}  // namespace chicane
