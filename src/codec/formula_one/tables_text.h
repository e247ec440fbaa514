// The tables of `formula-one` and its sources, for people.
#pragma once

#include <vector>

#include "codec/table_info.h"

namespace chicane::formula_one {

// In the order of the rules.
std::vector<TableInfo> table_infos();

SourceInfo source_info();

}  // namespace chicane::formula_one
