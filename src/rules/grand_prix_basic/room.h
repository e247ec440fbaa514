// CAP, OVT: who is where, and where a go may end.
#pragma once

#include "rules/grand_prix_basic/state.h"

namespace chicane::grand_prix_basic {

// Racing cars in a cell, the one at the wheel aside. Cars off the road do not count (GPB-ACC-2).
int cars_in(const State& state, int cell);

// GPB-VIC-3  Do so many cells take the car at the wheel over the final line?
bool is_home(const Game& game, const State& state, int cells);

// Is there room in the cell that lies so many cells ahead of where the go began?
bool has_room(const Game& game, const State& state, int cells);
// … in one of the cells 1 to `most`?
bool has_room_within(const Game& game, const State& state, int most);

}  // namespace chicane::grand_prix_basic
