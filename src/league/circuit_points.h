// Chapter 15 of Speed Circuit 1977: a circuit of races scored with points.
#pragma once

#include <cstdint>
#include <vector>

namespace chicane::league {

// How a race ended for a driver.
struct RaceResult {
  enum class Kind : std::uint8_t { finished, crashed, not_finished };
  Kind kind = Kind::not_finished;
  int place = 0;  // From 1, with Kind::finished.
};

// SC-15.3, SC-16  Points of one race with so many cars at the start.
int race_points(const RaceResult& result, int cars);

// One driver's results in the order Monza, Monaco, Watkins Glen.
using DriverResults = std::vector<RaceResult>;

int circuit_points(const DriverResults& results, int cars);

// SC-15.4, SC-15.5  The winner, or joint winners, as indices into `drivers`.
std::vector<int> circuit_winners(const std::vector<DriverResults>& drivers);

}  // namespace chicane::league
