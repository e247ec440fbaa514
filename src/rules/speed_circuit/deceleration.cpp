#include "rules/speed_circuit/deceleration.h"

namespace chicane::speed_circuit {

BrakeResult brake_result(bool already_strained, int face) {
  if (face < kBrakesFailOn) return BrakeResult::holds;
  // SC-5.5  A second 6 at any later time.
  return already_strained ? BrakeResult::withdraws : BrakeResult::strained;
}

bool strain_brakes(Car& car) {
  CHICANE_ASSERT(!car.brakes_strained);
  // SC-5.4d  From the roll on; the wear that went with this test has been paid and is not doubled
  // (Q10).
  car.brakes_strained = true;
  // SC-5.4c
  if (car.wear < kStrainWear) return true;
  // SC-5.4b  One unit, once, not doubled.
  car.wear = static_cast<std::uint16_t>(car.wear - kStrainWear);
  return false;
}

}  // namespace chicane::speed_circuit
