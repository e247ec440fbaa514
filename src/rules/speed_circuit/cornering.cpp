#include "rules/speed_circuit/cornering.h"

#include <algorithm>

#include "rules/speed_circuit/deceleration.h"

namespace chicane::speed_circuit {

int corner_wear_due(const Car& car, const Ledger& ledger, const ChartOption& option) {
  return wear_cost(car, unpaid_wear(ledger, option));
}

bool can_pay_corner_option(const Car& car, const Ledger& ledger, const ChartOption& option) {
  return corner_wear_due(car, ledger, option) <= car.wear;
}

bool can_pay_corner(const Car& car, const Ledger& ledger, Speed need) {
  for (const ChartOption& option : cornering_row(need)) {
    if (can_pay_corner_option(car, ledger, option)) return true;
  }
  return false;
}

ChanceResult chance_result(int face) {
  if (face <= kSafeUpTo) return ChanceResult::safe;
  return face < kCrashesFrom ? ChanceResult::spinout : ChanceResult::crash;
}

bool breaks_zero_wear(const Game& game, SpaceId at, Speed speed, Speed followed_bonus) {
  const Speed measured_from = game.options.zero_wear_cap == ZeroWearCap::effective
                                  ? game.course[at].limit + followed_bonus
                                  : game.course[at].limit;
  return excess(speed, measured_from) > kNoWearOver;
}

}  // namespace chicane::speed_circuit
