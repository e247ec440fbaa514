// The table for cases of `formula-one`.
#pragma once

#include "conform/case_table.h"
#include "rules/formula_one/formula_one.h"

namespace chicane::conform {

template <>
std::unique_ptr<CaseTable> make_table<formula_one::FormulaOne>();

}  // namespace chicane::conform
