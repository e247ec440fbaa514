// The order in which cars move.
#pragma once

#include <array>
#include <cstdint>
#include <tuple>

namespace chicane {

// Lists the running cars, the highest `rank_of(car)` first, of equal ones the lowest car; the rest
// of the list is zero. A dozen cars at most, each ranked once; what is sorted is rank and car as
// one number.
template <class State, class RankOf>
void order_running_cars(State& state, RankOf rank_of) {
  constexpr std::size_t kCars = std::tuple_size_v<decltype(state.order)>;
  static_assert(kCars <= 16);
  std::array<std::int64_t, kCars> sorted;
  int count = 0;
  for (int car = 0; car < state.car_count; ++car) {
    if (!state.cars[car].is_running()) continue;
    const std::int64_t ranked = rank_of(state.cars[car]) * 16 - car;
    int place = count++;
    for (; place > 0 && ranked > sorted[place - 1]; --place) sorted[place] = sorted[place - 1];
    sorted[place] = ranked;
  }
  state.order_count = static_cast<std::uint8_t>(count);
  state.order = {};
  for (int place = 0; place < count; ++place)
    state.order[place] = static_cast<std::uint8_t>(-sorted[place] & 15);
}

}  // namespace chicane
