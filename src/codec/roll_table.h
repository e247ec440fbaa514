// A table that is rolled on: which totals give which result, and how often.
#pragma once

#include <string>
#include <vector>

#include "codec/table_info.h"

namespace chicane {

// The result of all totals from here up to the next result.
struct RollResult {
  int from = 1;
  std::string result;
};

// `dice` six-sided dice; results from the lowest total up. The column of chances is counted here.
TableInfo roll_table(std::string name, std::string clause, int dice,
                     const std::vector<RollResult>& results);

// "2-9", "10-12", "6"
std::string format_range(int least, int most);

}  // namespace chicane
