#include "rules/speed_circuit/cornering.h"

#include <algorithm>

#include "rules/speed_circuit/deceleration.h"

namespace chicane::speed_circuit {

int corner_wear_due(const Car& car, const Ledger& ledger, const ChartOption& option) {
  return wear_cost(car, std::max(0, option.wear - ledger.paid));
}

bool corner_roll_due(const Ledger& ledger, const ChartOption& option) { return option.die && ledger.rolled == 0; }

bool can_pay_corner_option(const Car& car, const Ledger& ledger, const ChartOption& option) {
  return corner_wear_due(car, ledger, option) <= car.wear;
}

bool can_pay_corner(const Car& car, const Ledger& ledger, Speed need) {
  const ChartRow& row = cornering_row(need);
  return std::any_of(row.begin(), row.end(), [&](const ChartOption& o) { return can_pay_corner_option(car, ledger, o); });
}

ChanceResult chance_result(int face) {
  if (face <= kSafeUpTo) return ChanceResult::safe;
  return face < kCrashesFrom ? ChanceResult::spinout : ChanceResult::crash;
}

bool breaks_zero_wear(const Game& game, SpaceId at, Speed speed, Speed followed_bonus) {
  const Speed measured_from =
      game.options.zero_wear_cap == ZeroWearCap::effective ? game.course[at].limit + followed_bonus : game.course[at].limit;
  return excess(speed, measured_from) > kNoWearOver;
}

bool is_free_entry(const Game& game, SpaceId from, SpaceId at, Speed speed, Speed ref) {
  return game.options.corner_lower_limit == CornerLowerLimit::free && game.course[from].corner != kNoCorner &&
         game.course[from].corner == game.course[at].corner && speed <= ref;
}

}  // namespace chicane::speed_circuit
