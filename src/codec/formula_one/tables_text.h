// The tables of `formula-one` and its sources, for people.
#pragma once

#include <string>
#include <vector>

#include "codec/table_info.h"
#include "rules/formula_one/tables.h"

namespace chicane::formula_one {

// In the order of the rules.
std::vector<TableInfo> table_infos();

SourceInfo source_info();

// "1 tyre point"
std::string penalty_words(Penalty penalty);
// "brake 2, tyre 1"; empty for none.
std::string wear_words(const Wear& wear);

}  // namespace chicane::formula_one
