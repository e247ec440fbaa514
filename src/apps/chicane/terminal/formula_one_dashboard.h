// The dashboard of `formula-one`.
#pragma once

#include <memory>

#include "apps/chicane/terminal/dashboard.h"

namespace chicane::app {

std::unique_ptr<Dashboard> make_formula_one_dashboard();

}  // namespace chicane::app
