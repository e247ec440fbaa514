// What a gear promises before its dice are thrown.
#pragma once

#include "drivers/grand_prix_advanced/pace.h"

namespace chicane::grand_prix_advanced {

// The go uses one gear, with its window, and leaves another engaged.
void use_gear(const Game& game, State& state, int used, int engaged);

// Such a go, before its risk die; the go of the state is overwritten.
Moves time_of_go(const Pace& pace, const Game& game, State& state, int used, int engaged,
                 int modifier);

// After the choice of a gear, with its shift die if it needs one; `direct` is the time if it
// engages.
Moves time_of_gear(const Pace& pace, const Game& game, State& state, int gear, Moves direct);

}  // namespace chicane::grand_prix_advanced
