#include "board/bytes.h"

#include "base/held.h"

namespace chicane {

static std::size_t bytes_held(const BoardSpace& space) {
  return bytes_held(space.steps) + bytes_held(space.ahead);
}

static std::size_t bytes_held(const BoardCorner& corner) {
  return bytes_held(corner.id) + bytes_held(corner.title);
}

static std::size_t bytes_held(const BoardLine& line) {
  return bytes_held(line.id) + bytes_held(line.spaces);
}

static std::size_t bytes_held(const MotorTrack& track) { return bytes_held(track.rows); }

static std::size_t bytes_held(const BandTrack& track) { return bytes_held(track.band_rows); }

static std::size_t bytes_held(const CellTrack& track) {
  return bytes_held(track.factors) + bytes_held(track.start_cells);
}

static std::size_t bytes_held(const BoardGround& ground) {
  return bytes_held(ground.circuit) + bytes_held(ground.marks);
}

std::size_t bytes_held(const Board& board) {
  return bytes_held(board.name) + bytes_held(board.title) + bytes_held(board.lanes) +
         bytes_held(board.spaces) + bytes_held(board.corners) + bytes_held(board.lines) +
         bytes_held(board.grid) + bytes_held(board.grey) + bytes_held(board.inside_strip) +
         bytes_held(board.outside_strip) + bytes_held(board.strips) + bytes_held(board.motor) +
         bytes_held(board.banded) + bytes_held(board.cells) + bytes_held(board.ground);
}

}  // namespace chicane
