// A rookie for `grand-prix-advanced`: the gear that fits the hardest cell it can reach, no pushes,
// the safest plan and of those the farthest, repairs when damaged. What he does follows from what
// he sees alone.
#pragma once

#include "rules/grand_prix_advanced/grand_prix_advanced.h"

namespace chicane::grand_prix_advanced {

class Rookie {
 public:
  explicit Rookie(const Game&) {}

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;
};

}  // namespace chicane::grand_prix_advanced
