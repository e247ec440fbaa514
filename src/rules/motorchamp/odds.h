// What a throw risks before it is made: exact odds, by enumeration.
#pragma once

#include "rules/motorchamp/throws.h"

namespace chicane::motorchamp {

// The best that a driver can make of a total.
enum class End : std::uint8_t { driven, off, out };
// For the car at the wheel, before it throws.
End end_of(const Game& game, const State& state, Throw which, int total);

// Of `results` equally likely results of a throw, how many leave the car no better end than beside
// the track (MC-LIM-3, MC-BLK-5), and how many none but out for good (MC-LIM-4, MC-BLK-6,
// MC-SID-1). In practice a wasted throw counts as off, a lap without a time as out.
struct Odds {
  int off = 0;
  int out = 0;
  int results = 0;
};
// For the car at the wheel, before it throws.
Odds odds_of(const Game& game, const State& state, Throw which);

}  // namespace chicane::motorchamp
