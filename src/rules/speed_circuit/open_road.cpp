#include "rules/speed_circuit/open_road.h"

#include <algorithm>

#include "rules/speed_circuit/path_search.h"

namespace chicane::speed_circuit {

namespace {

// The answer by search, which the tables shorten.
bool has_keeping_path(const Game& game, const Car& car, Speed speed, OpenRoadRule rule) {
  PathRules rules{};
  rules.length = static_cast<std::uint8_t>(speed.spaces());
  switch (rule) {
    case OpenRoadRule::speed_in_corner:
      rules.keeps_speed_in_corner = true;
      break;
    case OpenRoadRule::zero_wear:
      rules.keeps_zero_wear = true;
      break;
    case OpenRoadRule::below_crash:
      rules.keeps_below_crash = true;
      break;
  }
  const Traffic nobody;
  return has_path({game, car, speed, car.wear == 0, DueSpin::none, rules, nobody});
}

// --- SC-6.5c ------------------------------------------------------------------------------------

bool keeps_speed_in_corner(const Game& game, const Car& car, Speed speed) {
  if (speed <= car.ref) return true;
  // A line on which the car has spun is out of reach for it alone; the tables do not know.
  if (car.passage.spoilt_lines != 0)
    return has_keeping_path(game, car, speed, OpenRoadRule::speed_in_corner);
  Speed cap = game.raise_cap[index(car.at)];
  for (int i = 0; i < car.passage.line_count; ++i) {
    const LiveLine& live = car.passage.lines[i];
    cap = std::max(cap, game.raise_cap_on[index(live.line)][live.index]);
  }
  return speed <= cap;
}

// The fastest speed at which a car that stood still, with these lines, has a path that keeps
// SC-6.5c.
Speed measured_raise_cap(const Game& game, Car car) {
  car.wear = 1;
  Speed cap = kSpeedMax;
  while (cap > Speed{} && !has_keeping_path(game, car, cap, OpenRoadRule::speed_in_corner))
    cap = cap - 20_mph;
  return cap;
}

void measure_raise_caps(Game& game) {
  const Course& course = game.course;
  for (int i = 0; i < course.space_count; ++i) {
    Car car{};
    car.at = static_cast<SpaceId>(i);
    if (!course[car.at].is_posted()) continue;
    game.raise_cap[i] = measured_raise_cap(game, car);
    for (int l = 0; l < course[car.at].line_count; ++l) {
      const LineSpot& spot = course[car.at].lines[l];
      if (spot.index + 1 == course[spot.line].length) continue;
      car.passage = {};
      join_line(car.passage, spot);
      game.raise_cap_on[index(spot.line)][spot.index] = measured_raise_cap(game, car);
    }
  }
}

// --- SC-6.8b ------------------------------------------------------------------------------------

bool has_bought_level(const Passage& passage) {
  for (int i = 0; i < passage.ledger_count; ++i) {
    if (passage.ledgers[i].level > Speed{}) return true;
  }
  return false;
}

bool keeps_zero_wear(const Game& game, const Car& car, Speed speed) {
  // A run without a barred space is lawful by every reading, …
  if (game.clear_run[index(car.at)][speed.spaces()] >= speed.spaces()) return true;
  // … and there is no other way with the posted limit (Q19), nothing bought, and every entry
  // assessed (Q16).
  if (game.options.zero_wear_cap == ZeroWearCap::posted &&
      game.options.corner_lower_limit == CornerLowerLimit::reassess &&
      !has_bought_level(car.passage)) {
    return false;
  }
  return has_keeping_path(game, car, speed, OpenRoadRule::zero_wear);
}

void measure_clear_runs(Game& game) {
  const Course& course = game.course;
  for (int spaces = 0; spaces <= kSpeedMax.spaces(); ++spaces) {
    const Speed speed = Speed::from_spaces(spaces);
    // Each round makes the run right for one step more.
    for (int i = 0; i < course.space_count; ++i)
      game.clear_run[i][spaces] = static_cast<std::uint8_t>(kPathLengthMax);
    for (int round = 0; round <= kPathLengthMax; ++round) {
      for (int i = 0; i < course.space_count; ++i) {
        int longest = 0;
        for (int s = 0; s < course.spaces[i].step_count; ++s) {
          const SpaceId to = course.spaces[i].steps[s];
          if (course[to].is_posted() && excess(speed, course[to].limit) > kNoWearOver) continue;
          longest =
              std::max(longest, std::min(kPathLengthMax, 1 + game.clear_run[index(to)][spaces]));
        }
        game.clear_run[i][spaces] = static_cast<std::uint8_t>(longest);
      }
    }
  }
}

}  // namespace

bool keeps_on_open_road(const Game& game, const Car& car, Speed speed, OpenRoadRule rule) {
  switch (rule) {
    case OpenRoadRule::speed_in_corner:
      return keeps_speed_in_corner(game, car, speed);
    case OpenRoadRule::zero_wear:
      return keeps_zero_wear(game, car, speed);
    case OpenRoadRule::below_crash:
      return has_keeping_path(game, car, speed, rule);
  }
  return true;
}

void measure_open_road(Game& game) {
  measure_clear_runs(game);
  measure_raise_caps(game);
}

}  // namespace chicane::speed_circuit
