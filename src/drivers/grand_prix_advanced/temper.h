// What a driver would give not to be damaged, and not to lose his car. Times are whole numbers of
// millionths of a move, so that they are the same everywhere.
#pragma once

#include <array>
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
inline constexpr Temper kPractice{1, 1, true};

// By place, the leading cars first: each of a team's two cars counts, and the farther behind one is
// the less is lost with it.
//
// A club driver brings his car home wherever he is: nearly all risk that can be avoided is.
inline constexpr std::array<Temper, 1> kSafe = {{{40, 400}}};
// A pro ventures what a damage costs on average, and a little more when he is behind.
inline constexpr std::array<Temper, 3> kSober = {
    {{12, 120, false, 5}, {8, 80, false, 5}, {6, 60, false, 5}}};
// From those who beat others most, over thousands of races: one car in six is lost.
inline constexpr std::array<Temper, 3> kFast = {
    {{3, 10, false, 5}, {2, 8, false, 5}, {2, 4, false, 5}}};

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
