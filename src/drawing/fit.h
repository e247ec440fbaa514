// From a circuit as it is to one that can be drawn: roads as wide as their spaces need, bends wide
// enough for them, nothing on top of anything else.
#pragma once

#include <optional>
#include <vector>

#include "drawing/ribbon.h"

namespace chicane::drawing {

// What is asked of one piece. Lengths in lane widths.
struct FitPiece {
  double turn = 0;
  double wanted = 0;     // Length.
  double least = 0;      // Length.
  double stiffness = 1;  // How much it minds another length than it wanted.
  double left = 0;       // From the middle of the road to its edge.
  double right = 0;
  double spare_left = 0;  // More room on that side: pits, stands.
  double spare_right = 0;
  // Where it really lies, for what goes left and right past each other: metres along and pose.
  double from_metres = 0;
  double metres = 0;
};

struct FitTask {
  std::vector<FitPiece> pieces;
  double heading = 0;
  const Centreline* real = nullptr;
  std::optional<Crossing> crossing;
};

// Lengths nearest to the wanted ones with which the ribbon closes and nowhere comes too near to
// itself; all headings are kept. If that cannot be had, everything grows.
Ribbon fit(const FitTask& task);

}  // namespace chicane::drawing
