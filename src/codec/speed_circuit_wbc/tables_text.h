// The tables of `speed-circuit-wbc` and its sources, for people.
#pragma once

#include <vector>

#include "codec/table_info.h"

namespace chicane::speed_circuit_wbc {

// In the order of the rules.
std::vector<TableInfo> table_infos();

SourceInfo source_info();

}  // namespace chicane::speed_circuit_wbc
