#pragma once

namespace chicane::lab {

// Both ends are within.
struct Range {
  double least;
  double most;
  bool holds(double value) const { return least <= value && value <= most; }
};

}  // namespace chicane::lab
