// The board file format (docs/formats/board.md): text, one statement a line, # to the end of the
// line is a comment.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "board/validate.h"

namespace chicane {

inline constexpr std::size_t kBoardBytesMax = 256 * 1024;

// Where in the file things were said, for complaints about the board as a whole.
struct BoardSource {
  std::string name;
  int rows_line = 0;
  std::vector<int> corner_lines;
  std::vector<int> line_lines;
  int grid_line = 0;
  std::vector<int> row_lines;  // Of a motor board, by row.
};

struct BoardFile {
  Board board;
  BoardSource source;
};

// Fails on what cannot be read. What can be read but not raced on is found by validate().
Result<BoardFile, DataError> parse_board(std::string_view text, std::string_view source_name);

// A finding of validate() as a complaint with file and line.
DataError to_error(const Finding& finding, const BoardSource& source);

// The one canonical text of a board: what its digest is taken from. Parsing it gives the board
// back.
std::string format_board(const Board& board);
std::uint64_t board_digest(const Board& board);

}  // namespace chicane
