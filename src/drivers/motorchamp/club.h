// A club driver for `motorchamp`: knows how many turns each square is from the end, and weighs
// throws, landings and the stop by their exact odds. He would come home: not to go out he gives
// more than the time that the whole race takes, wherever he lies. Of others he sees that they are
// in the way; he takes a tow that is offered, but looks for none. What he does follows from what he
// sees alone.
#pragma once

#include "drivers/motorchamp/pace.h"
#include "rules/motorchamp/motorchamp.h"

namespace chicane::motorchamp {

class Club {
 public:
  explicit Club(const Game& game);

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;

  friend std::size_t bytes_held(const Club& club) { return bytes_held(club.pace_); }

 private:
  Pace pace_;
};

}  // namespace chicane::motorchamp
