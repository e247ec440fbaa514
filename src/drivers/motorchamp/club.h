// A club driver for `motorchamp`: knows how many turns each square is from the end, and weighs
// throws, landings, tows and the stop by their exact odds. What he does follows from what he sees
// alone.
#pragma once

#include "drivers/motorchamp/pace.h"
#include "rules/motorchamp/motorchamp.h"

namespace chicane::motorchamp {

class Club {
 public:
  explicit Club(const Game& game);

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;

 private:
  Pace pace_;
};

}  // namespace chicane::motorchamp
