// The dashboard of `speed-circuit`.
#pragma once

#include <memory>

#include "apps/chicane/terminal/dashboard.h"

namespace chicane::app {

std::unique_ptr<Dashboard> make_speed_circuit_dashboard();

}  // namespace chicane::app
