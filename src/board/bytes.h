// How much memory a board takes beside itself (base/held.h).
#pragma once

#include <cstddef>

#include "board/board.h"

namespace chicane {

std::size_t bytes_held(const Board& board);

}  // namespace chicane
