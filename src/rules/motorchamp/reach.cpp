#include "rules/motorchamp/reach.h"

namespace chicane::motorchamp {

namespace {

// All that bears on a step: lanes the car may be on, lanes held beside it and ahead, the line.
struct Passage {
  unsigned here;
  unsigned beside;
  unsigned ahead;
  bool is_solid;
  bool is_solid_ahead;
};

constexpr Step step_through(const Passage& passage) {
  // MC-SOL-1  A line beside both rows; MC-SOL-2  its end is passed, not stopped on; MC-SOL-4  onto
  // its first row the lane may be changed.
  const bool is_walled = passage.is_solid && passage.is_solid_ahead;
  const bool is_no_stop = passage.is_solid && !passage.is_solid_ahead;
  Step step;
  // MC-SOL-3  A straight step may stop anywhere; MC-MOV-2  a diagonal one costs nothing more.
  for (unsigned lane = 0; lane < 2; ++lane) {
    if ((passage.here >> lane & 1u) == 0) continue;
    const unsigned other = 1 - lane;
    // MC-MOV-3, MC-BLK-1  Nobody enters or crosses a square that a running car holds.
    const bool is_lane_held = (passage.ahead >> lane & 1u) != 0;
    if (!is_lane_held) step.straight |= 1u << lane;
    // MC-BLK-2  The square beside and the one straight ahead close the gap.
    const bool is_shut = (passage.beside >> other & 1u) != 0 && is_lane_held;
    // MC-BLK-3  Where the line forbids the change, a car ahead closes the road.
    if ((passage.ahead >> other & 1u) != 0 || is_walled || is_shut) continue;
    step.any |= 1u << other;
    if (!is_no_stop) step.stops |= 1u << other;
  }
  step.any |= step.straight;
  step.stops |= step.straight;
  return step;
}

constexpr unsigned number_of(const Passage& passage) {
  return passage.here | passage.beside << 2 | passage.ahead << 4 |
         static_cast<unsigned>(passage.is_solid) << 6 |
         static_cast<unsigned>(passage.is_solid_ahead) << 7;
}

// Every step there can be, by number: the hottest question of the game.
constexpr std::array<Step, 256> kSteps = [] {
  std::array<Step, 256> steps{};
  for (unsigned i = 0; i < steps.size(); ++i) {
    const Passage passage{i & 3, i >> 2 & 3, i >> 4 & 3, (i >> 6 & 1) != 0, (i >> 7 & 1) != 0};
    steps[i] = step_through(passage);
  }
  return steps;
}();

}  // namespace

Step step_on(const Track& track, const Traffic& traffic, int row, unsigned here) {
  const int next = track.after(row, 1);
  return kSteps[number_of(
      {here, traffic.track(row), traffic.track(next), track[row].is_solid, track[next].is_solid})];
}

Reach reach_from(const Track& track, const Traffic& traffic, int row, int lane, int most) {
  Reach reach;
  reach.any[0] = reach.stops[0] = static_cast<std::uint8_t>(1u << lane);
  for (int distance = 1; distance <= most; ++distance) {
    const Step step = step_on(track, traffic, row, reach.any[distance - 1]);
    if (step.any == 0) break;
    reach.any[distance] = step.any;
    reach.stops[distance] = step.stops;
    reach.straight[distance] = step.straight;
    row = track.after(row, 1);
  }
  return reach;
}

}  // namespace chicane::motorchamp
