// Why not, and what instead: a refusal as the sentence a player reads.
#pragma once

#include <string>

#include "codec/grand_prix_basic/decision_text.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"

namespace chicane::grand_prix_basic {

// "9 cells are more than the 7 thrown; you may goal 1, goal 2 … GPB-MOV-1 (reconstructed)"
std::string explain(const Game& game, const State& state, Seat seat, const Decision& decision,
                    Why why);

// The clause of a refusal as it is told to people.
std::string cited_clause(Why why);

}  // namespace chicane::grand_prix_basic
