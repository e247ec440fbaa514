// The dashboard of `grand-prix-advanced`.
#pragma once

#include <memory>

#include "apps/chicane/terminal/dashboard.h"

namespace chicane::app {

std::unique_ptr<Dashboard> make_grand_prix_advanced_dashboard();

}  // namespace chicane::app
