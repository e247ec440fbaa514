// Names of corners and numbers of rows, placed so that they cover nothing.
#pragma once

#include "drawing/drawing.h"
#include "drawing/obstacles.h"
#include "drawing/road.h"

namespace chicane::drawing {

void number_rows(const Road& road, Form form, Obstacles& obstacles, Drawing& drawing);
void name_corners(const Board& board, const Circuit& circuit, const Road& road,
                  Obstacles& obstacles, Drawing& drawing);

}  // namespace chicane::drawing
