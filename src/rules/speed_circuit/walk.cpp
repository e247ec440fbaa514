#include "rules/speed_circuit/walk.h"

#include <algorithm>

namespace chicane::speed_circuit {

void drop_broken_lines(const Course& course, Passage& passage, SpaceId from, Path path) {
  for (int i = passage.line_count - 1; i >= 0; --i) {
    const LiveLine live = passage.lines[i];
    if (!follows(course, live.line, live.index, from, path, 0) &&
        !has_profited(course, passage, live.line)) {
      leave_line(course, passage, i);
    }
  }
}

void enter_lines(const Course& course, Passage& passage, SpaceId to, Path path, int step) {
  advance_lines(course, passage, to);
  const CourseSpace& space = course[to];
  for (int i = 0; i < space.line_count; ++i) {
    const LineSpot& spot = space.lines[i];
    if (can_join(passage, spot) && follows(course, spot.line, spot.index, to, path, step + 1))
      join_line(passage, spot);
  }
}

Speed followed_bonus(const Course& course, const Passage& passage, SpaceId at, Path path,
                     int step) {
  Speed bonus{};
  for (int i = 0; i < passage.line_count; ++i) {
    const LiveLine live = passage.lines[i];
    if (follows(course, live.line, live.index, at, path, step + 1))
      bonus = std::max(bonus, course[live.line].bonus);
  }
  return bonus;
}

bool follows(const Course& course, LineId line, int line_index, SpaceId at, Path path, int step) {
  const CourseLine& l = course[line];
  for (int i = line_index + 1; i < l.length && step < path.length; ++i, ++step) {
    at = course.next(at, path.step(step));
    if (at != l.spaces[i]) return false;
  }
  return true;
}

}  // namespace chicane::speed_circuit
