#include "rules/grand_prix_basic/odds.h"

#include "rules/grand_prix_basic/room.h"

namespace chicane::grand_prix_basic {

namespace {

// One more roll on the way of those who have come so far.
void roll(Odds& odds, std::uint64_t Odds::* failed, int twelfths) {
  odds.all *= kTwelfths;
  odds.loses *= kTwelfths;
  odds.leaves *= kTwelfths;
  odds.*failed += odds.arrives * static_cast<std::uint64_t>(twelfths);
  odds.arrives *= static_cast<std::uint64_t>(kTwelfths - twelfths);
}

}  // namespace

Odds odds_of_way(const Game& game, const State& state, int entered, int goal, int dice) {
  Odds odds;
  for (int cells = entered + 1; cells <= goal; ++cells) {
    // GPB-VIC-3
    if (is_home(game, state, cells)) break;
    const int cell = game.ring.after(state.at_wheel().cell, cells);
    const int factor = game.ring.factors[cell];
    const int cars = cells < goal ? cars_in(state, cell) : 0;
    if (cars > 0) {
      roll(odds, &Odds::loses, twelfths_lost(cars, factor));
    } else if (dice == kDiceMax && factor > 0) {
      roll(odds, &Odds::leaves, twelfths_off(factor));
    }
  }
  return odds;
}

Odds odds_of_stop(const Game& game, const State& state, int cells) {
  Odds odds;
  const int factor = game.ring.factors[game.ring.after(state.at_wheel().cell, cells)];
  // Earlier cells are settled.
  if (cells > state.go.entered && state.go.dice == kDiceMax && factor > 0)
    roll(odds, &Odds::leaves, twelfths_off(factor));
  return odds;
}

}  // namespace chicane::grand_prix_basic
