// Answers for a player who gives no answer in time: the same gear, no push, the plan with the
// fewest checks.
#pragma once

#include "rules/grand_prix_advanced/grand_prix_advanced.h"

namespace chicane::grand_prix_advanced {

class Steady {
 public:
  explicit Steady(const Game&) {}
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;
};

}  // namespace chicane::grand_prix_advanced
