// The tables of `grand-prix-advanced` and where its rules come from, for people.
#pragma once

#include <vector>

#include "codec/table_info.h"

namespace chicane::grand_prix_advanced {

std::vector<TableInfo> table_infos();
SourceInfo source_info();

}  // namespace chicane::grand_prix_advanced
