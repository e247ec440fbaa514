// What a driver would give not to be damaged, and not to lose his car. Times are whole numbers of
// millionths of a move, so that they are the same everywhere.
#pragma once

#include <cstdint>

#include "rules/grand_prix_advanced/state.h"

namespace chicane::grand_prix_advanced {

using Moves = std::int64_t;
inline constexpr Moves kMove = 1000000;

// In moves.
struct Temper {
  int damage;
  int destroyed;
  bool is_practice = false;  // GPA-PRA-2 fixes the prices then.
  // What a car ahead costs in the moves to come, for each cell that it is near.
  int held_up_thousandths = 0;
};

// RULES.md, 6.1, but for the careful one: who runs no risk at all never wins.
inline constexpr Temper kCareful{8, 80};
inline constexpr Temper kBalanced{3, 30};
inline constexpr Temper kBold{1, 20};
// By place, from those who win most against the three above: of two cars the better one counts, so
// that one may be lost, and the farther behind the sooner.
inline constexpr Temper kLeading{3, 10, false, 5};
inline constexpr Temper kKeen{2, 8, false, 5};
inline constexpr Temper kDaring{2, 4, false, 5};
inline constexpr Temper kPractice{1, 1, true};

// GPA-DMG-6
inline bool is_last_straw(DamageSet held, Damage damage) {
  return held.has(damage) || held.size() == kDamagesHeldMax;
}

// What one result of table C costs on average.
inline Moves price_of_damage(const Temper& temper, DamageSet held) {
  Moves sum = 0;
  for (const Damage damage : kTableC)
    sum += is_last_straw(held, damage) ? temper.destroyed : temper.damage;
  return sum * kMove / kDieSides;
}

}  // namespace chicane::grand_prix_advanced
