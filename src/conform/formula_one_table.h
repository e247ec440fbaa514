// The table for cases of `formula-one`.
#pragma once

#include <memory>

#include "conform/case_table.h"

namespace chicane::conform {

std::unique_ptr<CaseTable> make_formula_one_table();

}  // namespace chicane::conform
