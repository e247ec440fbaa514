// Chapter 4, Acceleration (and Top Speed): which tests a plot calls for, and what a failed one
// does.
#pragma once

#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

// SC-4.1, SC-4.2  Within both limits an increase is free.
// SC-4.3b, SC-4.3f  The plot exceeds the acceleration; SC-2.4d  not asked while Start Speed
// governs.
inline bool exceeds_acceleration(const Car& car) {
  return !car.starting && car.plot > car.speed + car.specs.accel;
}
// SC-4.3b, SC-4.3f  The plot exceeds the top speed, also if it is merely held.
inline bool exceeds_top_speed(const Car& car) { return car.plot > car.specs.top; }

enum class EngineResult : std::uint8_t { holds, damaged, burnt_out };

// SC-4.3c, SC-4.5
EngineResult engine_result(bool already_damaged, int face);

// SC-4.3c to SC-4.3e  The engine is damaged on this turn: specifications fall at once and cap the
// turn.
void damage_engine(const Options& options, Car& car);

}  // namespace chicane::speed_circuit
