// Those who answer for a driver who gives no answer in time.
#pragma once

#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::speed_circuit {

// Keeps the speed driven last turn, or the nearest lawful one, and drives where it costs least.
class Steady {
 public:
  explicit Steady(const Game&) {}
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;
};

// The first lawful answer, but for a plot of 0.
class First {
 public:
  explicit First(const Game&) {}
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;
};

}  // namespace chicane::speed_circuit
