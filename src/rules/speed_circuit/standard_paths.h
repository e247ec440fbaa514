// The lists of Game::standard_paths: most moves are looked up there instead of searched for.
#pragma once

#include "rules/speed_circuit/decision.h"
#include "rules/speed_circuit/state.h"
#include "rules/speed_circuit/traffic.h"

namespace chicane::speed_circuit {

// Fills Game::standard_paths.
void list_standard_paths(Game& game);

// Appends the drives of the car at the wheel if nothing but place and speed binds it: the short way
// of most moves. False: nothing has been appended.
bool append_unbound_paths(const Game& game, const State& state, DecisionList& list);

// The same if nothing but place, line, speed, other cars and barred spaces binds it. False: they
// have to be searched for.
bool append_standard_paths(const Game& game, const State& state, DecisionList& list);

}  // namespace chicane::speed_circuit
