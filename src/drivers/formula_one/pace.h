// How long a car alone takes from any square at any speed, best play without cards and pits: a
// table made once for a board. All times in hundredths of a turn.
#pragma once

#include <array>
#include <vector>

#include "base/held.h"
#include "rules/formula_one/state.h"

namespace chicane::formula_one {

inline constexpr int kTurn = 100;
// What wear and a spin are worth to somebody who has a stop or two before him.
inline constexpr int kBrakePrice = 25;
inline constexpr int kTyrePrice = 20;
inline constexpr int kSpinPrice = 160;

// What entering a band so much too fast costs on average with that tyre gauge (6.1).
int price_of_excess(Speed over, int tyre);

// What braking so much costs (6.2).
int price_of_reduction(const Wear& wear);

class Pace {
 public:
  explicit Pace(const Game& game);

  // Time to the line and a lap on from there.
  int from(SquareId square, Speed speed) const { return times_[square * kSpeeds + speed.spaces()]; }

  friend std::size_t bytes_held(const Pace& pace) { return bytes_held(pace.times_); }

 private:
  static constexpr int kSpeeds = kSquaresMax + 1;

  std::vector<int> times_;
};

}  // namespace chicane::formula_one
