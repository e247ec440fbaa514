#include "rules/motorchamp/track.h"

namespace chicane::motorchamp {

namespace {

std::uint8_t limit_of(const MotorSquare& square) {
  return static_cast<std::uint8_t>(square.limit == 0 ? kNoLimit : square.limit);
}

}  // namespace

Result<Track, DataError> compile_track(const Board& board) {
  if (!board.motor)
    return Failure{DataError{"", 0, board.name + ": this is no board for motorchamp"}};
  for (const Finding& finding : validate(board)) {
    if (is_fatal(finding.fault)) return Failure{DataError{"", 0, board.name + ": " + finding.what}};
  }
  Track track;
  track.count = board.rows;
  track.is_long = board.motor->is_long;
  track.start_row = board.motor->start_row;
  for (int r = 0; r < track.count; ++r) {
    const MotorRow& from = board.motor->rows[r];
    track.rows[r] = {
        .dice = {static_cast<std::uint8_t>(from.right.dice),
                 static_cast<std::uint8_t>(from.left.dice)},
        .limit = {limit_of(from.right), limit_of(from.left)},
        .pit_team = kNoTeam,
        .is_solid = from.is_solid,
        .has_no_side = from.has_no_side,
        .has_lane = from.has_lane,
        .has_pit = from.has_pit,
        .is_exit = from.is_exit,
    };
    if (from.is_entry) track.entry = r;
  }
  // MC-PIT-5  Pits in driving order belong to teams 1, 2, … on long tracks.
  std::uint8_t team = 0;
  for (int d = 1; d < track.count; ++d) {
    const int r = track.after(track.entry, d);
    if (!track[r].has_lane) break;
    track.last_lane = r;
    if (!track[r].has_pit) continue;
    track.last_pit = r;
    if (track.is_long) track.rows[r].pit_team = ++team;
  }
  return track;
}

}  // namespace chicane::motorchamp
