// A first driver for `speed-circuit`: drives the cheapest line and brakes for corners in time. He
// pushes nothing, slips nobody, and spends his wear evenly over the race: a unit where it buys
// speed, never more than his share so far.
#pragma once

#include "drivers/pace.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::speed_circuit {

class Rookie {
 public:
  // Looks over the course once.
  explicit Rookie(const Game& game);

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;

  friend std::size_t bytes_held(const Rookie& rookie) { return bytes_held(rookie.pace_); }

 private:
  Decision plot_for(const Game& game, const Car& car, const DecisionList& legal) const;
  Decision drive_for(const Game& game, const State& view, const Car& car,
                     const DecisionList& legal) const;

  Pace pace_;
};

}  // namespace chicane::speed_circuit
