// A club driver for `speed-circuit-wbc`: knows how long the rest of the race takes from everywhere
// and what wear is worth there, and takes the way that leads to the best place. Of the others he
// sees who is in his way.
#pragma once

#include "drivers/priced_lap.h"
#include "drivers/speed_circuit_wbc/roads.h"
#include "drivers/speed_circuit_wbc/rookie.h"

namespace chicane::speed_circuit_wbc {

class Club {
 public:
  Club(const Game& game, Shelf& shelf)
      : rookie_(shelf.of<Rookie>(game)), lap_(shelf.of<PricedLap<SpeedCircuitWbc>>(game)) {}

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;

  // What it knows stands on the shelf.
  friend std::size_t bytes_held(const Club&) { return 0; }

 private:
  Decision plot_for(const Game& game, const Car& car, const DecisionList& legal) const;
  std::optional<Decision> step_for(const Game& game, const State& view,
                                   const DecisionList& legal) const;

  std::shared_ptr<const Rookie> rookie_;
  std::shared_ptr<PricedLap<SpeedCircuitWbc>> lap_;
};

}  // namespace chicane::speed_circuit_wbc
