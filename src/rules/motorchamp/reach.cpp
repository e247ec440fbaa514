#include "rules/motorchamp/reach.h"

namespace chicane::motorchamp {

Step step_on(const Track& track, const Traffic& traffic, int row, unsigned here) {
  const int next = track.after(row, 1);
  const unsigned held = traffic.track(next);
  const unsigned beside = traffic.track(row);
  // MC-SOL-1  A line beside both rows; MC-SOL-2  its end is passed, not stopped on.
  const bool is_walled = track[row].is_solid && track[next].is_solid;
  const bool is_no_stop = track[row].is_solid && !track[next].is_solid;
  Step step;
  for (int lane = 0; lane < 2; ++lane) {
    if ((here >> lane & 1u) == 0) continue;
    const int other = 1 - lane;
    if ((held >> lane & 1u) == 0) step.straight |= 1u << lane;
    // MC-BLK-2  The square beside and the one straight ahead close the gap.
    const bool is_shut = (beside >> other & 1u) != 0 && (held >> lane & 1u) != 0;
    if ((held >> other & 1u) != 0 || is_walled || is_shut) continue;
    step.any |= 1u << other;
    if (!is_no_stop) step.stops |= 1u << other;
  }
  step.any |= step.straight;
  step.stops |= step.straight;
  return step;
}

Reach reach_from(const Track& track, const Traffic& traffic, int row, int lane, int most) {
  Reach reach;
  reach.any[0] = reach.stops[0] = static_cast<std::uint8_t>(1u << lane);
  for (int distance = 1; distance <= most; ++distance) {
    const Step step = step_on(track, traffic, row, reach.any[distance - 1]);
    if (step.any == 0) break;
    reach.any[distance] = static_cast<std::uint8_t>(step.any);
    reach.stops[distance] = static_cast<std::uint8_t>(step.stops);
    reach.straight[distance] = static_cast<std::uint8_t>(step.straight);
    row = track.after(row, 1);
  }
  return reach;
}

}  // namespace chicane::motorchamp
