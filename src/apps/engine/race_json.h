// What the door of a race says, as JSON: what web/src/engine/types.ts has types for. Desks and
// tables are in desk/desk_json.h.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "catalog/race.h"
#include "catalog/rule_sets.h"

namespace chicane::engine {

// Every rule set with its options: what stands in rules/index.json of the site too.
std::string rule_sets_json();

std::string to_json(const std::vector<std::string>& texts);
// Who is awaited, or the die that is owed with what each of its sides shows.
std::string pending_json(const Race& race);
std::string to_json(const Result<std::vector<Happening>, Refused>& decided);
std::string to_json(const Refused& refused);

}  // namespace chicane::engine
