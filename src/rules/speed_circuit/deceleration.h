// Chapter 5, Deceleration: the chart, what can be paid, and the brake test.
#pragma once

#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

// SC-5.4d  What so many chart units cost this car.
int wear_cost(const Car& car, int units);

// SC-5.3a  By how much slowing from its last speed to `plot` exceeds the deceleration.
Speed braking_over(const Car& car, Speed plot);

// SC-5.3f  Has the row for so much over an option the car can pay? Nothing over is always paid.
bool can_pay_braking(const Car& car, Speed over);
bool can_pay_braking_option(const Car& car, const ChartOption& option);

enum class BrakeResult : std::uint8_t { holds, strained, withdraws };

// SC-5.4a, SC-5.5
BrakeResult brake_result(bool already_strained, int face);

// SC-5.4a to SC-5.4c  The brakes are strained; says whether the unit it costs could not be paid (the car will spin).
bool strain_brakes(Car& car);

}  // namespace chicane::speed_circuit
