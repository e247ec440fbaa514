// SET, PRA: the grid, by throws or by practice.
#pragma once

#include "rules/motorchamp/state.h"

namespace chicane::motorchamp {

// The first question of a race: whose throw for the grid, or whose practice run.
void begin_preparation(const Game& game, State& state);

// MC-SET-2  A pass begins: every player with an unplaced car throws for one.
void begin_grid_pass(State& state);
// The seat that is to choose a car or to throw, or −1 when the pass is over.
int grid_seat(const State& state);
// The pass is over: its cars take the best free slots.
void place_pass(const Track& track, State& state);
bool has_unplaced(const State& state);

// MC-PRA-2  The next car on slot 1; false if all have run.
bool begin_next_run(const Game& game, State& state);
// MC-PRA-6, MC-PRA-9  All have run: cars are listed, equal times are tied.
void rank_practice(State& state);
int cars_with_time(const State& state);
// All runs have ended: false, or the first throw-off is due.
bool begin_throw_offs(State& state);
// MC-SET-4, MC-PRA-8  The grid of the race.
void place_by_practice(const Game& game, State& state);

// A car on its slot, ready to start.
void place_on_slot(const Track& track, State& state, int car);

}  // namespace chicane::motorchamp
