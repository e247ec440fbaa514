// Decisions of `grand-prix-basic` in their one text form, used alike in cases, records, the
// terminal and logs:
//   dice 2   goal 7   stop 2   luck   roll 6
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/grand_prix_basic/decision.h"

namespace chicane::grand_prix_basic {

// One sentence about what cannot be understood.
Result<Decision, std::string> parse_decision(const std::vector<std::string_view>& words);
std::string format_decision(const Decision& decision);

std::string_view verb(DecisionKind kind);

// "overtaking": what a die is thrown for.
std::string_view purpose_name(int purpose);

}  // namespace chicane::grand_prix_basic
