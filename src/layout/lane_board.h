// The board of a divided circuit as a value: width, long spaces, limits, lines, grey side, grid.
#pragma once

#include <vector>

#include "board/board.h"
#include "layout/lane_sections.h"

namespace chicane {

struct LaneBoard {
  Board board;
  std::vector<Index> line_corners;  // To which corner each line belongs.
};

LaneBoard make_lane_board(const Circuit& circuit, const LaneSections& sections);

}  // namespace chicane
