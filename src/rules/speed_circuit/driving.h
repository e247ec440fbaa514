// The drive of T4.5: which paths the rules leave open (SC-3.3, SC-3.4, SC-6.5c, SC-6.8c, SC-7.2,
// SC-8.1, SC-8.2).
#pragma once

#include <optional>

#include "rules/speed_circuit/decision.h"
#include "rules/speed_circuit/refusal.h"
#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

// The drive of the car at the wheel falls due: fills Move::rules and Move::traffic. SC-T.2: there
// is always a path.
void find_path_rules(const Game& game, State& state);

void list_drives(const Game& game, const State& state, DecisionList& list);

std::optional<Why> refuse_drive(const Game& game, const State& state, const Path& path);

}  // namespace chicane::speed_circuit
