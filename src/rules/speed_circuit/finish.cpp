#include "rules/speed_circuit/finish.h"

#include <utility>

namespace chicane::speed_circuit {

InlineVector<std::uint8_t, kCarsMax> finishers(const Game& game, const State& state) {
  InlineVector<std::uint8_t, kCarsMax> cars;
  const int line = finish_progress(game);
  // In the order of movement: SC-11.2  Of equal ones the car that crossed earlier in the turn is
  // first.
  for (int place = 0; place < state.order_count; ++place) {
    const std::uint8_t car = state.order[place];
    if (state.cars[car].progress < line || !state.cars[car].is_running()) continue;
    cars.push_back(car);
    // SC-11.1  Greater progress at the end of the turn first.
    for (std::size_t i = cars.size() - 1; i > 0; --i) {
      if (state.cars[cars[i]].progress <= state.cars[cars[i - 1]].progress) break;
      std::swap(cars[i], cars[i - 1]);
    }
  }
  return cars;
}

bool is_race_over(const Game& game, const State& state) {
  // Q32  race_end = first_n
  if (game.options.race_end_after > 0 && state.finished >= game.options.race_end_after) return true;
  // SC-T.5
  if (game.options.turn_limit > 0 && state.turn >= game.options.turn_limit) return true;
  // SC-T.4
  for (int i = 0; i < state.car_count; ++i) {
    if (state.cars[i].is_running()) return false;
  }
  return true;
}

}  // namespace chicane::speed_circuit
