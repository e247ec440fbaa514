// Events of `motorchamp` as text: one plain line for machines and golden files, one sentence for
// people.
#pragma once

#include <string>
#include <string_view>

#include "codec/motorchamp/decision_text.h"
#include "rules/motorchamp/event.h"

namespace chicane::motorchamp {

// "moved 3a 28L 7"
std::string format_event(const Names& cars, const Event& event);

// `state` is the position after the decision that caused it; `players` are the names by seat. Empty
// for events of which nothing needs to be told.
std::string tell_event(const Names& cars, const Names& players, const State& state,
                       const Event& event);

std::string_view clause(const Event& event);
std::string_view name(EventKind kind);

// "grid": what a die is thrown for.
std::string_view purpose_name(int purpose);

}  // namespace chicane::motorchamp
