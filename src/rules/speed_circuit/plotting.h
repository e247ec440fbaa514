// T1: the speeds a car may plot. They always form one stretch from the lowest to the highest in steps of 20: every filter bars
// either the fast end (what a fast path keeps, its beginning keeps at a lower speed) or the slow one (less braking costs no
// more). The stretch is never empty (SC-T.1).
#pragma once

#include "rules/speed_circuit/refusal.h"
#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

struct PlotRange {
  Speed lowest;
  Speed highest;
  Why why_not_lower;
  Why why_not_higher;
};

PlotRange plot_range(const Game& game, const Car& car);

// SC-6.8b  Fills Game::clear_run.
void measure_clear_runs(Game& game);

}  // namespace chicane::speed_circuit
