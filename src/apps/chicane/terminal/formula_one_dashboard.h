// The dashboard of `formula-one`.
#pragma once

#include "apps/chicane/terminal/dashboard.h"
#include "rules/formula_one/formula_one.h"

namespace chicane::app {

template <>
std::unique_ptr<Dashboard> make_dashboard<formula_one::FormulaOne>();

}  // namespace chicane::app
