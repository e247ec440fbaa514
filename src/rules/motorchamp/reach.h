// Part 2.1, MOV, SOL, BLK: where steps on the race track lead.
#pragma once

#include <array>
#include <cstdint>

#include "rules/motorchamp/traffic.h"

namespace chicane::motorchamp {

// Lanes that can be reached at each distance, one bit a lane.
struct Reach {
  static constexpr int kMax = 24;

  std::array<std::uint8_t, kMax + 1> any{};    // By some legal path.
  std::array<std::uint8_t, kMax + 1> stops{};  // … whose last step is no no-stop step (MC-SOL-2).
  std::array<std::uint8_t, kMax + 1> straight{};  // … whose last step is straight (IX-01).

  // MC-BLK-4  The greatest distance up to `total` with a legal stop.
  int far(int total) const {
    int distance = total;
    while (distance > 0 && stops[distance] == 0) --distance;
    return distance;
  }
};

// One step: from the lanes `here` of `row` to those of the next.
struct Step {
  std::uint8_t any = 0;
  std::uint8_t stops = 0;
  std::uint8_t straight = 0;
};
// MC-SOL-5  Every movement on the race track is made of such steps.
Step step_on(const Track& track, const Traffic& traffic, int row, unsigned here);

Reach reach_from(const Track& track, const Traffic& traffic, int row, int lane, int most);

}  // namespace chicane::motorchamp
