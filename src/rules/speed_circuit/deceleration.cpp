#include "rules/speed_circuit/deceleration.h"

#include <algorithm>

namespace chicane::speed_circuit {

int wear_cost(const Car& car, int units) { return car.brakes_strained ? units * kStrainedWearFactor : units; }

Speed braking_over(const Car& car, Speed plot) { return excess(car.speed, plot + car.specs.decel); }

bool can_pay_braking(const Car& car, Speed over) {
  if (over == Speed{}) return true;
  const ChartRow& row = deceleration_row(over);
  return std::any_of(row.begin(), row.end(), [&](const ChartOption& o) { return can_pay_braking_option(car, o); });
}

bool can_pay_braking_option(const Car& car, const ChartOption& option) { return wear_cost(car, option.wear) <= car.wear; }

BrakeResult brake_result(bool already_strained, int face) {
  if (face < kBrakesFailOn) return BrakeResult::holds;
  // SC-5.5  A second 6 at any later time.
  return already_strained ? BrakeResult::withdraws : BrakeResult::strained;
}

bool strain_brakes(Car& car) {
  CHICANE_ASSERT(!car.brakes_strained);
  // SC-5.4d  From the roll on; the wear that went with this test has been paid and is not doubled (Q10).
  car.brakes_strained = true;
  // SC-5.4c
  if (car.wear < kStrainWear) return true;
  // SC-5.4b  One unit, once, not doubled.
  car.wear = static_cast<std::uint16_t>(car.wear - kStrainWear);
  return false;
}

}  // namespace chicane::speed_circuit
