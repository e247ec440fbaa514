// The dashboard of `grand-prix-basic`.
#pragma once

#include <memory>

#include "apps/chicane/terminal/dashboard.h"

namespace chicane::app {

std::unique_ptr<Dashboard> make_grand_prix_basic_dashboard();

}  // namespace chicane::app
