#include "rules/speed_circuit_wbc/order.h"

#include "rules/lib/order.h"

namespace chicane::speed_circuit_wbc {

namespace {

// WBC-2.9b, WBC-2.11d, W31  Within a row: normal cars, then those that spun, then those off track.
int group_of(const Course& course, const Car& car) {
  if (course[car.at].is_strip) return 2;
  return car.spun ? 1 : 0;
}

bool moves_before(const Course& course, const Car& a, const Car& b) {
  // WBC-2.3a  The car in the lead; WBC-2.15  front edges that line up are one row.
  if (a.progress != b.progress) return a.progress > b.progress;
  const int group_a = group_of(course, a);
  const int group_b = group_of(course, b);
  if (group_a != group_b) return group_a < group_b;
  // The higher plot, as corrected; then the car nearer the grey line.
  if (a.plot != b.plot) return a.plot > b.plot;
  return course[a.at].grey_rank < course[b.at].grey_rank;
}

}  // namespace

void set_order(const Course& course, State& state) {
  order_running_cars(state, [&](const Car& a, const Car& b) { return moves_before(course, a, b); });
}

}  // namespace chicane::speed_circuit_wbc
