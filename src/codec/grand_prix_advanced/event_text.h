// Events of `grand-prix-advanced` as text: one plain line for machines and golden files, one
// sentence for people.
#pragma once

#include <string>
#include <string_view>

#include "codec/team_names.h"
#include "rules/grand_prix_advanced/event.h"

namespace chicane::grand_prix_advanced {

// "moved 3a 22 5"
std::string format_event(const Names& cars, const Event& event);

// `teams` are those of all owners, automatic ones too; `state` is the position after the decision
// that caused it. Empty for events of which nothing needs to be told.
std::string tell_event(const Names& cars, const Names& teams, const Game& game, const State& state,
                       const Event& event);

// The clause as it is told to people; table A is a reconstruction.
std::string clause(const State& state, const Event& event);
std::string_view name(EventKind kind);

// "brakes"
std::string_view damage_name(Damage damage);

// "restart": what a die is thrown for.
std::string_view purpose_name(int purpose);

}  // namespace chicane::grand_prix_advanced
