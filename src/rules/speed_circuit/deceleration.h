// Chapter 5, Deceleration: the chart, what can be paid, and the brake test.
#pragma once

#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

// SC-5.4d  What so many chart units cost this car.
inline int wear_cost(const Car& car, int units) {
  return car.brakes_strained ? units * kStrainedWearFactor : units;
}

// SC-5.1, SC-5.2  Within the deceleration slowing is free.
// SC-5.3a  By how much slowing from its last speed to `plot` exceeds the deceleration.
inline Speed braking_over(const Car& car, Speed plot) {
  return excess(car.speed, plot + car.specs.decel);
}

// SC-5.3f  Can the car pay the option; has the row for so much over an option that it can pay?
// Nothing over is always paid.
inline bool can_pay_braking_option(const Car& car, const ChartOption& option) {
  return wear_cost(car, option.wear) <= car.wear;
}
inline bool can_pay_braking(const Car& car, Speed over) {
  if (over == Speed{}) return true;
  for (const ChartOption& option : deceleration_row(over)) {
    if (can_pay_braking_option(car, option)) return true;
  }
  return false;
}

enum class BrakeResult : std::uint8_t { holds, strained, withdraws };

// SC-5.4a, SC-5.5
BrakeResult brake_result(bool already_strained, int face);

// SC-5.4a to SC-5.4c  The brakes are strained; says whether the unit it costs could not be paid
// (the car will spin).
bool strain_brakes(Car& car);

}  // namespace chicane::speed_circuit
