// Driving that needs no checks, now or later, whatever the risk die shows.
#pragma once

#include "rules/grand_prix_advanced/state.h"

namespace chicane::grand_prix_advanced {

// The gear is used without a die, and with the least tolerance it can have there is a plan without
// checks from whose end the car comes down to first, a gear a go, without checks as well. In first
// a car may stand and wait.
bool is_calm_gear(const Game& game, const State& state, int gear);

// The same of one plan, with the tolerance as it is. Only a damaged car goes into the box.
bool is_calm_plan(const Game& game, const State& state, const Plan& plan);

}  // namespace chicane::grand_prix_advanced
