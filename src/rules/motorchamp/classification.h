// END, PRA: who stands where when it is over.
#pragma once

#include "rules/motorchamp/state.h"

namespace chicane::motorchamp {

// MC-END-3, A-31
inline bool is_counted(const Options& options, const Car& car) {
  return car.laps >= options.laps - kLapsCounted;
}

// MC-END-4 to MC-END-6  Is `a` classified before `b`?
bool is_classified_before(const Options& options, const Car& a, const Car& b);

// All cars that raced, best first. Gives their number.
int classify(const Game& game, const State& state, std::array<std::uint8_t, kCarsMax>& order);

// MC-PRA-6  Is the practice time of `a` better? Both have one.
bool is_faster(const Car& a, const Car& b);

}  // namespace chicane::motorchamp
