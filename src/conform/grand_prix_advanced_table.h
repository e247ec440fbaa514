// A table for the cases of `grand-prix-advanced`.
#pragma once

#include <memory>

#include "conform/case_table.h"

namespace chicane::conform {

std::unique_ptr<CaseTable> make_grand_prix_advanced_table();

}  // namespace chicane::conform
