// What a way may come to, exactly: every risk and every overtaking is a number of twelfths
// (RULES.md, section 6.1), so that odds are counts out of a power of twelve.
#pragma once

#include <cstdint>

#include "rules/grand_prix_basic/state.h"

namespace chicane::grand_prix_basic {

inline constexpr int kTwelfths = 12;

// GPB-RSK-1, GPB-ACC-1  Twelfths that a fast car leaves the road in a cell of that value.
constexpr int twelfths_off(int factor) { return factor; }
// GPB-OVT-1, GPB-OVT-2  Twelfths that an overtaking is lost: the die must be above the sum.
constexpr int twelfths_lost(int cars, int factor) {
  return 2 * (cars + factor < kDieSides ? cars + factor : kDieSides);
}

// What comes first: the goal, a lost overtaking, or the roadside. The three sum to `all`.
struct Odds {
  std::uint64_t arrives = 1;
  std::uint64_t loses = 0;
  std::uint64_t leaves = 0;
  std::uint64_t all = 1;

  friend bool operator==(const Odds&, const Odds&) = default;
};

// Of the car at the wheel, from the cell so many ahead of where its go began to its goal.
Odds odds_of_way(const Game& game, const State& state, int entered, int goal, int dice);
inline Odds odds_of_goal(const Game& game, const State& state, int goal, int dice) {
  return odds_of_way(game, state, 0, goal, dice);
}

// … if it stops after a lost overtaking (GPB-OVT-5).
Odds odds_of_stop(const Game& game, const State& state, int cells);

}  // namespace chicane::grand_prix_basic
