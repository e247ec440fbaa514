#include "layout/cell_layout.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "circuit/circuit_for_tests.h"

namespace chicane {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// Long enough for every factor: 90 cells of 50 m, the halves of the oval 3 cells long.
Circuit long_oval() {
  Circuit oval = for_tests::oval();
  for (const std::size_t i : {1u, 3u}) {
    oval.pieces[i].radius = 47.5;
    oval.pieces[i].metres = 150;
  }
  oval.pieces[0].metres = 600;
  oval.pieces[2].metres = 2000;
  oval.pieces[4].metres = 1600;
  return oval;
}

TEST(CellLayout, IsABoardOverItsCircuit) {
  const std::string text = lay_cell_board(for_tests::oval());
  EXPECT_THAT(text, StartsWith("chicane cell-board 1\n"));
  EXPECT_THAT(text, HasSubstr("29 cells of about 49 m."));
  EXPECT_THAT(text, HasSubstr("\nname oval-cells\ntitle Oval\ncells 29\ncircuit oval\nlies 0 0\n"));
  EXPECT_THAT(text, HasSubstr("\nstart 28 27 26 25 24 23\nbox 22 23\nlaps 5\n"));
}

TEST(CellLayout, OneBrakesAndComesOutStepByStep) {
  Circuit oval = long_oval();
  EXPECT_THAT(lay_cell_board(oval), HasSubstr("\nfactors 10 1 2 3 3 3 1  # North\n"));
  EXPECT_THAT(lay_cell_board(oval), HasSubstr("\nlaps 3\n"));
}

TEST(CellLayout, TheSlowestBendsHaveTheHighestFactor) {
  Circuit oval = long_oval();
  // 6 cells of 90 are within 12 %, 12 are not: the second as slow is a 2.
  EXPECT_THAT(lay_cell_board(oval), HasSubstr("\nfactors 54 1 2 2 2 1  # South\n"));
  oval.pieces[3].radius = 40;
  EXPECT_THAT(lay_cell_board(oval), HasSubstr("\nfactors 11 1 2 2 2 1  # North\n"));
  EXPECT_THAT(lay_cell_board(oval), HasSubstr("\nfactors 53 1 2 3 3 3 1  # South\n"));
}

TEST(CellLayout, AFastBendIsNoThreeHoweverFastTheOthers) {
  Circuit oval = long_oval();
  oval.pieces[1].radius = 70;
  oval.pieces[3].radius = 100;
  EXPECT_THAT(lay_cell_board(oval), HasSubstr("\nfactors 11 1 2 2 2 1  # North\n"));
  EXPECT_THAT(lay_cell_board(oval), HasSubstr("\nfactors 55 1 1 1  # South\n"));
  oval.pieces[3].radius = 150;
  EXPECT_THAT(lay_cell_board(oval), Not(HasSubstr("South")));
}

TEST(CellLayout, StartCellsStayFree) {
  Circuit oval = for_tests::oval();
  oval.pieces[4].metres = 20;
  // The bend ends just before the line; the last six of 25 cells are those of the start.
  const std::string text = lay_cell_board(oval);
  EXPECT_THAT(text, HasSubstr("\ncells 25\n"));
  EXPECT_THAT(text, HasSubstr("\nstart 24 23 22 21 20 19\n"));
  EXPECT_THAT(text, HasSubstr("\nfactors 18 1  # South\n"));
}

TEST(CellLayout, CellsOfVeryLongLapsAreLonger) {
  Circuit oval = for_tests::oval();
  oval.pieces[2].metres += 20'000;
  EXPECT_THAT(lay_cell_board(oval), HasSubstr("200 cells of about 107 m."));
  EXPECT_THAT(lay_cell_board(oval), HasSubstr("\nlaps 1\n"));
}

}  // namespace
}  // namespace chicane
