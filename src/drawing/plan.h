// What the drawn road must satisfy: a board's rows laid over the pieces of its circuit.
#pragma once

#include <vector>

#include "board/board.h"
#include "circuit/circuit.h"
#include "drawing/fit.h"
#include "drawing/lanes.h"

namespace chicane::drawing {

// Where a row begins: on which piece, how much of it is behind.
struct RowPlace {
  std::size_t piece = 0;
  double share = 0;
};

struct Plan {
  std::vector<FitPiece> pieces;
  std::vector<RowPlace> rows;
};

// A road for a board that lies over none: two straights, two half circles.
Circuit stadium(const Board& board);

// On which hand of the driver the first lane lies.
Hand inside_of(const Board& board, const Circuit& circuit);
// On which hand of the driver the pits are drawn.
Hand pits_of(const Board& board, const Circuit& circuit);

// Metres from the line at which each row begins; ascending, the first may lie before the line.
std::vector<double> row_metres(const Board& board, const Circuit& circuit);

Plan make_plan(const Board& board, const Lanes& lanes, const Circuit& circuit);

}  // namespace chicane::drawing
