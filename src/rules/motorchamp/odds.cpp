#include "rules/motorchamp/odds.h"

#include "rules/motorchamp/targets.h"

namespace chicane::motorchamp {

namespace {

// The best that can be made of the throw on the table.
End best_end(const Game& game, const State& thrown) {
  TargetList targets;
  list_targets(game, thrown, targets);
  End best = End::out;
  for (const Target& target : targets) {
    const bool is_off =
        target.goal == Goal::side || (target.goal == Goal::stay && thrown.is_practice);
    if (target.goal == Goal::out) continue;
    if (!is_off) return End::driven;
    best = End::off;
  }
  return best;
}

}  // namespace

End end_of(const Game& game, const State& state, Throw which, int total) {
  // On the race track only the total matters; elsewhere nobody goes out (MC-COL-5).
  if (state.at_wheel().where != Where::track || state.move.regime == Regime::start)
    return End::driven;
  State thrown = state;
  thrown.move.thrown = which;
  thrown.move.faces = {static_cast<std::uint8_t>(total), 0, 0};
  return best_end(game, thrown);
}

Odds odds_of(const Game& game, const State& state, Throw which) {
  Odds odds;
  for (int total = 1; total <= kTotalMax; ++total) {
    const int ways = ways_of(which, total);
    odds.results += ways;
    if (ways == 0) continue;
    const End end = end_of(game, state, which, total);
    if (end == End::off) odds.off += ways;
    if (end == End::out) odds.out += ways;
  }
  return odds;
}

}  // namespace chicane::motorchamp
