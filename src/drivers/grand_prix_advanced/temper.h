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

inline constexpr Temper kPractice{1, 1, true};

// Those below have one temper for each part of the field, the leading cars first: the farther
// behind a car is the less is lost with it.
//
// A club driver brings his car home: nearly all risk that can be avoided is.
inline constexpr std::array<Temper, 1> kSafe = {{{40, 400}}};
// A pro stands between the two: on Monza he beats a club driver, and is beaten by the fast ones, in
// nearly two pairings of three.
inline constexpr std::array<Temper, 3> kSober = {
    {{10, 100, false, 3}, {6, 60, false, 3}, {4, 40, false, 3}}};
// From those who beat the others most, over a thousand races each: one car in six is lost.
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
