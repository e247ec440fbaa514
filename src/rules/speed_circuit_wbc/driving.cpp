#include "rules/speed_circuit_wbc/driving.h"

#include <algorithm>
#include <bit>
#include <span>

#include "rules/lib/tow.h"
#include "rules/speed_circuit_wbc/passing.h"
#include "rules/speed_circuit_wbc/plotting.h"
#include "rules/speed_circuit_wbc/slip.h"

namespace chicane::speed_circuit_wbc {

std::uint8_t other_car_on(const State& state, SpaceId space) {
  const std::uint8_t at_wheel = state.order[state.mover];
  for (std::uint8_t car = 0; car < state.car_count; ++car) {
    if (state.cars[car].at == space && car != at_wheel && state.cars[car].is_running()) return car;
  }
  return kNoCar;
}

Reason refuse_road(const Game& game, const State& state, SpaceId to) {
  const Course& course = game.course;
  const Move& move = state.move;
  const Car& car = state.at_wheel();
  if (spaces_left(move) == 0) return Why::no_space_left;
  const CourseSpace& space = course[to];
  // WBC-2.11e
  if (space.is_strip && space.beside_limit > Speed{} && move.speed > space.beside_limit)
    return Why::strip_too_fast;
  // SC-7.2
  if (space.is_posted() && is_bonus_next(move) &&
      is_bonus_barred(course, to, touched_corners(course, move))) {
    return Why::bonus_into_corner;
  }
  // WBC-2.5d
  const CornerId corner = course[move.from].corner;
  if (corner == kNoCorner) return std::nullopt;
  // A line that has made an entry lawful binds, also when the car has braked since.
  if (move.raised_on_line && leaves_needed_line(course, car.passage, to, corner))
    return Why::raises_speed_in_corner;
  if (is_raised(car, move.speed) &&
      !may_step_raised(course, car.passage, to, {corner, move.speed, false, move.no_line})) {
    return Why::raises_speed_in_corner;
  }
  return std::nullopt;
}

Reason refuse_drive(const Game& game, const State& state, int step) {
  const CourseSpace& at = game.course[state.at_wheel().at];
  if (step >= at.step_count) return Why::step_not_forward;
  const SpaceId to = at.steps[step];
  if (const Reason why = refuse_road(game, state, to)) return why;
  if (other_car_on(state, to) != kNoCar) return Why::space_occupied;
  return std::nullopt;
}

Reason refuse_emergency(const State& state, int mph) {
  const Move& move = state.move;
  if (mph == 0 || mph % 20 != 0) return Why::emergency_not_in_twenties;
  if (mph / 20 > base_left(move)) return Why::emergency_below_spaces_moved;
  if (move.is_passing) return Why::emergency_in_occupied_space;
  return std::nullopt;
}

Reason refuse_end(const State& state) {
  // WBC-2.6e  Bonus spaces may be left over.
  if (base_left(state.move) > 0) return Why::end_too_early;
  if (state.move.is_passing) return Why::end_in_occupied_space;
  return std::nullopt;
}

namespace {

// Steps from the space that lead to another car, one bit each. One look at each car, whatever the
// steps: few stand anywhere near.
unsigned held_steps(const State& state, const CourseSpace& from) {
  const auto steps = std::span(from.steps).first(from.step_count);
  const auto [low, high] = std::minmax_element(steps.begin(), steps.end());
  unsigned held = 0;
  for (int car = 0; car < state.car_count; ++car) {
    const SpaceId at = state.cars[car].at;
    if (at < *low || at > *high || car == state.order[state.mover]) continue;
    if (!state.cars[car].is_running()) continue;
    for (std::size_t step = 0; step < steps.size(); ++step)
      held |= (steps[step] == at ? 1u : 0u) << step;
  }
  return held;
}

}  // namespace

void list_moves(const Game& game, const State& state, DecisionList& list) {
  const Move& move = state.move;
  const CourseSpace& at = game.course[state.at_wheel().at];
  unsigned held = 0;
  if (spaces_left(move) > 0) {
    held = held_steps(state, at);
    for (int step = 0; step < at.step_count; ++step) {
      if (refuse_road(game, state, at.steps[step])) {
        held &= ~(1u << step);
      } else if ((held >> step & 1u) == 0) {
        list.push_back(drive(step));
      }
    }
  }
  for (; held != 0; held &= held - 1) {
    const int step = std::countr_zero(held);
    if (!refuse_pass(game, state, step)) list.push_back(pass(step));
  }
  if (!move.is_passing) {
    for (int spaces = 1; spaces <= base_left(move); ++spaces)
      list.push_back(emergency(20 * spaces));
  }
  // WBC-2.6b  A slip is offered, never taken for the driver.
  if (move.front == kNoCar) {
    const Car& car = state.at_wheel();
    // Sorted by car, as a list of decisions is.
    const std::uint8_t first = std::min(car.fronts[0], car.fronts[1]);
    const std::uint8_t second = std::max(car.fronts[0], car.fronts[1]);
    if (first != kNoCar && !refuse_slip(state, first)) list.push_back(slip(first));
    if (second != kNoCar && !refuse_slip(state, second)) list.push_back(slip(second));
  }
  if (!refuse_end(state)) list.push_back(end_move());
}

}  // namespace chicane::speed_circuit_wbc
