#include "rules/speed_circuit/procedure.h"

#include <algorithm>

namespace chicane::speed_circuit {

void set_order(const Course& course, State& state) {
  const auto moves_before = [&](std::uint8_t a, std::uint8_t b) {
    const Car& first = state.cars[a];
    const Car& second = state.cars[b];
    // SC-3.2  The car in the lead moves first: race progress, so a lapped car moves late (Q30).
    if (first.progress != second.progress) return first.progress > second.progress;
    // Equal: the higher plot, as recorded.
    if (first.plot != second.plot) return first.plot > second.plot;
    // Equal again: the car nearer the inside, the area enclosed by the circuit.
    return course[first.at].lane < course[second.at].lane;
  };
  state.order_count = 0;
  for (std::uint8_t car = 0; car < state.car_count; ++car) {
    if (!state.cars[car].is_running()) continue;
    // Insertion: a dozen cars at most, and mostly in order already.
    int place = state.order_count++;
    while (place > 0 && moves_before(car, state.order[place - 1])) {
      state.order[place] = state.order[place - 1];
      --place;
    }
    state.order[place] = car;
  }
  for (std::size_t place = state.order_count; place < kCarsMax; ++place) state.order[place] = 0;
}

}  // namespace chicane::speed_circuit
