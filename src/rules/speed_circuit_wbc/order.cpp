#include "rules/speed_circuit_wbc/order.h"

#include "rules/lib/order.h"

namespace chicane::speed_circuit_wbc {

namespace {

// WBC-2.9b, WBC-2.11d, W31  Within a row: normal cars, then those that spun, then those off track.
int group_of(const Course& course, const Car& car) {
  if (course[car.at].is_strip) return 2;
  return car.spun ? 1 : 0;
}

// Whoever has more moves first.
std::int64_t rank_of(const Course& course, const Car& car) {
  // WBC-2.3a  The car in the lead; WBC-2.15  front edges that line up are one row.
  std::int64_t rank = car.progress;
  rank = rank * 4 - group_of(course, car);
  // The higher plot, as corrected; then the car nearer the grey line.
  rank = rank * 256 + car.plot.spaces();
  return rank * 256 - course[car.at].grey_rank;
}

}  // namespace

void set_order(const Course& course, State& state) {
  order_running_cars(state, [&](const Car& car) { return rank_of(course, car); });
}

}  // namespace chicane::speed_circuit_wbc
