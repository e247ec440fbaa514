#include "rules/speed_circuit/acceleration.h"

#include <algorithm>

namespace chicane::speed_circuit {

EngineResult engine_result(bool already_damaged, int face) {
  // SC-4.3b  1 to 5: the plot is driven.
  if (face < kEngineFailsOn) return EngineResult::holds;
  // SC-4.5  Any later 6, of either kind, also the second die of one turn, burns the engine out.
  return already_damaged ? EngineResult::burnt_out : EngineResult::damaged;
}

void damage_engine(const Options& options, Car& car) {
  CHICANE_ASSERT(!car.engine_damaged);
  car.engine_damaged = true;

  // SC-4.3c  Acceleration and top speed both lose 20; SC-4.3e  never below the 0-point column.
  car.specs.accel = std::max(kAccelerationMin, excess(car.specs.accel, kEngineLoss));
  car.specs.top = std::max(kTopSpeedMin, excess(car.specs.top, kEngineLoss));

  switch (options.engine_fail_speed) {
    case EngineFailSpeed::new_specs:
      // SC-4.3d  The loss binds in the same turn.
      car.driven = std::min({car.plot, car.speed + car.specs.accel, car.specs.top});
      return;
    case EngineFailSpeed::attempt_minus_20:
      // Q8, the other reading.
      car.driven = car.plot - kEngineLoss;
      return;
  }
}

}  // namespace chicane::speed_circuit
