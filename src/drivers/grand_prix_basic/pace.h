// How many goes a car alone needs from any cell at best: a table made once for a board, exact but
// for rounding. All times in millionths of a go, so that they are the same everywhere.
#pragma once

#include <cstdint>
#include <vector>

#include "base/held.h"
#include "rules/grand_prix_basic/state.h"

namespace chicane::grand_prix_basic {

using Goes = std::int64_t;
inline constexpr Goes kGo = 1000000;

class Pace {
 public:
  explicit Pace(const Game& game);

  // Of a car in that cell, or beside it, whose go is about to begin. 0 to go: home.
  Goes from(int to_go, int cell) const { return times_[to_go * cells_ + cell]; }
  // Of a car so many cells ahead of where that one is now.
  Goes ahead_of(const Game& game, const Car& car, int cells) const;

  friend std::size_t bytes_held(const Pace& pace) { return bytes_held(pace.times_); }

 private:
  int cells_;
  std::vector<Goes> times_;
};

}  // namespace chicane::grand_prix_basic
