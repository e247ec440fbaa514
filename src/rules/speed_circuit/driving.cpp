#include "rules/speed_circuit/driving.h"

#include "rules/lib/tow.h"
#include "rules/speed_circuit/cornering.h"
#include "rules/speed_circuit/foresight.h"
#include "rules/speed_circuit/open_road.h"
#include "rules/speed_circuit/path_search.h"
#include "rules/speed_circuit/slipstream.h"
#include "rules/speed_circuit/standard_paths.h"

namespace chicane::speed_circuit {

namespace {

// Does any path of the query keep the rule? With nobody in the way that is known from the plots.
bool can_keep(const PathQuery& query, bool PathRules::* rule, OpenRoadRule open_road_rule) {
  if (query.traffic.empty() && query.due_spin == DueSpin::none && query.rules.is_plain()) {
    return keeps_on_open_road(query.game, query.car, query.speed, open_road_rule);
  }
  PathRules kept = query.rules;
  kept.*rule = true;
  return has_path(
      {query.game, query.car, query.speed, query.had_no_wear, query.due_spin, kept, query.traffic});
}

// May a bonus path (SC-7.2) take this step, its `step`-th from 0, and can it be completed after it?
bool is_bonus_lawful(const Course& course, SpaceId to, int step, std::uint32_t touched,
                     const PathRules& rules) {
  if (step >= rules.length - rules.bonus && is_bonus_barred(course, to, touched)) return false;
  return has_bonus_way(course, to, step + 1, touch(course, to, touched), rules);
}

// SC-6.5c, SC-6.8c, Q17  Kept apart: few moves come here, and foresight needs room.
[[gnu::noinline]] std::optional<Why> refuse_by_filter(const Game& game, const State& state,
                                                      const Path& path) {
  const Car& car = state.at_wheel();
  const PathRules& rules = state.move.rules;
  const Foresight seen = foresee(game, car, car.driven, state.move.had_no_wear, car.due_spin, path);
  if (rules.keeps_speed_in_corner && seen.raises_speed_in_corner)
    return Why::path_raises_speed_in_corner;
  if (rules.keeps_zero_wear && seen.breaks_zero_wear) return Why::path_too_fast_without_wear;
  if (rules.keeps_below_crash && seen.crashes) return Why::path_certain_crash;
  return std::nullopt;
}

// SC-7.2  The bonus is off if no geometric path keeps it out of a new corner; otherwise it must be
// taken in full (SC-7.8).
[[gnu::noinline]] void add_bonus(const Game& game, State& state) {
  const Car& car = state.at_wheel();
  const int bonus = bonus_due(state, car);
  if (bonus == 0) return;
  PathRules with_bonus = state.move.rules;
  with_bonus.bonus = static_cast<std::uint8_t>(bonus);
  with_bonus.length = static_cast<std::uint8_t>(with_bonus.length + bonus);
  if (has_bonus_way(game.course, car.at, 0, touch(game.course, car.at, 0), with_bonus))
    state.move.rules = with_bonus;
}

// Can any path of the move break SC-6.5c, SC-6.8 or Q17?
bool may_raise_speed_in_corner(const Game& game, const Car& car, Speed slowest) {
  return car.driven > slowest && car.driven > car.ref && game.course[car.at].is_posted();
}
bool may_break_zero_wear(const State& state, const Car& car, Speed slowest) {
  return state.move.had_no_wear && excess(car.driven, slowest) > kNoWearOver;
}
bool may_need_filter(const Game& game, const State& state, const Car& car) {
  const Speed slowest = game.course.slowest_within[index(car.at)][state.move.rules.length];
  return may_raise_speed_in_corner(game, car, slowest) ||
         may_break_zero_wear(state, car, slowest) ||
         game.options.over_60_corner == Over60Corner::illegal;
}

// Kept apart: most moves are free of all this.
[[gnu::noinline]] void find_filters(const Game& game, State& state) {
  const Car& car = state.at_wheel();
  PathRules& rules = state.move.rules;
  // SC-8.1, SC-8.2
  const Traffic traffic = traffic_of(state, state.move.traffic);
  rules.is_collision = !traffic.empty() && !has_free_path(game, car, rules, traffic);

  // SC-T.2  SC-6.5c is given up only if no path keeps it, SC-6.8 then likewise among those left,
  // Q17 last.
  const Speed slowest = game.course.slowest_within[index(car.at)][rules.length];
  const PathQuery query{game,         car,   car.driven, state.move.had_no_wear,
                        car.due_spin, rules, traffic};
  if (may_raise_speed_in_corner(game, car, slowest)) {
    rules.keeps_speed_in_corner =
        can_keep(query, &PathRules::keeps_speed_in_corner, OpenRoadRule::speed_in_corner);
  }
  if (may_break_zero_wear(state, car, slowest)) {
    rules.keeps_zero_wear = can_keep(query, &PathRules::keeps_zero_wear, OpenRoadRule::zero_wear);
  }
  if (game.options.over_60_corner == Over60Corner::illegal) {
    rules.keeps_below_crash =
        can_keep(query, &PathRules::keeps_below_crash, OpenRoadRule::below_crash);
  }
}

// Kept apart, so that the short way has nothing to save.
[[gnu::noinline]] void list_bound_drives(const Game& game, const State& state, DecisionList& list) {
  if (append_standard_paths(game, state, list)) return;
  const Car& car = state.at_wheel();
  const Traffic traffic = traffic_of(state, state.move.traffic);
  list_paths(
      {game, car, car.driven, state.move.had_no_wear, car.due_spin, state.move.rules, traffic},
      list);
}

}  // namespace

void find_path_rules(const Game& game, State& state) {
  const Car& car = state.at_wheel();
  PathRules& rules = state.move.rules;

  // SC-3.3  One space for each 20 mph.
  rules = {};
  rules.length = static_cast<std::uint8_t>(car.driven.spaces());

  if (car.slip) add_bonus(game, state);
  if (rules.length == 0) return;

  state.move.traffic = cars_within_reach(game.course, state, car, rules.length);
  if (state.move.traffic != 0 || may_need_filter(game, state, car)) find_filters(game, state);
}

// Kept apart, so that legal() is nothing but a choice between lists.
[[gnu::noinline]] void list_drives(const Game& game, const State& state, DecisionList& list) {
  if (!append_unbound_paths(game, state, list)) list_bound_drives(game, state, list);
}

std::optional<Why> refuse_drive(const Game& game, const State& state, const Path& path) {
  const Course& course = game.course;
  const Car& car = state.at_wheel();
  const PathRules& rules = state.move.rules;
  const Traffic traffic = traffic_of(state, state.move.traffic);

  // SC-3.3  The length of the move; a collision ends where it ends (SC-8.2).
  if (rules.is_collision ? path.length > rules.length : path.length != rules.length)
    return Why::path_wrong_length;

  SpaceId at = car.at;
  std::uint32_t touched = rules.bonus > 0 ? touch(course, at, 0) : 0;
  for (int step = 0; step < path.length; ++step) {
    // SC-3.4  Forward, into a free space.
    const CourseSpace& space = course[at];
    if (path.step(step) >= space.step_count) return Why::path_not_forward;
    at = space.steps[path.step(step)];
    if (is_taken(traffic, at)) return Why::path_through_car;
    // SC-7.2
    if (rules.bonus > 0) {
      if (!is_bonus_lawful(course, at, step, touched, rules)) return Why::path_bonus_into_corner;
      touched = touch(course, at, touched);
    }
  }

  // SC-8.2  A collision is driven as far as it goes.
  if (rules.is_collision) {
    const CourseSpace& last = course[at];
    for (int s = 0; s < last.step_count; ++s) {
      const SpaceId next = last.steps[s];
      const bool is_way =
          rules.bonus == 0 || is_bonus_lawful(course, next, path.length, touched, rules);
      if (is_way && !is_taken(traffic, next)) return Why::path_stops_too_early;
    }
  }

  if (rules.is_plain()) return std::nullopt;
  return refuse_by_filter(game, state, path);
}

}  // namespace chicane::speed_circuit
