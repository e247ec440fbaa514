#include "rules/formula_one/classification.h"

#include <algorithm>

namespace chicane::formula_one {

int row_of(const Track& track, const State& state, int number) {
  const Car& car = state.cars[number];
  switch (car.where) {
    case Where::pit:
      return track.pits[number].row;
    case Where::spin:
      return track.band_rows[car.at];
    default:
      return track[car.at].row;
  }
}

int classify(const Game& game, const State& state, std::array<std::uint8_t, kCarsMax>& cars) {
  int count = 0;
  for (std::uint8_t i = 0; i < kCarsMax; ++i) {
    if (state.cars[i].where != Where::absent) cars[count++] = i;
  }
  const auto along = [&](int car) {
    return game.track.rows_past_line(row_of(game.track, state, car));
  };
  std::sort(cars.begin(), cars.begin() + count, [&](std::uint8_t a, std::uint8_t b) {
    const Car& one = state.cars[a];
    const Car& other = state.cars[b];
    if (one.laps != other.laps) return one.laps < other.laps;
    // A14  Who has left the track has finished in an earlier round.
    if (one.has_left != other.has_left) return one.has_left;
    if (one.finish_round != other.finish_round) return one.finish_round < other.finish_round;
    if (along(a) != along(b)) return along(a) > along(b);
    return one.speed != other.speed ? one.speed > other.speed : a > b;
  });
  return count;
}

}  // namespace chicane::formula_one
