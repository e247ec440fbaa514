// What is measured in races, and what it should be.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <string_view>

#include "lab/range.h"

namespace chicane::lab {

// What is measured in each race.
enum class Figure : std::uint8_t {
  // Pairs of cars on the road whose order has inverted from the end of one turn to the end of the
  // next, the grid being the first; a lap. A car in the pits or off the road is not overtaken, and
  // one that is level has not passed.
  overtakes,
  // The car that has come farthest is another than before, from the grid to the flag. That the
  // leader goes out counts, too.
  lead_changes,
  // Share of the cars that are not out when the race ends: home, or still under way.
  at_flag,
  // How far the winner is ahead of the others who are not out, on the mean and in laps, at the end
  // of the turn in which the flag falls. Races without a winner, or with nobody else left, have
  // none.
  gap,
  // Rank correlation (Spearman) of the places on the grid and in the result: 1 is a procession, 0
  // a lottery.
  grid_correlation,
  // Share of the wins that come from the front half of the grid; half is fair. A car in the very
  // middle counts for one half.
  front_wins,
  turns,
  // Share of the races that somebody wins.
  winners,
};
inline constexpr int kFigures = 8;

struct FigureInfo {
  Figure figure;
  std::string_view name;   // In JSON.
  std::string_view title;  // At the head of a column.
  int decimals;            // As it is written.
};
const std::array<FigureInfo, kFigures>& figures();

// What a figure should be in a study that says nothing of drivers, seats and laps.
struct RaceTarget {
  std::string_view rules;  // Empty: under all.
  Figure figure;
  Range range;
};

inline constexpr double kAny = std::numeric_limits<double>::infinity();

}  // namespace chicane::lab
