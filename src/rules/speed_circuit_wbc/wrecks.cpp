#include "rules/speed_circuit_wbc/wrecks.h"

#include "board/board.h"
#include "rules/lib/path.h"

namespace chicane::speed_circuit_wbc {

namespace {

// Rows from where the move began forward to that space.
int rows_on(const Course& course, const Move& move, SpaceId space) {
  return rows_between(course[move.from].row, course[space].row, course.rows);
}

// W21  Spaces of the path with a row past the marker, as far as the car finally came.
int spaces_beyond(const Course& course, const Car& car, const Move& move, SpaceId marker) {
  const int marker_rows = rows_on(course, move, marker);
  const int end_rows = car.progress - move.from_progress;
  const Path path{move.path, move.path_length};
  int beyond = 0;
  SpaceId at = move.from;
  for (int i = 0; i < path.length; ++i) {
    at = course.next(at, path.step(i));
    const int rows = rows_on(course, move, at);
    if (rows > marker_rows && rows <= end_rows) ++beyond;
  }
  return beyond;
}

}  // namespace

bool passes_wreck(const Course& course, const Car& car, const Move& move, SpaceId marker) {
  // A car that was set back behind its start has passed nothing.
  return rows_on(course, move, marker) <= car.progress - move.from_progress;
}

int wreck_modifier(const Game& game, const Car& car, const Move& move, SpaceId marker) {
  const bool is_near = spaces_beyond(game.course, car, move, marker) <= kNearWreck;
  const int width = game.course[marker].road_width;
  // W22
  const bool is_three_wide =
      game.options.three_wide == ThreeWide::at_least ? width >= 3 : width == 3;
  return (is_near ? kNearWreckModifier : kFarWreckModifier) +
         (is_three_wide ? kThreeWideModifier : 0);
}

}  // namespace chicane::speed_circuit_wbc
