#include "rules/formula_one/track.h"

namespace chicane::formula_one {

namespace {

SquareId square_of(Index space) {
  return space == kNone ? kNoSquare : static_cast<SquareId>(space);
}

// The square of lane 1 that begins in the row (from 0).
SquareId innermost(const Board& board, int row) {
  for (std::size_t i = 0; i < board.spaces.size(); ++i) {
    if (board.spaces[i].lane == 0 && board.spaces[i].first_row == row + 1)
      return static_cast<SquareId>(i);
  }
  return kNoSquare;
}

}  // namespace

Result<Track, DataError> compile_track(const Board& board) {
  if (!board.banded)
    return Failure{DataError{"", 0, board.name + ": this is no board for formula-one"}};
  for (const Finding& finding : validate(board)) {
    if (is_fatal(finding.fault)) return Failure{DataError{"", 0, board.name + ": " + finding.what}};
  }
  const BandTrack& from = *board.banded;
  Track track;
  track.square_count = static_cast<int>(board.spaces.size());
  track.row_count = board.rows;
  track.line_row = from.line_row;
  track.band_count = static_cast<int>(from.band_rows.size());
  track.tyre_band = static_cast<std::uint8_t>(from.tyres);
  track.brake_band = static_cast<std::uint8_t>(from.brakes);
  for (std::size_t i = 0; i < board.spaces.size(); ++i) {
    const BoardSpace& space = board.spaces[i];
    Square& square = track.squares[i];
    square.steps.fill(kNoSquare);
    for (const Index to : space.steps) {
      const Index lane = board.spaces[to].lane;
      const Step step = lane == space.lane  ? Step::straight
                        : lane < space.lane ? Step::in
                                            : Step::out;
      square.steps[static_cast<std::size_t>(step)] = square_of(to);
    }
    square.row = static_cast<std::uint8_t>(space.last_row - 1);
    square.lane = static_cast<std::uint8_t>(space.lane);
    square.band = space.corner == kNone ? kNoBand : static_cast<std::uint8_t>(space.corner);
    square.safe = Speed::from_mph(space.limit);
    square.is_line = square.row == from.line_row;
  }
  const auto row_after_ = [&](int row) { return (row + 1) % track.row_count; };
  for (int car = 0; car < kCarsMax; ++car) {
    const int row = from.pit_rows[car];
    track.pits[car] = {innermost(board, (row + track.row_count - 1) % track.row_count),
                       innermost(board, row_after_(row)), static_cast<std::uint8_t>(row),
                       row == from.line_row};
  }
  for (int band = 0; band < track.band_count; ++band) {
    track.band_rows[band] = static_cast<std::uint8_t>(from.band_rows[band]);
    track.spin_exits[band] =
        square_of(outermost_in_row(board, row_after_(from.band_rows[band]) + 1));
  }
  for (int row = 0; row < track.row_count; ++row)
    track.roadside_exits[row] = square_of(outermost_in_row(board, row_after_(row) + 1));
  for (const Index place : board.grid) track.grid[track.grid_count++] = square_of(place);
  return track;
}

}  // namespace chicane::formula_one
