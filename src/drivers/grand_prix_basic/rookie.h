// A rookie for `grand-prix-basic`: two dice where the road ahead is easy, one where it is not, as
// far as there is room. What he does follows from what he sees alone.
#pragma once

#include "rules/grand_prix_basic/grand_prix_basic.h"

namespace chicane::grand_prix_basic {

class Rookie {
 public:
  explicit Rookie(const Game&) {}

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;
};

}  // namespace chicane::grand_prix_basic
