// What stands beside the road: pits, boxes, stands, side places, spin-off points.
#pragma once

#include "drawing/drawing.h"
#include "drawing/road.h"

namespace chicane::drawing {

void draw_roadside(const Board& board, const Circuit& circuit, const Road& road, Drawing& drawing);

}  // namespace chicane::drawing
