// A circuit as a board of MotorChamp sees it: straights and corners, each with its rows.
#pragma once

#include <cstdint>
#include <vector>

#include "circuit/corners.h"

namespace chicane {

// What differs between the classes. The numbers are near those of the twelve circuits of pieces,
// whose races are known to be good.
struct MotorPlan {
  bool is_long;
  int pits_beyond_line;  // Two more lie before it.
  int start_row;         // The start area ends after it.
  int rows_least;        // As many on a lap of `metres_least`, one more for each 750 m.
  int rows_most;
  int metres_least;
  int slow_rows;  // At most so many rows of corners of each pace, the last corner apart.
  int middle_rows;
  int fast_rows;

  // Of the finishing straight: beside the pit lane.
  int lane_rows_beyond_line() const;
};
const MotorPlan& motor_plan(const Circuit& circuit);

inline constexpr int kMotorEntryRows = 1;
inline constexpr int kMotorLaneRowsBeforeLine = 4;
inline constexpr int kMotorExits = 2;

// With how many dice one leaves a square of the corner, one or two; a fast corner has three and a
// limit.
enum class MotorPace : std::uint8_t { slow, middle, fast };

// A straight and the corner at its end.
struct MotorSection {
  CircuitCorner corner;
  MotorPace pace = MotorPace::fast;
  double straight_metres = 0;
  int straight_rows = 0;  // Those beside the pit lane do not count.
  int corner_rows = 0;
};

// In the order of the lap, at least one; the last corner is the one before the pit entrance.
// Pieces of the circuit must outlive them.
std::vector<MotorSection> motor_sections(const Circuit& circuit, const MotorPlan& plan);

bool has_both_hands(const CircuitCorner& corner);

}  // namespace chicane
