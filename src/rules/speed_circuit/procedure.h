// Chapter 3, Racing Procedure: the order of movement.
#pragma once

#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

// SC-3.2  Fixes the order of movement of the turn; all plots are known.
void set_order(const Course& course, State& state);

}  // namespace chicane::speed_circuit
