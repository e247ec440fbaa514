#include "rules/grand_prix_advanced/order.h"

#include <algorithm>

namespace chicane::grand_prix_advanced {

int order_of_move(const State& state, std::array<std::uint8_t, kCarsMax>& order) {
  int count = 0;
  for (std::uint8_t i = 0; i < state.car_count; ++i) {
    if (state.cars[i].is_racing()) order[count++] = i;
  }
  std::sort(order.begin(), order.begin() + count, [&](std::uint8_t a, std::uint8_t b) {
    const Car& one = state.cars[a];
    const Car& other = state.cars[b];
    const bool is_late = one.status != Status::run;
    if (is_late != (other.status != Status::run)) return !is_late;
    return is_ahead(one, other);
  });
  std::fill(order.begin() + count, order.end(), std::uint8_t{0});
  return count;
}

// A finished car has nothing to go, and stands in the cell to which it came.
int classify(const State& state, std::array<std::uint8_t, kCarsMax>& cars) {
  int count = 0;
  for (std::uint8_t i = 0; i < state.car_count; ++i) {
    if (state.cars[i].is_racing() || state.cars[i].status == Status::finished) cars[count++] = i;
  }
  std::sort(cars.begin(), cars.begin() + count, [&](std::uint8_t a, std::uint8_t b) {
    const Car& one = state.cars[a];
    const Car& other = state.cars[b];
    const bool is_home = one.status == Status::finished;
    if (is_home != (other.status == Status::finished)) return is_home;
    if (one.finish != other.finish) return one.finish < other.finish;
    return is_ahead(one, other);
  });
  return count;
}

void order_by_practice(const Game& game, State& state) {
  const bool is_farther_better = game.options.practice_decimals == Decimals::farther;
  state.drawn_count = state.car_count;
  for (std::uint8_t i = 0; i < state.car_count; ++i) state.drawn[i] = i;
  std::sort(state.drawn.begin(), state.drawn.begin() + state.car_count,
            [&](std::uint8_t a, std::uint8_t b) {
              const Car& one = state.cars[a];
              const Car& other = state.cars[b];
              if (one.moves != other.moves) return one.moves < other.moves;
              if (one.beyond != other.beyond)
                return (one.beyond > other.beyond) == is_farther_better;
              return a < b;
            });
}

}  // namespace chicane::grand_prix_advanced
