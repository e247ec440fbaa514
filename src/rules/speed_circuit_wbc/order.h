// WBC-2.3: the order of movement.
#pragma once

#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

// Fixes the order of the turn; all plots are known and corrected.
void set_order(const Course& course, State& state);

}  // namespace chicane::speed_circuit_wbc
