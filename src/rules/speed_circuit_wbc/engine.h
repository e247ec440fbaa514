// WBC-2.12, WBC-3.5, WBC-3.6: which tests a plot calls for, and what a failed one does.
#pragma once

#include <algorithm>

#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

// SC-10.1
inline bool exceeds_start(const Car& car) { return car.starting && car.plot > car.specs.start; }
// SC-4.3b, SC-2.4d  Not asked while Start Speed governs.
inline bool exceeds_acceleration(const Car& car) {
  return !car.starting && car.plot > car.speed + car.specs.accel;
}

// WBC-2.12g, W5  A damaged value.
inline Speed damaged(const Options& options, Speed value, Speed lowest) {
  const Speed less = excess(value, kDamage);
  return options.damage_floor == DamageFloor::table_minimum
             ? std::max(less, std::min(value, lowest))
             : less;
}

// WBC-2.12a, WBC-3.6c  Only the category named in the table falls.
inline void damage_engine(const Options& options, Car& car, Test test) {
  CHICANE_ASSERT(!car.engine_damaged);
  car.engine_damaged = true;
  if (test == Test::top_speed) {
    car.specs.top = damaged(options, car.specs.top, kTopSpeeds[0]);
  } else {
    car.specs.accel = damaged(options, car.specs.accel, kAccelerations[0]);
  }
}

// WBC-2.12e, WBC-3.7b
inline void damage_brakes(const Options& options, Car& car) {
  CHICANE_ASSERT(!car.brakes_damaged);
  car.brakes_damaged = true;
  car.specs.decel = damaged(options, car.specs.decel, kDecelerations[0]);
}

// WBC-2.12c, WBC-2.11b  Half, rounded down to a multiple of 20.
inline Speed half(Speed speed) { return Speed::from_spaces(speed.spaces() / 2); }

}  // namespace chicane::speed_circuit_wbc
