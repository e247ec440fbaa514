// The dashboard of `motorchamp`.
#pragma once

#include <memory>

#include "apps/chicane/terminal/dashboard.h"

namespace chicane::app {

std::unique_ptr<Dashboard> make_motorchamp_dashboard();

}  // namespace chicane::app
