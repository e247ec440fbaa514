// Driving that needs no dice: no band is entered too fast, now or later.
#pragma once

#include "rules/formula_one/state.h"

namespace chicane::formula_one {

// The car at the wheel moves, finds a way past all bands at their safety speeds, and can go on so:
// once it has braked as hard as it can pay for, a free 20 a turn slows it down for every band.
bool is_calm_speed(const Game& game, const State& state, Speed speed);

// The same of one way at the speed that is set. A way into the pit is none: it draws a card.
bool is_calm_path(const Game& game, const State& state, const Path& path);

}  // namespace chicane::formula_one
