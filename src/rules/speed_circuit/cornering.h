// Chapter 6, Cornering: the chart, what can be paid, the chance table. The ledger itself is
// rules/lib/passage.h.
#pragma once

#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

// SC-6.6i  The wear that is not yet paid in this corner, at the rate in force.
int corner_wear_due(const Car& car, const Ledger& ledger, const ChartOption& option);

// SC-6.6h
bool can_pay_corner_option(const Car& car, const Ledger& ledger, const ChartOption& option);
bool can_pay_corner(const Car& car, const Ledger& ledger, Speed need);

enum class ChanceResult : std::uint8_t { safe, spinout, crash };

// SC-6.6e to SC-6.6g
ChanceResult chance_result(int face);

// SC-6.8  A car without wear has entered `at`, and something is due for it: is it barred from
// there? `followed_bonus` is what a line that the path follows gives (Q19 measures from the posted
// limit by default).
bool breaks_zero_wear(const Game& game, SpaceId at, Speed speed, Speed followed_bonus);

// Q16, corner_lower_limit = free: entering `at` costs nothing in the corner in which the move
// began, at no more than `ref`.
inline bool is_free_entry(const Game& game, SpaceId from, SpaceId at, Speed speed, Speed ref) {
  return game.options.corner_lower_limit == CornerLowerLimit::free &&
         game.course[from].corner != kNoCorner &&
         game.course[from].corner == game.course[at].corner && speed <= ref;
}

}  // namespace chicane::speed_circuit
