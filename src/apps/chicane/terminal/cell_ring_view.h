// Boards of cells in the terminal: the cells with their factors are the lane, the cars in a cell
// stand below it, first come on top, those beside the road above it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "apps/chicane/terminal/track_view.h"

namespace chicane::app {

struct RingCar {
  int cell;  // From 0.
  bool is_off_road;
  std::uint32_t arrived;  // Who came first has the lower number.
  int number;             // Of its player, from 1; decides the colour.
  bool is_own;
  std::string label;
};

TrackView ring_view(std::vector<RingCar> cars);

}  // namespace chicane::app
