// Which plan one follows who looks no farther than its first checks.
#pragma once

#include "rules/grand_prix_advanced/decision.h"
#include "rules/grand_prix_advanced/state.h"

namespace chicane::grand_prix_advanced {

enum class BoxWish : std::uint8_t { past, into };

// The box or the road as wished where that is lawful; then the fewest checks; then the farthest
// cell. `legal` are plans, at least one.
Decision safest_plan(const Game& game, const State& view, const DecisionList& legal, BoxWish wish);

}  // namespace chicane::grand_prix_advanced
