// GRD, PRA: practice laps, and the cars on their start cells.
#pragma once

#include "rules/grand_prix_advanced/state.h"

namespace chicane::grand_prix_advanced {

// GPA-PRA-1  The car stands before the line, alone, for a lap with a flying start.
void go_to_line(const Game& game, State& state, int car);

// GPA-GRD-1, GPA-GRD-3  In the start order: first gear, no damage.
void place_on_grid(const Game& game, State& state);

}  // namespace chicane::grand_prix_advanced
