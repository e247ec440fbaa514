#include "rules/speed_circuit_wbc/odds.h"

#include "rules/speed_circuit_wbc/wrecks.h"

namespace chicane::speed_circuit_wbc {

Thresholds thresholds(Test test) {
  switch (test) {
    case Test::start:
      return {kMisshiftsFrom, kStallsFrom};
    case Test::acceleration:
    case Test::top_speed:
      return {kEngineFailsFrom, kEngineFailsFrom};
    case Test::brakes:
      return {kBrakesFailFrom, kBrakesFailFrom};
    case Test::chance:
    case Test::wreck:
      return {kChanceSpinsFrom, kChanceCrashesFrom};
    case Test::pass:
      return {kPassFailsFrom, kContactFrom};
    case Test::none:
      break;
  }
  return {99, 99};
}

int result_of(Test test, int total) {
  const Thresholds from = thresholds(test);
  return total >= from.bad ? 2 : total >= from.middle ? 1 : 0;
}

std::array<int, kResults> odds(Test test, int modifier) {
  std::array<int, kResults> counts{};
  for (int a = 1; a <= kDieSides; ++a) {
    for (int b = 1; b <= kDieSides; ++b) ++counts[result_of(test, a + b + modifier)];
  }
  return counts;
}

int table_modifier(const Game& game, const State& state) {
  if (state.test == Test::pass) return kChainPenalty * state.move.chain;
  if (state.test == Test::wreck)
    return wreck_modifier(game, state.at_wheel(), state.move, state.markers[state.move.marker]);
  return 0;
}

}  // namespace chicane::speed_circuit_wbc
