// A look along the road: where a way leads, and whether a car can go on from there without entering
// a band too fast.
#pragma once

#include "rules/formula_one/state.h"

namespace chicane::formula_one {

struct WaySeen {
  SquareId end;  // kNoSquare if the path has no square.
  int rows;      // To there from the car, or from where it came back to the track.
  int over;      // Spaces above the safety speeds of its bands, summed.
};
// Of a path of the car at the wheel, driven at that speed.
WaySeen look_along(const Track& track, const State& state, const Path& path, Speed speed);

// Into the next turn, as much slower as costs nothing (6.2), with nobody else on the road.
bool can_go_on(const Track& track, SquareId from, Speed speed);

// The same for the car at the wheel if it sets that speed now. In this turn the others are where
// they are.
bool can_set(const Track& track, const State& state, Speed speed);

}  // namespace chicane::formula_one
