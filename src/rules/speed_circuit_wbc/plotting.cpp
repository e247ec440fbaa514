#include "rules/speed_circuit_wbc/plotting.h"

#include <algorithm>

namespace chicane::speed_circuit_wbc {

namespace {

Speed unfiltered_highest(const Game& game, const Car& car) {
  const Speed top = car.specs.top;
  const bool is_off = game.course[car.at].is_strip;
  // WBC-2.9a, WBC-2.9c
  if (car.spun) return std::min({car.specs.start, car.specs.accel, top});
  const Speed reach = car.starting ? car.specs.start : car.speed + car.specs.accel;
  // WBC-2.11e  No push beside the track; SC-4.3a, SC-10.1  else by 20.
  return is_off ? std::min(reach, top) : std::min(reach, top) + kPush;
}

// What the level bought in the corner allows beyond its limits.
Speed level_in(const Passage& passage, CornerId corner) {
  for (int i = 0; i < passage.ledger_count; ++i) {
    if (passage.ledgers[i].corner == corner) return passage.ledgers[i].level;
  }
  return {};
}

// The most a line gives to a car that goes on to `to`: one on which it is, or one it can join
// there.
Speed bonus_at(const Course& course, const Passage& passage, SpaceId to) {
  Speed bonus{};
  for (int i = 0; i < passage.line_count; ++i) {
    if (next_on(course, passage.lines[i]) == to)
      bonus = std::max(bonus, course[passage.lines[i].line].bonus);
  }
  const CourseSpace& space = course[to];
  for (int i = 0; i < space.line_count; ++i) {
    if (can_join(passage, space.lines[i]))
      bonus = std::max(bonus, course[space.lines[i].line].bonus);
  }
  return bonus;
}

// By how much the speed is too high for the corner space `to`, level bought included.
Speed beyond_level(const Course& course, const Passage& passage, SpaceId to, Speed speed) {
  const CourseSpace& space = course[to];
  return excess(speed, space.limit + level_in(passage, space.corner));
}

// The passage of a car that has gone on to `to`.
Passage carried_on(const Course& course, Passage passage, SpaceId to, Speed speed) {
  leave_lines(course, passage, to);
  advance_lines(course, passage, to);
  const CourseSpace& space = course[to];
  for (int i = 0; i < space.line_count; ++i) {
    if (can_join(passage, space.lines[i])) join_line(passage, space.lines[i]);
  }
  if (space.is_posted()) enter_corner(course, passage, to, speed);
  settle_on(course, passage, to);
  return passage;
}

// Is there a way of so many steps on the open road that keeps WBC-2.5d?
bool has_raised_way(const Course& course, const Passage& passage, SpaceId at, RaisedStep raised,
                    int steps) {
  const bool is_past = (course[at].corner_rows >> index(raised.corner) & 1u) == 0;
  if (steps == 0 || is_past) return true;
  for (int s = 0; s < course[at].step_count; ++s) {
    const SpaceId to = course.next(at, s);
    if (!may_step_raised(course, passage, to, raised)) continue;
    RaisedStep next = raised;
    if (course[to].corner == raised.corner && relies_on_line(course, passage, to, raised.speed))
      next.relies_on_line = true;
    if (has_raised_way(course, carried_on(course, passage, to, raised.speed), to, next, steps - 1))
      return true;
  }
  return false;
}

// WBC-2.5d  May the car, standing in a corner, be that much faster?
bool may_raise_to(const Game& game, const Car& car, Speed speed) {
  const CornerId corner = game.course[car.at].corner;
  const Speed level = level_in(car.passage, corner);
  const Speed bound = excess(speed, level);
  if (game.raised_run[index(car.at)][bound.spaces()] >= speed.spaces()) return true;
  const bool meets_line =
      car.passage.line_count > 0 || game.course.lineless[index(car.at)] < speed.spaces();
  return meets_line && has_raised_way(game.course, car.passage, car.at,
                                      {corner, speed, false, false}, speed.spaces());
}

}  // namespace

bool leaves_needed_line(const Course& course, const Passage& passage, SpaceId to, CornerId corner) {
  Passage left = passage;
  leave_lines(course, left, to);
  const Ledger* due = find_due(left);
  return due != nullptr && due->corner == corner;
}

bool may_step_raised(const Course& course, const Passage& passage, SpaceId to,
                     const RaisedStep& raised) {
  if (raised.relies_on_line && leaves_needed_line(course, passage, to, raised.corner)) return false;
  if (course[to].corner != raised.corner) return true;
  const Speed beyond = beyond_level(course, passage, to, raised.speed);
  return beyond == Speed{} || (!raised.no_line && beyond <= bonus_at(course, passage, to));
}

bool relies_on_line(const Course& course, const Passage& passage, SpaceId to, Speed speed) {
  return course[to].is_posted() && beyond_level(course, passage, to, speed) > Speed{};
}

Speed highest_plot(const Game& game, const Car& car) {
  Speed highest = unfiltered_highest(game, car);
  if (!game.course[car.at].is_posted()) return highest;
  while (is_raised(car, highest) && !may_raise_to(game, car, highest)) highest = highest - 20_mph;
  return highest;
}

Speed corrected(const Game& game, const Car& car, Card card) {
  // WBC-2.1b, WBC-2.2a, W30  After a spin and before the start the last speed is 0.
  const Speed meant = names_speed(card) ? speed_of(card) : car.speed;
  return std::min(meant, highest_plot(game, car));
}

void measure_raised_runs(Game& game) {
  const Course& course = game.course;
  for (int spaces = 0; spaces <= kSpeedMax.spaces(); ++spaces) {
    const Speed speed = Speed::from_spaces(spaces);
    for (int i = 0; i < course.space_count; ++i) {
      const CornerId corner = course.spaces[i].corner;
      if (corner == kNoCorner) continue;
      // Ends that the run has come to, step by step.
      std::array<bool, kSpacesMax> here{};
      here[i] = true;
      int run = 0;
      bool is_past = false;
      while (run < kPathLengthMax && !is_past) {
        std::array<bool, kSpacesMax> next{};
        bool goes_on = false;
        for (int at = 0; at < course.space_count; ++at) {
          if (!here[at]) continue;
          for (int s = 0; s < course.spaces[at].step_count; ++s) {
            const SpaceId to = course.spaces[at].steps[s];
            if (course[to].corner == corner && course[to].limit < speed) continue;
            next[index(to)] = goes_on = true;
            if ((course[to].corner_rows >> index(corner) & 1u) == 0) is_past = true;
          }
        }
        if (!goes_on) break;
        ++run;
        here = next;
      }
      game.raised_run[i][spaces] = static_cast<std::uint8_t>(is_past ? kPathLengthMax : run);
    }
  }
}

}  // namespace chicane::speed_circuit_wbc
