// What a seat may see (RULES.md, section 1: everything but builds before their reveal and plots
// before theirs).
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::speed_circuit {

State SpeedCircuit::view(const State& state, Seat seat) {
  CHICANE_ASSERT(state.car_count <= kCarsMax);
  State seen = state;
  for (int i = 0; i < seen.car_count; ++i) {
    if (seat_at(i) == seat) continue;
    Car& car = seen.cars[i];
    // SC-2.4c  That a build is in may be seen, not which.
    if (state.phase == Phase::build) car.build = kNoBuild;
    // SC-3.6, SC-7.4
    if (state.phase == Phase::plot) {
      car.plot = Speed{};
      car.slip = false;
    }
  }
  return seen;
}

}  // namespace chicane::speed_circuit
