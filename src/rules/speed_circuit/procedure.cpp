#include "rules/speed_circuit/procedure.h"

#include "rules/lib/order.h"

namespace chicane::speed_circuit {

void set_order(const Course& course, State& state) {
  order_running_cars(state, [&](const Car& car) {
    // SC-3.2  The car in the lead moves first: race progress, so a lapped car moves late (Q30).
    std::int64_t rank = car.progress;
    // Equal: the higher plot, as recorded.
    rank = rank * 256 + car.plot.spaces();
    // Equal again: the car nearer the inside, the area enclosed by the circuit.
    return rank * 256 - course[car.at].lane;
  });
}

}  // namespace chicane::speed_circuit
