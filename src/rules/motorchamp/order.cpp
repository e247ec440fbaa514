#include "rules/motorchamp/order.h"

#include <algorithm>

namespace chicane::motorchamp {

namespace {

// MC-ORD-6  Right track square, left track square, pit lane, pit.
int rank_in_row(const Car& car) {
  switch (car.where) {
    case Where::track:
      return car.lane;
    case Where::lane:
      return 2;
    default:
      return 3;
  }
}

int race_distance(const Track& track, const Car& car) { return car.laps * track.count + car.row; }

// A-03  The row that goes first.
int first_row(const Game& game, const State& state, const std::array<std::uint8_t, kCarsMax>& cars,
              int count) {
  const Track& track = game.track;
  int best_row = 0;
  int best_gap = -1;
  int best_distance = 0;
  for (int i = 0; i < count; ++i) {
    const Car& car = state.cars[cars[i]];
    int gap = 0;
    if (game.options.order_seam == OrderSeam::gap) {
      gap = track.count;
      for (int j = 0; j < count; ++j) {
        const int ahead = track.between(car.row, state.cars[cars[j]].row);
        if (ahead > 0) gap = std::min(gap, ahead);
      }
    }
    const int distance = race_distance(track, car);
    if (gap > best_gap || (gap == best_gap && distance > best_distance)) {
      best_row = car.row;
      best_gap = gap;
      best_distance = distance;
    }
  }
  return best_row;
}

}  // namespace

int order_of_round(const Game& game, const State& state,
                   std::array<std::uint8_t, kCarsMax>& order) {
  // MC-ORD-7
  int count = 0;
  for (std::uint8_t i = 0; i < state.car_count; ++i) {
    if (state.cars[i].is_running()) order[count++] = i;
  }
  const int first = first_row(game, state, order, count);
  // MC-ORD-3, MC-ORD-4  Backwards round the ring from there; MC-ORD-5  laps do not matter.
  const auto key = [&](std::uint8_t i) {
    const Car& car = state.cars[i];
    return game.track.between(car.row, first) * 4 + rank_in_row(car);
  };
  std::sort(order.begin(), order.begin() + count,
            [&](std::uint8_t a, std::uint8_t b) { return key(a) < key(b); });
  for (int i = count; i < kCarsMax; ++i) order[i] = 0;
  return count;
}

}  // namespace chicane::motorchamp
