// The order in which cars move.
#pragma once

#include <cstdint>

namespace chicane {

// Lists the running cars so that `moves_before(a, b)` holds from each to the next; the rest of the
// list is zero. A dozen cars at most, and mostly in order already.
template <class State, class MovesBefore>
void order_running_cars(State& state, MovesBefore moves_before) {
  state.order_count = 0;
  for (std::uint8_t car = 0; car < state.car_count; ++car) {
    if (!state.cars[car].is_running()) continue;
    int place = state.order_count++;
    while (place > 0 && moves_before(state.cars[car], state.cars[state.order[place - 1]])) {
      state.order[place] = state.order[place - 1];
      --place;
    }
    state.order[place] = car;
  }
  for (std::size_t place = state.order_count; place < state.order.size(); ++place)
    state.order[place] = 0;
}

}  // namespace chicane
