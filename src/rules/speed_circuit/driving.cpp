#include "rules/speed_circuit/driving.h"

#include "rules/speed_circuit/cornering.h"
#include "rules/speed_circuit/foresight.h"
#include "rules/speed_circuit/path_search.h"
#include "rules/speed_circuit/slipstream.h"

namespace chicane::speed_circuit {

namespace {

// A filter that some path satisfies is kept; one that none satisfies is given up (SC-T.2).
void keep_if_possible(PathQuery& query, bool PathRules::* rule) {
  query.rules.*rule = true;
  if (!has_path(query)) query.rules.*rule = false;
}

PathQuery query_for(const Game& game, const State& state, const SpaceSet& occupied) {
  const Car& car = state.at_wheel();
  return {game, car, car.driven, state.move.had_no_wear, car.due_spin, state.move.rules, occupied};
}

}  // namespace

SpaceSet occupied_by_others(const State& state, const Car& car) {
  SpaceSet occupied;
  for (int i = 0; i < state.car_count; ++i) {
    const Car& other = state.cars[i];
    if (&other != &car && other.is_running()) occupied.insert(other.at);
  }
  return occupied;
}

PathRules find_path_rules(const Game& game, const State& state) {
  const Car& car = state.at_wheel();
  const CourseSpace& start = game.course[car.at];
  const SpaceSet occupied = occupied_by_others(state, car);

  // SC-3.3  One space for each 20 mph.
  PathRules rules{};
  rules.length = static_cast<std::uint8_t>(car.driven.spaces());

  // SC-7.2  The bonus is off if no geometric path keeps it out of a new corner; otherwise it must be taken in full (SC-7.8).
  if (const int bonus = bonus_due(state, car); bonus > 0) {
    PathRules with_bonus = rules;
    with_bonus.bonus = static_cast<std::uint8_t>(bonus);
    with_bonus.length = static_cast<std::uint8_t>(rules.length + bonus);
    if (has_bonus_way(game.course, car.at, 0, touch(game.course, car.at, 0), with_bonus)) rules = with_bonus;
  }

  // SC-8.1, SC-8.2
  rules.is_collision = !has_free_path(game.course, car.at, rules, occupied);

  // SC-T.2  SC-6.5c is given up only if no path keeps it, SC-6.8 then likewise among those left, Q17 last.
  if (start.quiet >= rules.length && car.passage.line_count == 0) return rules;
  PathQuery query{game, car, car.driven, state.move.had_no_wear, car.due_spin, rules, occupied};
  if (start.is_posted() && car.driven > car.ref) keep_if_possible(query, &PathRules::keeps_speed_in_corner);
  if (state.move.had_no_wear) keep_if_possible(query, &PathRules::keeps_zero_wear);
  if (game.options.over_60_corner == Over60Corner::illegal) keep_if_possible(query, &PathRules::keeps_below_crash);
  return query.rules;
}

void list_drives(const Game& game, const State& state, DecisionList& list) {
  const SpaceSet occupied = occupied_by_others(state, state.at_wheel());
  list_paths(query_for(game, state, occupied), list);
}

std::optional<Why> refuse_drive(const Game& game, const State& state, const Path& path) {
  const Course& course = game.course;
  const Car& car = state.at_wheel();
  const PathRules& rules = state.move.rules;
  const SpaceSet occupied = occupied_by_others(state, car);

  // SC-3.3  The length of the move; a collision ends where it ends (SC-8.2).
  if (rules.is_collision ? path.length > rules.length : path.length != rules.length) return Why::path_wrong_length;

  SpaceId at = car.at;
  std::uint32_t touched = touch(course, at, 0);
  for (int step = 0; step < path.length; ++step) {
    // SC-3.4  Forward, into a free space.
    if (path.step(step) >= course[at].step_count) return Why::path_not_forward;
    at = course.next(at, path.step(step));
    if (occupied.contains(at)) return Why::path_through_car;
    // SC-7.2
    if (rules.bonus > 0) {
      if (step >= rules.length - rules.bonus && is_bonus_barred(course, at, touched)) return Why::path_bonus_into_corner;
      touched = touch(course, at, touched);
      if (!has_bonus_way(course, at, step + 1, touched, rules)) return Why::path_bonus_into_corner;
    }
  }

  // SC-8.2  A collision is driven as far as it goes.
  if (rules.is_collision) {
    const CourseSpace& last = course[at];
    for (int s = 0; s < last.step_count; ++s) {
      const SpaceId next = last.steps[s];
      const bool is_way = rules.bonus == 0 || (!(path.length >= rules.length - rules.bonus && is_bonus_barred(course, next, touched)) &&
                                               has_bonus_way(course, next, path.length + 1, touch(course, next, touched), rules));
      if (is_way && !occupied.contains(next)) return Why::path_stops_too_early;
    }
  }

  if (rules.keeps_speed_in_corner || rules.keeps_zero_wear || rules.keeps_below_crash) {
    const Foresight seen = foresee(game, car, car.driven, state.move.had_no_wear, car.due_spin, path);
    if (rules.keeps_speed_in_corner && seen.raises_speed_in_corner) return Why::path_raises_speed_in_corner;
    if (rules.keeps_zero_wear && seen.breaks_zero_wear) return Why::path_too_fast_without_wear;
    if (rules.keeps_below_crash && seen.crashes) return Why::path_certain_crash;
  }
  return std::nullopt;
}

bool has_path_keeping(const Game& game, const Car& car, Speed plot, PlotRule rule) {
  PathRules rules{};
  rules.length = static_cast<std::uint8_t>(plot.spaces());
  switch (rule) {
    case PlotRule::speed_in_corner: rules.keeps_speed_in_corner = true; break;
    case PlotRule::zero_wear: rules.keeps_zero_wear = true; break;
    case PlotRule::below_crash: rules.keeps_below_crash = true; break;
  }
  const SpaceSet nobody;
  return has_path({game, car, plot, car.wear == 0, DueSpin::none, rules, nobody});
}

}  // namespace chicane::speed_circuit
