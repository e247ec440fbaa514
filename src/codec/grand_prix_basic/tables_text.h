// The tables of `grand-prix-basic` and its sources, for people.
#pragma once

#include <vector>

#include "codec/table_info.h"

namespace chicane::grand_prix_basic {

// In the order of the rules.
std::vector<TableInfo> table_infos();

SourceInfo source_info();

}  // namespace chicane::grand_prix_basic
