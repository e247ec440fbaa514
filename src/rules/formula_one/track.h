// A board compiled for Formula One: flat arrays that the rules index directly. Rows run 0 … N−1 in
// driving direction.
#pragma once

#include <array>
#include <cstdint>

#include "base/data_error.h"
#include "base/result.h"
#include "board/banded.h"
#include "board/board.h"
#include "rules/formula_one/tables.h"

namespace chicane::formula_one {

using SquareId = std::uint16_t;
inline constexpr SquareId kNoSquare = 0xffff;
inline constexpr std::uint8_t kNoBand = 0xff;
inline constexpr int kSquareCountMax = kBandedRowsMax * kBandedLanesMax;

// A step, as paths are made of: straight on, one lane in, one lane out; or into the own pit.
enum class Step : std::uint8_t { straight, in, out, pit };
inline constexpr int kTrackSteps = 3;

struct Square {
  std::array<SquareId, kTrackSteps> steps;  // By Step; kNoSquare: not there.
  std::uint8_t row;                         // The last, for order and laps.
  std::uint8_t lane;
  std::uint8_t band;  // Or kNoBand.
  Speed safe;         // Of the band.
  bool is_line;       // F1-LAP-1
};

struct Pit {
  SquareId entry;  // F1-PIT-2  From here one drives in, …
  SquareId exit;   // … and to here out again.
  std::uint8_t row;
  bool is_line;  // F1-LAP-2
};

struct Track {
  std::array<Square, kSquareCountMax> squares{};
  std::array<Pit, kCarsMax> pits{};
  std::array<SquareId, kBandsMax> spin_exits{};  // By band (F1-SPN-4).
  std::array<std::uint8_t, kBandsMax> band_rows{};
  std::array<SquareId, kBandedRowsMax> roadside_exits{};  // By row of the square (F1-SPN-4).
  std::array<SquareId, kCarsMax> grid{};                  // F1-SET-3
  int square_count = 0;
  int row_count = 0;
  int band_count = 0;
  int line_row = 0;
  int grid_count = 0;
  std::uint8_t tyre_band = kNoBand;   // 6.3 FT
  std::uint8_t brake_band = kNoBand;  // 6.3 BF

  const Square& operator[](SquareId square) const { return squares[square]; }
  // Rows from one forward to the other.
  int rows_between(int from, int to) const {
    return to >= from ? to - from : to - from + row_count;
  }
  int rows_past_line(int row) const { return rows_between(line_row, row); }
};

Result<Track, DataError> compile_track(const Board& board);

}  // namespace chicane::formula_one
