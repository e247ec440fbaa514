// Why not, and what instead: a refusal as the sentence a driver reads.
#pragma once

#include <string>

#include "board/board.h"
#include "core/seat.h"
#include "rules/speed_circuit/decision.h"
#include "rules/speed_circuit/refusal.h"
#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

// "160 is above your acceleration of 40 and the 20 you may push; 140 is the most. SC-4.3a"
std::string explain(const Board& board, const Game& game, const State& state, Seat seat,
                    const Decision& decision, Why why);

}  // namespace chicane::speed_circuit
