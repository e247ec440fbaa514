#include "solver/speed_circuit_wbc/way.h"

#include <bit>

#include "rules/lib/route.h"

namespace chicane::speed_circuit_wbc {

namespace {

// The corners whose ledgers are open, bit by bit.
std::uint32_t open_corners(const Passage& passage) {
  std::uint32_t corners = 0;
  for (int i = 0; i < passage.ledger_count; ++i) corners |= 1u << index(passage.ledgers[i].corner);
  return corners;
}

bool lies_in(const Course& course, SpaceId at, std::uint32_t corners) {
  const CornerId corner = course[at].corner;
  return corner != kNoCorner && (corners >> index(corner) & 1u) != 0;
}

// After how many steps the car stands before the first space of these corners.
int steps_before(const Course& course, const Move& move, std::uint32_t corners) {
  const Path path{move.path, move.path_length};
  SpaceId at = move.from;
  for (int i = 0; i < path.length; ++i) {
    at = course.next(at, path.step(i));
    if (lies_in(course, at, corners)) return i;
  }
  return path.length;
}

// Corners beside the car that it can still enter.
std::uint32_t corners_ahead(const Course& course, SpaceId at) {
  std::uint32_t corners = course[at].corner_rows;
  for (std::uint32_t rest = corners; rest != 0; rest &= rest - 1) {
    const int corner = std::countr_zero(rest);
    if (course.corners[corner].last_row == course[at].row) corners &= ~(1u << corner);
  }
  return corners;
}

// A step that leads to a space.
struct Approach {
  SpaceId from = kNoSpace;
  int step = 0;
};

// One of the steps on the track that lead to `to` from outside these corners, always the same one.
// Spaces are numbered row by row, so it is not far behind.
Approach approach(const Course& course, SpaceId to, std::uint32_t barred) {
  constexpr int kFar = 16;
  for (int back = 1; back <= kFar && back < course.track_count; ++back) {
    const int from = index(to) - back + (index(to) < back ? course.track_count : 0);
    if (lies_in(course, static_cast<SpaceId>(from), barred)) continue;
    const CourseSpace& space = course.spaces[from];
    for (int step = 0; step < space.step_count; ++step) {
      if (space.steps[step] == to) return {static_cast<SpaceId>(from), step};
    }
  }
  return {};
}

}  // namespace

void forget_way(const Course& course, const Car& car, Move& move, WayCounts counts) {
  const Path driven{move.path, move.path_length};
  const std::uint32_t corners = counts == WayCounts::yes ? open_corners(car.passage) : 0;
  const int known_from = corners == 0 ? driven.length : steps_before(course, move, corners);
  // On another way the car would have entered none of these before.
  const std::uint32_t barred =
      counts == WayCounts::yes ? corners | corners_ahead(course, car.at) : 0;
  SpaceId from = route_end(course, move.from, driven, known_from);
  // The steps from there on as they were driven; before them others, from the last to the first.
  const std::uint32_t kept = (1u << 2 * (driven.length - known_from)) - 1;
  std::uint32_t word = driven.word & kept;
  for (int i = known_from - 1; i >= 0; --i) {
    if (index(from) >= course.track_count) return;
    const Approach way = approach(course, from, barred);
    if (way.from == kNoSpace) return;
    from = way.from;
    word |= static_cast<std::uint32_t>(way.step) << 2 * (driven.length - 1 - i);
  }
  move.from = from;
  move.path = word;
}

}  // namespace chicane::speed_circuit_wbc
