// Racing lines through a corner of a board of lanes, found on the board itself, so that every one
// can be driven.
#pragma once

#include <vector>

#include "board/board.h"

namespace chicane {

struct LineGround {
  int first_row = 0;            // Of the corner.
  std::vector<Index> tight;     // The lane on the tight side, for each row of the corner.
  int rows_before = 0;          // Straight rows before the corner, …
  int rows_after = 0;           // … and behind it.
  bool has_outer_line = false;  // Only where it bends one way.
};

// A red line from the outside over the apex to the outside again; and, where it is asked for, a
// green one that keeps to the outside: the longest way, and whoever is in it bars it.
std::vector<BoardLine> lines_of(const Board& board, const LineGround& ground, int number);

}  // namespace chicane
