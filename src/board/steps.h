// Which spaces one may drive to from a space, as far as the board decides it.
#pragma once

#include "board/board.h"

namespace chicane {

// The default steps of a space: the spaces of the same or a neighbouring lane that begin in the row
// after its last row, straight ahead first, then from the inside out. Two lanes are neighbours if
// no lane that exists in either of the two rows lies between them. So nothing moves sideways, and
// no diagonal leads into the flank of a long space.
std::vector<Index> default_steps(const Board& board, Index space);

// Directly ahead by default: the same lane's next space; where the lane ends, every step.
std::vector<Index> default_ahead(const Board& board, Index space);

}  // namespace chicane
