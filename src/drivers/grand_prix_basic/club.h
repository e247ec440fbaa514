// A club driver for `grand-prix-basic`: knows how many goes each cell is from the end, and weighs
// dice, goals, stops and luck by their odds as if he were alone; of the others he sees where there
// is no room for him. He does not like to leave the road: a go that he would miss counts as three.
// What he does follows from what he sees alone.
#pragma once

#include "drivers/grand_prix_basic/pace.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"

namespace chicane::grand_prix_basic {

class Club {
 public:
  explicit Club(const Game& game) : pace_(game) {}

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;

  friend std::size_t bytes_held(const Club& club) { return bytes_held(club.pace_); }

 private:
  Pace pace_;
};

}  // namespace chicane::grand_prix_basic
