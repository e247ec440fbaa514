// TAC: cards after the normal move.
#pragma once

#include <optional>

#include "rules/formula_one/paths.h"
#include "rules/formula_one/refusal.h"
#include "rules/formula_one/state.h"

namespace chicane::formula_one {

// Why the car at the wheel may play no card now, whatever it holds.
std::optional<Why> refuse_any_card(const State& state);

// Squares that the card drives: those printed on it, or the way up to the new speed (A10).
int squares_of(const Game& game, const State& state, Tactic card, Speed to);

// Every way to play the card, one for each outcome, sorted. F1-TAC-6  At least one square must be
// driven; A10  the carburettor works without any.
void list_cards(const Game& game, const State& state, Tactic card, DecisionList& list);

}  // namespace chicane::formula_one
