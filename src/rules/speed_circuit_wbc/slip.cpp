#include "rules/speed_circuit_wbc/slip.h"

#include <algorithm>

#include "rules/lib/tow.h"

namespace chicane::speed_circuit_wbc {

void note_fronts(const Course& course, State& state) {
  std::array<std::uint8_t, kSpacesMax> car_on;
  std::fill_n(car_on.begin(), course.space_count, kNoCar);
  for (std::uint8_t i = 0; i < state.car_count; ++i) {
    if (state.cars[i].is_running()) car_on[index(state.cars[i].at)] = i;
  }
  for (int i = 0; i < state.car_count; ++i) {
    Car& car = state.cars[i];
    if (!car.is_running()) continue;
    // WBC-2.6c  In a corner as well.
    car.fronts = {kNoCar, kNoCar};
    const CourseSpace& space = course[car.at];
    for (int a = 0; a < space.ahead_count; ++a) car.fronts[a] = car_on[index(space.ahead[a])];
  }
}

std::optional<Why> refuse_slip(const State& state, int front_car) {
  const Car& car = state.at_wheel();
  const auto is_ahead = std::find(car.fronts.begin(), car.fronts.end(), front_car);
  if (front_car == kNoCar || is_ahead == car.fronts.end()) return Why::no_car_ahead;
  // WBC-2.6f  Either of two, not both.
  if (state.move.front != kNoCar) return Why::slip_named_already;
  const Car& front = state.cars[front_car];
  if (front.slip_taken) return Why::slip_taken_by_another;
  if (front.gives_no_slip) return Why::slip_from_lost_move;
  // WBC-2.6d
  if (car.began_at_zero || front.began_at_zero) return Why::slip_from_rest;
  // WBC-2.6a  Plots after replots by tests; a car that has not moved yet has its corrected plot.
  // WBC-2.6h  A slow follower may slip as well.
  if (car.plot > front.plot) return Why::slip_above_front;
  if (slip_spaces(front.plot) == 0) return Why::slip_front_too_slow;
  return std::nullopt;
}

std::uint32_t touched_corners(const Course& course, const Move& move) {
  const Path path{move.path, move.path_length};
  SpaceId at = move.from;
  std::uint32_t touched = touch(course, at, 0);
  for (int i = 0; i < path.length; ++i) {
    at = course.next(at, path.step(i));
    touched = touch(course, at, touched);
  }
  return touched;
}

}  // namespace chicane::speed_circuit_wbc
