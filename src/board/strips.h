// The run-off beside the track, worked out from its edges.
#pragma once

#include "board/board.h"

namespace chicane {

// One strip space beside each edge space of the track, on both sides, all round: it ends in the
// last row in which that space is the edge. None if the board names no strips.
std::vector<BoardStrip> make_strips(const Board& board);

}  // namespace chicane
