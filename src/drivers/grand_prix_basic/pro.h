// A pro for `grand-prix-basic`: knows the odds of a go exactly, among the cars that stand ahead,
// and weighs what may come of it by the places that it leads to, all his cars counting: who has
// much to lose ventures less, cars right ahead will hold him up, and he likes to stand where others
// do not get past. He takes less care than a club driver, but more than pays: a go that he would
// miss counts as two and a half. A go is too much a matter of dice to be rehearsed: in the few
// times there is time for, luck hides what a decision is worth. What he does follows from what he
// sees alone.
#pragma once

#include "drivers/grand_prix_basic/pace.h"
#include "drivers/style.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"

namespace chicane::grand_prix_basic {

class Pro {
 public:
  explicit Pro(const Game& game, const Style& style = {}) : pace_(game), style_(style) {}

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;

 private:
  Pace pace_;
  Style style_;
};

}  // namespace chicane::grand_prix_basic
