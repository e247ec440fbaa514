// Those who answer for a driver who gives no answer in time.
#pragma once

#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane::speed_circuit_wbc {

// Keeps the speed driven last turn, or the nearest lawful one, and drives where it costs least.
class Steady {
 public:
  explicit Steady(const Game&) {}
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;
};

// The first lawful answer; no card where a card is due, which keeps the speed (WBC-2.2a), but for a
// car that stands.
class First {
 public:
  explicit First(const Game&) {}
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;
};

}  // namespace chicane::speed_circuit_wbc
