// Moves in which every car has one go (GPA-ORD-1, GPB-ORD-1). `State` has cars, car_count, order,
// order_count, and `acted`, one bit a car.
#pragma once

#include <cstdint>

namespace chicane {

template <class State>
void mark_acted(State& state, int car) {
  state.acted |= std::uint32_t{1} << car;
}

template <class State>
bool has_acted(const State& state, int car) {
  return (state.acted >> car & 1u) != 0;
}

template <class State>
bool all_have_acted(const State& state) {
  for (int i = 0; i < state.car_count; ++i) {
    if (state.cars[i].is_racing() && !has_acted(state, i)) return false;
  }
  return true;
}

// The next car of the order; somebody has not acted.
template <class State>
int next_car(const State& state) {
  for (int i = 0; i < state.order_count; ++i) {
    const int car = state.order[i];
    if (state.cars[car].is_racing() && !has_acted(state, car)) return car;
  }
  return state.order[0];
}

}  // namespace chicane
