// SET: cars by dice, cards by dice.
#pragma once

#include "rules/formula_one/state.h"

namespace chicane::formula_one {

// F1-SET-1  The seat that throws next, or −1 when one is left.
int next_to_draw(const State& state);
// A seat's two dice are down.
void take_draw(State& state, int seat, int sum);

// F1-SET-4  Cards that are left to take from, which is how many sides the die has.
int pit_cards_left(const State& state);
int tactic_cards_left(const State& state);
// The f-th card of those left. The last of all needs no die and comes by itself.
void take_pit_card(State& state, int face);
void take_tactic(State& state, int face);
// The car that gets the next card, or −1 when all have their hands.
int next_to_get_card(const State& state);

// F1-SET-3, F1-SET-5  Cars 1 … n on the grid, dials at zero.
void place_on_grid(const Game& game, State& state, int count);

}  // namespace chicane::formula_one
