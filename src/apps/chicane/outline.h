// A road as a small picture: few points, for lists of circuits.
#pragma once

#include <vector>

#include "board/board.h"
#include "circuit/circuit.h"
#include "drawing/drawing.h"

namespace chicane::app {

// In a box of kWidth by kHeight, y downwards, turned as the drawing of its board is.
struct RoadOutline {
  static constexpr double kWidth = 100;
  static constexpr double kHeight = 70;

  std::vector<Point> road;   // Closed by itself; from the line on, in racing direction.
  std::vector<Point> start;  // The two ends of the line.
};

// Of a circuit of the real world; `drawing` is of one of its boards.
RoadOutline outline_of(const Circuit& circuit, const Drawing& drawing);

// Of a board that lies over none: as it is drawn.
RoadOutline outline_of(const Board& board, const Drawing& drawing);

}  // namespace chicane::app
