// Why not, and what instead: a refusal as the sentence a player reads.
#pragma once

#include <string>

#include "codec/motorchamp/decision_text.h"

namespace chicane::motorchamp {

// "N is slower than fair play allows: NN is safe; you may throw NN, throw NNS. MC-FAI-2"
std::string explain(const Game& game, const State& state, const Names& cars, Seat seat,
                    const Decision& decision, Why why);

}  // namespace chicane::motorchamp
