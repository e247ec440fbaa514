// What lies on the ground: the road, its spaces and what belongs to them.
#pragma once

#include "drawing/drawing.h"
#include "drawing/road.h"

namespace chicane::drawing {

void draw_spaces(const Board& board, const Road& road, Drawing& drawing);
void draw_road(const Road& road, Drawing& drawing);
void draw_bridge(const Board& board, const Circuit& circuit, const Road& road, Drawing& drawing);
// Limits, safety speeds, factors; not of spaces that a bridge hides.
void label_spaces(Drawing& drawing);
void draw_lines(const Board& board, const Road& road, Drawing& drawing);
void draw_start(const Board& board, const Road& road, Drawing& drawing);
// Kerbs and run-off of every bend that is not flat out. Where side places lie there are no kerbs.
void draw_bends(const Circuit& circuit, const Road& road, Drawing& drawing);

}  // namespace chicane::drawing
