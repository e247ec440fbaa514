// Events of `formula-one` as text: one plain line for machines and golden files, one sentence for
// people. Neither ever names a card that is not open to all.
#pragma once

#include <string>
#include <string_view>

#include "board/board.h"
#include "codec/formula_one/decision_text.h"

namespace chicane::formula_one {

// "threw 3 B1 4 3 tyre_and_brake"
std::string format_event(const Board& board, const Event& event);

// `players` are the names by seat, `state` the position after the decision that caused it. Empty
// for events of which nothing needs to be told.
std::string tell_event(const Board& board, const std::vector<std::string>& players,
                       const State& state, const Event& event);

std::string_view clause(const Event& event);
std::string_view name(EventKind kind);

// "penalty": what a die is thrown for.
std::string_view purpose_name(int purpose);

// "1 tyre point"
std::string penalty_words(Penalty penalty);
// "2 brake, 1 tyre"; empty for none.
std::string wear_words(const Wear& wear);

}  // namespace chicane::formula_one
