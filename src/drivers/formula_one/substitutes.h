// Those who answer for a driver who gives no answer in time.
#pragma once

#include "rules/formula_one/formula_one.h"

namespace chicane::formula_one {

// Keeps his speed, plays no card, stays out of the pit.
class Steady {
 public:
  explicit Steady(const Game&) {}
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;
};

// The first lawful answer, but for a speed of 0 and Superb Driving, which would spend a card.
class First {
 public:
  explicit First(const Game&) {}
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;
};

}  // namespace chicane::formula_one
