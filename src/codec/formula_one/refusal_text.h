// Why not, and what instead: a refusal as the sentence a driver reads.
#pragma once

#include <string>

#include "codec/formula_one/decision_text.h"

namespace chicane::formula_one {

// "From 120 the brakes do not allow 20; you may set 40, set 60 … F1-RED-4"
std::string explain(const Board& board, const Game& game, const State& state, Seat seat,
                    const Decision& decision, Why why);

}  // namespace chicane::formula_one
