// PIT-7, TAC: the decks, the hands and the discard.
#pragma once

#include "rules/formula_one/state.h"

namespace chicane::formula_one {

// F1-PIT-7  The top card; hidden if there is none.
PitCard draw_pit_card(State& state);
// Under the deck, for all to see.
void put_under(State& state, PitCard card);

// F1-TAC-1  Out of the hand and on to the discard.
void discard_tactic(State& state, int car, Tactic card);
// 6.3 XT  Is there a card to take?
bool take_discarded(State& state, int car, Tactic& card);

}  // namespace chicane::formula_one
