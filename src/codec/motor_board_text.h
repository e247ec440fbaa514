// Boards of MotorChamp as text (docs/formats/motor-board.md): a whole circuit row by row, or the
// faces of pieces that circuits are put together from.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/motor.h"

namespace chicane {

inline constexpr std::string_view kMotorBoardHeader = "chicane motor-board 1";
inline constexpr std::string_view kPiecesHeader = "chicane motor-pieces 1";

// A circuit: `name`, `title`, `class long` or `class short`, then rows from 0 on, as
// `3-4 3/13 3/12 solid lane noside pit entry exit start`.
struct MotorBoardFile {
  Board board;
  std::vector<int> row_lines;  // By row: where it was said.
};
Result<MotorBoardFile, DataError> parse_motor_board(std::string_view text,
                                                    std::string_view source_name);
std::string format_motor_board(const Board& board);

// Faces: `face A1 Lakeside`, `strand loop`, rows from 1 on with the flags `line`, `S` and `L`.
Result<std::vector<Face>, DataError> parse_pieces(std::string_view text,
                                                  std::string_view source_name);

}  // namespace chicane
