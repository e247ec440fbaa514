// The sheet round the picture: title, figures, compass, legend, trees.
#pragma once

#include "drawing/drawing.h"
#include "drawing/obstacles.h"
#include "drawing/road.h"

namespace chicane::drawing {

void lay_sheet(const Board& board, const Circuit* circuit, Obstacles& obstacles, Drawing& drawing);
void plant_trees(const Obstacles& obstacles, Drawing& drawing);

// "Red Bull Ring" of red-bull-ring; as the title spells it where it does.
std::string headline_of(const Board& board, const Circuit* circuit);

}  // namespace chicane::drawing
