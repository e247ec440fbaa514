#include "rules/speed_circuit/procedure.h"

#include "rules/lib/order.h"

namespace chicane::speed_circuit {

void set_order(const Course& course, State& state) {
  order_running_cars(state, [&](const Car& first, const Car& second) {
    // SC-3.2  The car in the lead moves first: race progress, so a lapped car moves late (Q30).
    if (first.progress != second.progress) return first.progress > second.progress;
    // Equal: the higher plot, as recorded.
    if (first.plot != second.plot) return first.plot > second.plot;
    // Equal again: the car nearer the inside, the area enclosed by the circuit.
    return course[first.at].lane < course[second.at].lane;
  });
}

}  // namespace chicane::speed_circuit
