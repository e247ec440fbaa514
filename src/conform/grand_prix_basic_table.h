// The table for cases of `grand-prix-basic`.
#pragma once

#include "conform/case_table.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"

namespace chicane::conform {

template <>
std::unique_ptr<CaseTable> make_table<grand_prix_basic::GrandPrixBasic>();

}  // namespace chicane::conform
