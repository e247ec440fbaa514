// Decisions of `grand-prix-advanced` in their one text form, used alike in cases, records, the
// terminal and logs:
//   repair G   leave   gear 3   push 2   plan 0 2 0   plan 0 0 box   plan   keep   pass   roll 6
// A plan has one number for each cell entered: the brakings in it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/grand_prix_advanced/decision.h"
#include "rules/grand_prix_advanced/state.h"

namespace chicane::grand_prix_advanced {

// One sentence about what cannot be understood.
Result<Decision, std::string> parse_decision(const std::vector<std::string_view>& words);
std::string format_decision(const Decision& decision);

std::string_view verb(DecisionKind kind);

// S G C F T M
std::string_view letter(Damage damage);
std::optional<Damage> damage_of(std::string_view letter);
// "brakes"
std::string_view damage_name(Damage damage);
// "G,S", or "-".
std::string format_damages(DamageSet damages);
std::optional<DamageSet> parse_damages(std::string_view text);

// "restart": what a die is thrown for.
std::string_view purpose_name(int purpose);

}  // namespace chicane::grand_prix_advanced
