// The decision after which a car needs least time, by a table of times (pace.h): what club drivers
// and pros share.
#pragma once

#include "drivers/motorchamp/outlook.h"
#include "rules/motorchamp/motorchamp.h"

namespace chicane::motorchamp {

// Is it a throw, a landing or a tow that is to be chosen?
bool is_at_wheel(const State& view);

// `legal` has at least one decision. Of equals the first.
Decision choose_by(const Pace& pace, Heed heed, const Game& game, const State& view,
                   const DecisionList& legal);

}  // namespace chicane::motorchamp
