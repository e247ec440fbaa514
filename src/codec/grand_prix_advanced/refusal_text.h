// Why not, and what instead: a refusal as the sentence a player reads.
#pragma once

#include <string>

#include "codec/grand_prix_advanced/decision_text.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"

namespace chicane::grand_prix_advanced {

// "Third bears 4 to 6 counts; the plan has 3. You may plan 0 1 0, … GPA-MOV-1"
std::string explain(const Game& game, const State& state, Seat seat, const Decision& decision,
                    Why why);

}  // namespace chicane::grand_prix_advanced
