// The coaches by rule set, one file each; nothing for a race of another rule set.
#pragma once

#include "coach/coach.h"

namespace chicane {

std::unique_ptr<Coach> make_formula_one_coach(const Race& race, const LapGoal& goal);
std::unique_ptr<Coach> make_grand_prix_advanced_coach(const Race& race, const LapGoal& goal);
std::unique_ptr<Coach> make_grand_prix_basic_coach(const Race& race, const LapGoal& goal);
std::unique_ptr<Coach> make_motorchamp_coach(const Race& race, const LapGoal& goal);
std::unique_ptr<Coach> make_speed_circuit_coach(const Race& race, const LapGoal& goal);
std::unique_ptr<Coach> make_speed_circuit_wbc_coach(const Race& race, const LapGoal& goal);

}  // namespace chicane
