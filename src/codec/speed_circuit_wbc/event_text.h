// Events of `speed-circuit-wbc` as text: one plain line for machines and golden files, one sentence
// for people.
#pragma once

#include <string>
#include <string_view>

#include "board/board.h"
#include "codec/speed_circuit_wbc/decision_text.h"
#include "rules/speed_circuit_wbc/event.h"
#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

// "drove A I5 I9 80"
std::string format_event(const Board& board, const Names& names, const Event& event);

// `state` is the position after the decision that caused it. Empty for events of which nothing
// needs to be told.
std::string tell_event(const Board& board, const Names& names, const State& state,
                       const Event& event);

// The clause an event rests on.
std::string_view clause(const Event& event);

std::string_view name(EventKind kind);

// "acceleration": what a die is thrown for.
std::string_view purpose_name(int purpose);

}  // namespace chicane::speed_circuit_wbc
