// Plans of leagues: can one be raced by, which are ready-made.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/data_error.h"
#include "league/season.h"

namespace chicane::office {

// Is there such a rule set, and can every circuit be raced on with these options? The complaint, or
// nothing.
std::optional<DataError> check_plan(const league::Plan& plan);

struct ReadyPlan {
  league::Plan plan;
  std::string text;  // As it was written, comments included.
};

// Those of data/leagues.
const std::vector<ReadyPlan>& ready_plans();

}  // namespace chicane::office
