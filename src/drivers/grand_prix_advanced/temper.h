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
};

// RULES.md, 6.1, but for the careful one: who runs no risk at all never wins.
inline constexpr Temper kCareful{8, 80};
inline constexpr Temper kBalanced{3, 30};
inline constexpr Temper kBold{1, 20};
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
