// A table for the cases of `grand-prix-advanced`.
#pragma once

#include "conform/case_table.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"

namespace chicane::conform {

template <>
std::unique_ptr<CaseTable> make_table<grand_prix_advanced::GrandPrixAdvanced>();

}  // namespace chicane::conform
