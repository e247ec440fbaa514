// A rookie for `formula-one`: as fast as he can be without entering a red band too fast, now or in
// the next turn, if he brakes as much as costs nothing. He takes the safest way, stops at the pit
// when worn, and plays a card for squares on a straight. What he does follows from what he sees
// alone.
#pragma once

#include "rules/formula_one/formula_one.h"

namespace chicane::formula_one {

class Rookie {
 public:
  explicit Rookie(const Game&) {}

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;
};

}  // namespace chicane::formula_one
