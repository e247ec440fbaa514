// Reckons a go of `grand-prix-basic` as exactly as can be: knows how many goes each cell is from
// the end, and weighs dice, goals, stops and luck by their odds among the cars that stand ahead. A
// missed go counts as one go. Nobody drives under that name: it is what an ace does unless his
// search knows better, and whom he takes everybody for. What it does follows from what it sees
// alone.
#pragma once

#include "drivers/grand_prix_basic/pace.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"

namespace chicane::grand_prix_basic {

class Reckoner {
 public:
  explicit Reckoner(const Game& game) : pace_(game) {}

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;

 private:
  Pace pace_;
};

}  // namespace chicane::grand_prix_basic
