#include "rules/grand_prix_basic/order.h"

#include <algorithm>

namespace chicane::grand_prix_basic {

int order_of_move(const Game& game, const State& state, std::array<std::uint8_t, kCarsMax>& order) {
  int count = 0;
  for (std::uint8_t i = 0; i < state.car_count; ++i) {
    if (state.cars[i].is_racing()) order[count++] = i;
  }
  if (game.options.order == MoveOrder::position) {
    std::sort(order.begin(), order.begin() + count, [&](std::uint8_t a, std::uint8_t b) {
      return is_ahead(state.cars[a], state.cars[b]);
    });
  }
  std::fill(order.begin() + count, order.end(), std::uint8_t{0});
  return count;
}

// A finished car has nothing to go, and stands in the cell to which it came.
int classify(const State& state, std::array<std::uint8_t, kCarsMax>& cars) {
  for (std::uint8_t i = 0; i < state.car_count; ++i) cars[i] = i;
  std::sort(cars.begin(), cars.begin() + state.car_count,
            [&](std::uint8_t a, std::uint8_t b) { return is_ahead(state.cars[a], state.cars[b]); });
  return state.car_count;
}

}  // namespace chicane::grand_prix_basic
