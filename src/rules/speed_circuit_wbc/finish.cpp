#include "rules/speed_circuit_wbc/finish.h"

#include <utility>

namespace chicane::speed_circuit_wbc {

InlineVector<std::uint8_t, kCarsMax> finishers(const Game& game, const State& state) {
  const auto goes_before = [&](const Car& a, const Car& b) {
    const bool a_late = is_late(game.course, a);
    const bool b_late = is_late(game.course, b);
    return a_late != b_late ? b_late : a.progress > b.progress;
  };
  InlineVector<std::uint8_t, kCarsMax> cars;
  // In the order of movement: of equal ones the car that crossed earlier is first.
  for (int place = 0; place < state.order_count; ++place) {
    const std::uint8_t car = state.order[place];
    // WBC-2.14b  A car that crashed on this turn has not finished.
    if (!has_come_home(game, state.cars[car]) || !state.cars[car].is_running()) continue;
    cars.push_back(car);
    for (std::size_t i = cars.size() - 1; i > 0; --i) {
      if (!goes_before(state.cars[cars[i]], state.cars[cars[i - 1]])) break;
      std::swap(cars[i], cars[i - 1]);
    }
  }
  return cars;
}

bool is_race_over(const Game& game, const State& state) {
  // W36
  if (game.options.turn_limit > 0 && state.turn >= game.options.turn_limit) return true;
  for (int i = 0; i < state.car_count; ++i) {
    if (state.cars[i].is_running()) return false;
  }
  return true;
}

}  // namespace chicane::speed_circuit_wbc
