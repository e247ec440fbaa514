// The dashboard of `speed-circuit`.
#pragma once

#include "apps/chicane/terminal/dashboard.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::app {

template <>
std::unique_ptr<Dashboard> make_dashboard<speed_circuit::SpeedCircuit>();

}  // namespace chicane::app
