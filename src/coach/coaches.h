// The coaches by rule set. The lap of a game takes long to compile, so that each has a unit of its
// own (rule_coach.cpp.in).
#pragma once

#include "catalog/rule_race.h"
#include "coach/coach.h"

namespace chicane {

template <RuleSet R>
std::unique_ptr<Coach> make_rule_coach(const RuleRace<R>& race, const LapGoal& goal);

}  // namespace chicane
