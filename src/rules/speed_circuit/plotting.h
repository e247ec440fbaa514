// T1: the speeds a car may plot. They always form one stretch from the lowest to the highest in
// steps of 20: every filter bars either the fast end (what a fast path keeps, its beginning keeps
// at a lower speed) or the slow one (less braking costs no more). The stretch is never empty
// (SC-T.1).
#pragma once

#include "rules/speed_circuit/refusal.h"
#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

struct PlotRange {
  Speed lowest;
  Speed highest;
};

PlotRange plot_range(const Game& game, const Car& car);

// Which rule bars a plot that is not within the range.
Why why_not_plotted(const Game& game, const Car& car, Speed plot);

}  // namespace chicane::speed_circuit
