// A board compiled for MotorChamp: flat arrays that the rules index directly. Rows run 0 … N−1 in
// driving direction; the line lies between N−1 and 0.
#pragma once

#include <array>
#include <cstdint>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "board/motor.h"

namespace chicane::motorchamp {

inline constexpr int kRight = 0;
inline constexpr int kLeft = 1;
inline constexpr int kNoLimit = 99;
inline constexpr std::uint8_t kNoTeam = 0;

struct Row {
  std::array<std::uint8_t, 2> dice;   // By lane.
  std::array<std::uint8_t, 2> limit;  // By lane; kNoLimit if there is none.
  std::uint8_t pit_team;              // Team whose pit lies here (long track), or kNoTeam.
  bool is_solid;
  bool has_no_side;
  bool has_lane;
  bool has_pit;
  bool is_exit;
};

struct Track {
  std::array<Row, kMotorRowsMax> rows{};
  int count = 0;
  int entry = 0;      // Row of the entrance square.
  int last_lane = 0;  // Row of the last pit-lane square.
  int last_pit = 0;
  int start_row = 0;  // The start area ends after it.
  bool is_long = true;

  const Row& operator[](int row) const { return rows[row]; }
  int after(int row, int distance) const {
    const int at = row + distance;
    return at < count ? at : at - count;
  }
  // Rows from `from` forward to `to`.
  int between(int from, int to) const { return to >= from ? to - from : to - from + count; }
  // MC-SET-1
  int slot_row(int slot) const { return count - 1 - slot / 2; }
  static int slot_lane(int slot) { return slot % 2; }
  int slots() const { return is_long ? 18 : 14; }
};

Result<Track, DataError> compile_track(const Board& board);

}  // namespace chicane::motorchamp
