// SET: the cars on the start cells. lib/start_order.h draws them.
#pragma once

#include "rules/grand_prix_basic/state.h"

namespace chicane::grand_prix_basic {

// Cars on their start cells in the order drawn.
void place_on_grid(const Game& game, State& state);

}  // namespace chicane::grand_prix_basic
