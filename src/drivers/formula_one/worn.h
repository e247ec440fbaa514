// When a car had better stop at the pit.
#pragma once

#include "rules/formula_one/state.h"

namespace chicane::formula_one {

// F1-PIT-1  Is a stop due: gauges nearly full, and more than the last lap to go?
inline bool is_worn(const Car& car) {
  return car.laps > 1 && (car.tyre >= 6 || car.brake >= 4 || car.brake_failure != Defect::none);
}

}  // namespace chicane::formula_one
