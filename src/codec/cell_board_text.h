// Boards of Grand Prix as text (docs/formats/cell-board.md): `name`, `title`, `cells 84`,
// `factors 10 1 2 1` for cells 10, 11 and 12, `start 83 82 81`, `box 77 78`, `laps 3`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/cells.h"

namespace chicane {

inline constexpr std::string_view kCellBoardHeader = "chicane cell-board 1";

struct CellBoardFile {
  Board board;
  std::vector<int> cell_lines;  // By cell: where its factor was said, or how many there are.
  int cells_line = 0;
};
Result<CellBoardFile, DataError> parse_cell_board(std::string_view text,
                                                  std::string_view source_name);
std::string format_cell_board(const Board& board);

}  // namespace chicane
