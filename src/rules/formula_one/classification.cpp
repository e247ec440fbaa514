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

namespace {

// It has not moved yet: whoever comes round to its grid square again has crossed the line.
bool is_on_grid(const Game& game, const State& state, int number) {
  const Car& car = state.cars[number];
  return car.where == Where::track && car.at == game.track.grid[number] &&
         car.laps == game.options.laps;
}

int rank(const Game& game, const State& state, bool by_grid,
         std::array<std::uint8_t, kCarsMax>& cars) {
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
    // F1-SET-3  The grid goes by numbers; who is level with a car on it has come from behind.
    const bool is_one_on_grid = by_grid && is_on_grid(game, state, a);
    const bool is_other_on_grid = by_grid && is_on_grid(game, state, b);
    if (is_one_on_grid != is_other_on_grid) return is_other_on_grid;
    if (is_one_on_grid) return a < b;
    return one.speed != other.speed ? one.speed > other.speed : a > b;
  });
  return count;
}

}  // namespace

int classify(const Game& game, const State& state, std::array<std::uint8_t, kCarsMax>& cars) {
  return rank(game, state, false, cars);
}

int standings(const Game& game, const State& state, std::array<std::uint8_t, kCarsMax>& cars) {
  return rank(game, state, state.phase != Phase::over, cars);
}

}  // namespace chicane::formula_one
