// The other cars that can stand in the way of a move.
#pragma once

#include <bit>

#include "base/inline_vector.h"
#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

// SC-T.3  Cars that have finished or are out stand in nobody's way.
// Other running cars, one bit each, that the car, which is at the wheel, can come to in so many
// steps.
inline std::uint16_t cars_within_reach(const Course& course, const State& state, const Car& car,
                                       int steps) {
  const int reach = course.rows_within[index(car.at)][steps];
  // Those who move later stand no farther ahead: they are in the way only if the last of them is
  // about to be lapped.
  const bool is_lapping =
      state.mover + 1 < state.order_count &&
      car.progress - state.cars[state.order[state.order_count - 1]].progress >= course.rows - reach;
  const int end = is_lapping ? state.order_count : state.mover;
  unsigned cars = 0;
  for (int place = 0; place < end; ++place) {
    const Car& other = state.cars[state.order[place]];
    // On the road it does not matter who has lapped whom.
    int gap = other.progress - car.progress;
    while (gap < 0) gap += course.rows;
    while (gap >= course.rows) gap -= course.rows;
    if (gap <= reach && gap > 0 && other.is_running()) cars |= 1u << state.order[place];
  }
  return static_cast<std::uint16_t>(cars);
}

// Spaces that those cars take.
using Traffic = InlineVector<SpaceId, kCarsMax>;

inline Traffic traffic_of(const State& state, unsigned cars) {
  Traffic traffic;
  for (; cars != 0; cars &= cars - 1) traffic.push_back(state.cars[std::countr_zero(cars)].at);
  return traffic;
}

inline bool is_taken(const Traffic& traffic, SpaceId space) {
  for (const SpaceId taken : traffic) {
    if (taken == space) return true;
  }
  return false;
}

}  // namespace chicane::speed_circuit
