#include "rules/motorchamp/sides.h"

namespace chicane::motorchamp {

bool has_passed(const Track& track, const Move& move, const Car& side_car) {
  // From level or behind to ahead, on a race-track square while level with it.
  const int ahead = track.between(move.from_row, side_car.row);
  return ahead < move.driven && ahead >= move.track_from && ahead <= move.track_to;
}

bool may_return(const State& state, const Car& side_car) {
  if (side_car.where != Where::side || side_car.passes < kPassesToReturn) return false;
  for (int i = 0; i < state.car_count; ++i) {
    const Car& car = state.cars[i];
    if (car.where == Where::track && car.row == side_car.row && car.lane == side_car.lane)
      return false;
  }
  return true;
}

}  // namespace chicane::motorchamp
