// A pro for `motorchamp`: weighs his decisions as a club driver does, looks for tows and for those
// who will pass him if he goes off, and ventures as much as his place in the race bids him, on the
// careful side. There are too few dice in a throw for rehearsals to tell more.
#pragma once

#include <vector>

#include "drivers/motorchamp/pace.h"
#include "drivers/style.h"
#include "rules/motorchamp/motorchamp.h"

namespace chicane::motorchamp {

// How many times what the places at stake say a driver gives not to go out. The first wins most of
// all that were raced against each other; it is what an ace begins with. With the second a pro
// brings nine cars of ten home and leaves an ace room above him.
inline constexpr double kCareOfBest = 1.5;
inline constexpr double kCareOfPro = 4.7;

class Pro {
 public:
  explicit Pro(const Game& game, const Style& style = {}, double care = kCareOfPro);

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;

 private:
  const Pace& pace_for(const State& view) const;

  Style style_;
  double care_;
  std::vector<Pace> paces_;  // From bold to careful.
};

}  // namespace chicane::motorchamp
