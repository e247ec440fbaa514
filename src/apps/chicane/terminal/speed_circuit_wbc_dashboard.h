// The dashboard of `speed-circuit-wbc`.
#pragma once

#include <memory>

#include "apps/chicane/terminal/dashboard.h"

namespace chicane::app {

std::unique_ptr<Dashboard> make_speed_circuit_wbc_dashboard();

}  // namespace chicane::app
