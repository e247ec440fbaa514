// What a seat may see (RULES.md, section 2: everything but builds, bids and cards before their
// reveal).
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane::speed_circuit_wbc {

State SpeedCircuitWbc::view(const State& state, Seat seat) {
  CHICANE_ASSERT(state.car_count <= kCarsMax);
  State seen = state;
  for (int i = 0; i < seen.car_count; ++i) {
    if (seat_at(i) == seat) continue;
    Car& car = seen.cars[i];
    // That an answer is in may be seen, not which.
    if (state.phase == Phase::build) car.build = kNoBuild;
    if (state.phase == Phase::bid) car.bid = {};
    if (state.phase == Phase::plot) car.card = Card::none;
  }
  return seen;
}

}  // namespace chicane::speed_circuit_wbc
