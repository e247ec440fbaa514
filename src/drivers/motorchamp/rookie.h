// A first driver for `motorchamp`: throws the safest lawful dice unless more are nearly as safe,
// lands where the next throw is worth most, takes a tow that does not lead into trouble, and stops
// at the pits as soon as he may.
#pragma once

#include "rules/motorchamp/motorchamp.h"

namespace chicane::motorchamp {

class Rookie {
 public:
  explicit Rookie(const Game&) {}

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;
};

}  // namespace chicane::motorchamp
