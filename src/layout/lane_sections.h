// A circuit divided into rows: which corners a board of lanes has, and how many rows each of them
// and each straight between them takes.
#pragma once

#include <string>
#include <vector>

#include "circuit/circuit.h"
#include "circuit/corners.h"

namespace chicane {

// Bends to the same hand that follow each other: one side of the road is the tight one.
struct LaneSweep {
  Hand hand = Hand::left;
  int degrees = 0;
  std::vector<int> speeds;  // Of each of its rows: miles an hour in the middle of the road.

  int rows() const { return static_cast<int>(speeds.size()); }
};

struct LaneCorner {
  std::string title;
  CircuitCorner bends;
  std::vector<LaneSweep> sweeps;  // At least one.
  int speed = 0;                  // Of its slowest bend.
  int first_row = 0;              // From 1.
  int last_row = 0;
  int from = 0;  // Metres from the line at which its rows begin …
  int to = 0;    // … and end; more than the bends where these are short.

  int rows() const { return last_row - first_row + 1; }
};

// Between the last row of a corner and the first of the next there is always a row of straight.
struct LaneSections {
  int rows = 0;
  int metres = 0;
  int pitch = 0;   // Metres that a row was meant to have.
  int faster = 0;  // All bends, than by their radius, in miles an hour.
  std::vector<LaneCorner> corners;

  // Rows without a corner that follow this one, round the line after the last.
  int straight_after(std::size_t corner) const;
};

inline constexpr int kGridRows = 4;  // Twelve cars in three lanes.

// With all bends taken so much faster than by their radius. Pieces of the circuit must outlive the
// result.
LaneSections divide(const Circuit& circuit, int faster);

}  // namespace chicane
