// The dashboard of `speed-circuit-wbc`.
#pragma once

#include "apps/chicane/terminal/dashboard.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane::app {

template <>
std::unique_ptr<Dashboard> make_dashboard<speed_circuit_wbc::SpeedCircuitWbc>();

}  // namespace chicane::app
