// The table for cases of `grand-prix-basic`.
#pragma once

#include <memory>

#include "conform/case_table.h"

namespace chicane::conform {

std::unique_ptr<CaseTable> make_grand_prix_basic_table();

}  // namespace chicane::conform
