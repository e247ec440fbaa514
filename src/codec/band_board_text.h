// Boards of Formula One as text (docs/formats/band-board.md): `name`, `title`, `rows 60`, `line
// 59`, lanes by rows as `10-14 1 3 4`, `long 1 11-13`, `band B1 12 1/40 3/60 4/80 Abbey Curve`,
// `tyres B1`, `brakes B3`, `pits 2 1 0 59 58 57`, `grid 6.0 5.0 …`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/banded.h"

namespace chicane {

inline constexpr std::string_view kBandBoardHeader = "chicane band-board 1";

struct BandBoardFile {
  Board board;
  std::vector<int> row_lines;   // By row: where its lanes were said, …
  std::vector<int> band_lines;  // … and by band.
  int rows_line = 0;
  int grid_line = 0;
};
Result<BandBoardFile, DataError> parse_band_board(std::string_view text,
                                                  std::string_view source_name);
std::string format_band_board(const Board& board);

}  // namespace chicane
