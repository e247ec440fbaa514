// Boards for Grand Prix: laid out and checked.
#pragma once

#include <vector>

#include "board/board.h"
#include "board/validate.h"

namespace chicane {

inline constexpr int kCellsMin = 24;
inline constexpr int kCellsMax = 200;
inline constexpr int kFactorMax = 3;
inline constexpr int kCarsPerStartCell = 4;  // GPA-GRD-1

// Rows, the one lane and its spaces follow from the factors.
void lay_out_cell_board(Board& board);

// The faults of section 6.2 of the rules of Grand Prix.
std::vector<Finding> validate_cells(const Board& board);

}  // namespace chicane
