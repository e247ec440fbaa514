// A pro for `motorchamp`: weighs his decisions as a club driver does, but ventures as much as his
// place in the race bids him. There are too few dice in a throw for rehearsals to tell more.
#pragma once

#include <vector>

#include "drivers/motorchamp/pace.h"
#include "drivers/style.h"
#include "rules/motorchamp/motorchamp.h"

namespace chicane::motorchamp {

class Pro {
 public:
  explicit Pro(const Game& game, const Style& style = {});

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;

 private:
  const Pace& pace_for(const State& view) const;

  Style style_;
  std::vector<Pace> paces_;  // From bold to careful.
};

}  // namespace chicane::motorchamp
