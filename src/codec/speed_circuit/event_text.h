// Events of `speed-circuit` as text: one plain line for machines and golden files, one sentence for
// people.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "board/board.h"
#include "rules/speed_circuit/event.h"
#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

using Names = std::vector<std::string>;  // Of the drivers, by seat.

// "drove A I5 I9 80"
std::string format_event(const Board& board, const Names& names, const Event& event);

// "Brandt pushed to 140 and threw 6: the engine is damaged, acceleration and top speed fall
// by 20."; `state` is the position after the decision that caused it. Empty for events of which
// nothing needs to be told.
std::string tell_event(const Board& board, const Names& names, const State& state,
                       const Event& event);

// The clause an event rests on.
std::string_view clause(const Event& event);

std::string_view name(EventKind kind);

// "acceleration test": what a die is thrown for.
std::string_view purpose_name(int purpose);

}  // namespace chicane::speed_circuit
