#include "board/cells.h"

#include <gtest/gtest.h>

#include <functional>

#include "board/cells_for_tests.h"

namespace chicane {
namespace {

using for_tests::cell_board;
using for_tests::reference_ring;
using for_tests::test_ring;

TEST(Cells, AreLaidOutAsARingOfOneLane) {
  const Board board = test_ring();
  EXPECT_EQ(board.rows, 30);
  ASSERT_EQ(board.lanes.size(), 1u);
  ASSERT_EQ(board.spaces.size(), 30u);
  for (Index cell = 0; cell < 30; ++cell) {
    const BoardSpace& space = board.spaces[cell];
    EXPECT_EQ(space.first_row, cell + 1);
    EXPECT_EQ(space.last_row, cell + 1);
    EXPECT_EQ(space.steps, std::vector<Index>{(cell + 1) % 30});
    EXPECT_EQ(space.ahead, std::vector<Index>{(cell + 1) % 30});
  }
  EXPECT_EQ(board.grid, (std::vector<Index>{29, 28, 27}));
}

TEST(Cells, LaidOutAgainAreTheSame) {
  Board board = reference_ring();
  const Board before = board;
  lay_out_cell_board(board);
  EXPECT_EQ(board, before);
}

TEST(Cells, OfTheReferenceBoardsAreGood) {
  EXPECT_TRUE(validate(test_ring()).empty());
  EXPECT_TRUE(validate(reference_ring()).empty());
}

TEST(Cells, HaveTheirFaults) {
  struct Wrong {
    const char* what;
    Fault fault;
    std::function<void(CellTrack&)> change;
  };
  const Wrong wrong[] = {
      {"a factor above 3", Fault::cell_factor, [](CellTrack& t) { t.factors[8] = kFactorMax + 1; }},
      {"a factor below 0", Fault::cell_factor, [](CellTrack& t) { t.factors[8] = -1; }},
      {"no start cell", Fault::cell_start, [](CellTrack& t) { t.start_cells.clear(); }},
      {"a gap before the line", Fault::cell_start, [](CellTrack& t) { t.start_cells[0] = 28; }},
      {"a gap between start cells", Fault::cell_start, [](CellTrack& t) { t.start_cells[1] = 27; }},
      {"a factor in a start cell", Fault::cell_start, [](CellTrack& t) { t.factors[28] = 1; }},
      {"boxes without an exit", Fault::cell_box, [](CellTrack& t) { t.box_entry = 4; }},
      {"boxes without an entry", Fault::cell_box, [](CellTrack& t) { t.box_exit = 4; }},
      {"boxes that leave out a cell", Fault::cell_box,
       [](CellTrack& t) {
         t.box_entry = 4;
         t.box_exit = 6;
       }},
      {"boxes beyond the ring", Fault::cell_box,
       [](CellTrack& t) {
         t.box_entry = 30;
         t.box_exit = 31;
       }},
  };
  for (const Wrong& w : wrong) {
    SCOPED_TRACE(w.what);
    Board board = test_ring();
    w.change(*board.cells);
    const std::vector<Finding> findings = validate(board);
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings[0].fault, w.fault);
    EXPECT_FALSE(findings[0].what.empty());
    EXPECT_TRUE(is_fatal(findings[0].fault));
  }
}

TEST(Cells, MayHaveBoxesAcrossTheLine) {
  Board board = test_ring();
  board.cells->box_entry = 29;
  board.cells->box_exit = 0;
  EXPECT_TRUE(validate(board).empty());
}

TEST(Cells, AreNeitherTooFewNorTooMany) {
  for (const int count : {kCellsMin, kCellsMax})
    EXPECT_TRUE(validate(cell_board("X", count, {}, 1)).empty()) << count;
  for (const int count : {1, kCellsMin - 1, kCellsMax + 1}) {
    const std::vector<Finding> findings = validate(cell_board("X", count, {}, 1));
    ASSERT_EQ(findings.size(), 1u) << count;
    EXPECT_EQ(findings[0].fault, Fault::cell_count);
  }
}

}  // namespace
}  // namespace chicane
