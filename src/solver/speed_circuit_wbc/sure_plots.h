// Plots that venture nothing: no push, no die, no speed that a corner ahead could not bear.
#pragma once

#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

struct PlotRange {
  Speed least;
  Speed most;

  bool contains(Speed speed) const { return least <= speed && speed <= most; }
};

// Never empty, and never 0 alone.
PlotRange sure_plots(const Game& game, const Car& car);

}  // namespace chicane::speed_circuit_wbc
