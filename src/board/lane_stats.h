// A board of the Speed Circuit family in the hobby's figures: how long, how wide, how many corners,
// how fast.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "board/board.h"

namespace chicane {

struct LaneStats {
  int rows = 0;    // Spaces of a lap along the middle: the hobby's L.
  int spaces = 0;  // Of the whole track.
  int rows_three_wide = 0;
  int corners = 0;  // The hobby's C.
  // Slow (60 mph and less), medium (80 and 100), fast (120 and more), by the limit of the corner.
  std::array<int, 3> corners_by_speed{};
  // Short (up to four rows), medium (up to nine), long.
  std::array<int, 3> straights_by_length{};
  int longest_straight = 0;  // Rows, round the line too.
  double corner_limit = 0;   // Miles an hour, mean of all corners; 0 without a corner.
  // Spaces of the shortest and of the longest lap that ends on the space it began on.
  int shortest_way = 0;
  int longest_way = 0;

  double percent_three_wide() const { return rows == 0 ? 0 : 100.0 * rows_three_wide / rows; }
  double rows_per_corner() const { return corners == 0 ? 0 : static_cast<double>(rows) / corners; }

  friend bool operator==(const LaneStats&, const LaneStats&) = default;
};

// The limit of a corner in one number: the mean over the lanes in the slowest of its rows.
double limit_of(const Board& board, Index corner);

LaneStats lane_stats(const Board& board);

// What we want of a board for a real circuit. Both ends are within.
struct LaneTarget {
  std::string_view figure;
  double least;
  double most;
  double (*value)(const LaneStats& stats);

  bool holds(const LaneStats& stats) const { return least <= value(stats) && value(stats) <= most; }
};
std::span<const LaneTarget> lane_targets();

}  // namespace chicane
