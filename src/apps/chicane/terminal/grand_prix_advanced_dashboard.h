// The dashboard of `grand-prix-advanced`.
#pragma once

#include "apps/chicane/terminal/dashboard.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"

namespace chicane::app {

template <>
std::unique_ptr<Dashboard> make_dashboard<grand_prix_advanced::GrandPrixAdvanced>();

}  // namespace chicane::app
