// What the bands of a path may do before the dice are thrown: exact odds, by enumeration.
#pragma once

#include <array>
#include <cstdint>

#include "base/inline_vector.h"
#include "rules/formula_one/state.h"

namespace chicane::formula_one {

// One band taken too fast.
struct BandOdds {
  std::uint8_t band = 0;
  Speed over{};
  bool is_exempt = false;  // F1-TAC-5
  std::array<std::int64_t, 5>
      ways{};  // By Penalty, of `results`; less than all if a spin came before.
  std::int64_t results = 1;
};
using PathOdds = InlineVector<BandOdds, kPassedMax>;

// The bands that a path of the car enters above their safety speed, in order, driven at `speed`.
// Special tyres are left out: their use is a choice.
void list_odds(const Game& game, const State& state, int car, const Path& path, Speed speed,
               bool is_superb, PathOdds& list);

// Of the results of the last band, in how many the car has spun off at one of them.
struct Chance {
  std::int64_t ways = 0;
  std::int64_t results = 1;
};
Chance spin_chance(const PathOdds& odds);

}  // namespace chicane::formula_one
