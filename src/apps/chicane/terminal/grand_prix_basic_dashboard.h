// The dashboard of `grand-prix-basic`.
#pragma once

#include "apps/chicane/terminal/dashboard.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"

namespace chicane::app {

template <>
std::unique_ptr<Dashboard> make_dashboard<grand_prix_basic::GrandPrixBasic>();

}  // namespace chicane::app
