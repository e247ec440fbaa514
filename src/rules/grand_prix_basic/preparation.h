// SET: the start order by draw.
#pragma once

#include "rules/grand_prix_basic/state.h"

namespace chicane::grand_prix_basic {

// The f-th of the cars left takes the next place; the last needs no die.
void draw_place(State& state, int face);

// Cars on their start cells in the order drawn.
void place_on_grid(const Game& game, State& state);

}  // namespace chicane::grand_prix_basic
