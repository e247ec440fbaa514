#include "drawing/drawing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "board/board_for_tests.h"
#include "board/cells.h"
#include "board/motor.h"
#include "circuit/circuit_for_tests.h"
#include "drawing/sheet.h"

namespace chicane {
namespace {

Board motor_ring() {
  Board board{.name = "motor", .rows = 40};
  MotorTrack track;
  track.rows.resize(40);
  track.rows[0].has_lane = track.rows[1].has_lane = track.rows[1].has_pit = true;
  track.rows[9].is_solid = true;
  track.rows[9].right = {1, 5};
  board.motor = track;
  lay_out_motor_board(board);
  return board;
}

Board cell_ring() {
  Board board{.name = "cells"};
  board.cells = CellTrack{};
  board.cells->factors.assign(40, 0);
  board.cells->factors[10] = 3;
  board.cells->start_cells = {39};
  lay_out_cell_board(board);
  return board;
}

long count(const Drawing& drawing, drawing::AreaRole role) {
  return std::count_if(drawing.areas.begin(), drawing.areas.end(),
                       [&](const drawing::Area& area) { return area.role == role; });
}

long count(const Drawing& drawing, drawing::TextRole role) {
  return std::count_if(drawing.texts.begin(), drawing.texts.end(),
                       [&](const drawing::Text& text) { return text.role == role; });
}

TEST(Drawing, NeedsNoCircuit) {
  for (const Board& board : {for_tests::ring(40, {"I", "M", "O"}), motor_ring(), cell_ring()}) {
    const Drawing drawing = draw(board, nullptr);
    ASSERT_EQ(drawing.spaces.size(), board.spaces.size()) << board.name;
    for (const drawing::Space& space : drawing.spaces)
      EXPECT_GT(drawing::area(space.outline), 0.5 * drawing::kLane * drawing::kLane) << space.place;
    EXPECT_GT(drawing.sheet.width(), drawing.sheet.height()) << board.name;
  }
}

TEST(Drawing, LaneBoardsHaveLimitsLinesAndAGrid) {
  Board board = for_tests::ring(40, {"I", "M", "O"});
  board.corners.push_back({"K1", "North"});
  for_tests::space(board, "I12").limit = 60;
  for_tests::space(board, "I12").corner = 0;
  board.lines.push_back({"L1", LineColour::green, for_tests::all(board, {"O10", "M11", "I12"})});
  board.grid = for_tests::all(board, {"I40", "O40"});
  const Drawing drawing = draw(board, nullptr);
  EXPECT_EQ(drawing.spaces[for_tests::at(board, "I12")].tone, drawing::Tone::corner);
  EXPECT_EQ(drawing.spaces[for_tests::at(board, "I12")].label, "60");
  EXPECT_EQ(count(drawing, drawing::TextRole::limit), 1);
  ASSERT_EQ(drawing.lines.size(), 1U);
  EXPECT_GT(drawing.lines[0].path.size(), 10U);
  EXPECT_EQ(std::count_if(drawing.strokes.begin(), drawing.strokes.end(),
                          [](const drawing::Stroke& stroke) {
                            return stroke.role == drawing::StrokeRole::bracket;
                          }),
            2);
  EXPECT_TRUE(std::any_of(drawing.texts.begin(), drawing.texts.end(),
                          [](const drawing::Text& text) { return text.text == "North"; }));
}

TEST(Drawing, MotorBoardsHaveDicePitLaneAndSidePlaces) {
  const Drawing drawing = draw(motor_ring(), nullptr);
  EXPECT_EQ(count(drawing, drawing::AreaRole::pit_lane), 2);
  EXPECT_EQ(count(drawing, drawing::AreaRole::pit), 1);
  EXPECT_EQ(count(drawing, drawing::AreaRole::side_place), 80);
  const auto square = std::find_if(drawing.spaces.begin(), drawing.spaces.end(),
                                   [](const drawing::Space& s) { return s.place == "9R"; });
  ASSERT_NE(square, drawing.spaces.end());
  EXPECT_EQ(square->tone, drawing::Tone::dice_1);
  EXPECT_EQ(square->pips.size(), 1U);
  EXPECT_EQ(square->label, "5");
}

TEST(Drawing, CellsShowTheirFactors) {
  const Drawing drawing = draw(cell_ring(), nullptr);
  EXPECT_EQ(drawing.spaces[10].tone, drawing::Tone::factor_3);
  EXPECT_EQ(drawing.spaces[10].label, "3");
  EXPECT_EQ(count(drawing, drawing::TextRole::factor), 1);
}

TEST(Drawing, AreasComeInTheOrderOfPainting) {
  const Circuit circuit = for_tests::oval();
  const Drawing drawing = draw(for_tests::ring(30, {"I", "M"}), &circuit);
  EXPECT_TRUE(std::is_sorted(
      drawing.areas.begin(), drawing.areas.end(),
      [](const drawing::Area& a, const drawing::Area& b) { return a.role < b.role; }));
}

TEST(Drawing, RowsFollowTheMarks) {
  const Circuit circuit = for_tests::oval();
  Board board = for_tests::ring(30, {"I", "M"});
  const Drawing even = draw(board, &circuit);
  board.ground.circuit = "oval";
  board.ground.marks = {{0, 0}, {10, 200}};
  const Drawing marked = draw(board, &circuit);
  // Ten rows before the first bend: they are straight.
  EXPECT_NEAR(marked.spaces[0].angle, marked.spaces[18].angle, 1e-6);
  EXPECT_GT(std::abs(even.spaces[0].angle - even.spaces[18].angle), 5);
}

TEST(Drawing, HeadlinesSpellTheCircuitAsItsTitle) {
  Circuit circuit;
  circuit.name = "nurburgring-gp";
  circuit.title = "Nürburgring Grand-Prix-Strecke";
  EXPECT_EQ(drawing::headline_of({}, &circuit), "Nürburgring GP");
  circuit.name = "red-bull-ring";
  circuit.title = "Spielberg";
  EXPECT_EQ(drawing::headline_of({}, &circuit), "Red Bull Ring");
}

}  // namespace
}  // namespace chicane
