// Boards for MotorChamp: put together from pieces, and checked.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "board/validate.h"

namespace chicane {

inline constexpr int kMotorRowsMax = 120;
inline constexpr int kMotorLongSides = 14;  // MC-STR-1  Right squares without a side place, …
inline constexpr int kMotorShortSides = 8;  // … on long and on short circuits.
inline constexpr int kMotorLongPits = 10;   // MC-PLY-7

// Lanes, spaces and grid of the board follow from its rows (MC-SET-1).
void lay_out_motor_board(Board& board);

// One row of a strand, with what is printed after it.
struct PieceRow {
  MotorRow row;
  bool ends_short_start = false;  // Mark S.
  bool ends_long_start = false;   // Mark L.
  bool has_line = false;
};

struct Strand {
  std::string name;
  std::vector<PieceRow> rows;  // In driving direction.
};

// One face of a piece.
struct Face {
  std::string id;  // "A1"
  std::string title;
  std::vector<Strand> strands;
};

// The faces joined into a circuit: A and Z, or A, M and Z. The line lies after the last row of A.
Result<Board, DataError> assemble(const std::vector<Face>& faces,
                                  const std::vector<std::string>& ids);

// The faults of part 6.3 of the rules of MotorChamp.
std::vector<Finding> validate_motor(const Board& board);

}  // namespace chicane
