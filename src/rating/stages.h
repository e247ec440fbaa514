// Races as what their likelihood is made of.
#pragma once

#include <span>
#include <vector>

#include "rating/rating.h"

namespace chicane::rating {

// So much of a driver is in the draw.
struct Share {
  int driver;
  double amount;
};

// A draw among those who are left; in the log-likelihood −weight · log(sum of amount · strength).
struct Stage {
  double weight;
  std::size_t first;  // Its shares are shares[first] to shares[last − 1].
  std::size_t last;
};

struct Stages {
  std::vector<double> drawn;  // How often each driver was drawn.
  std::vector<Stage> stages;
  std::vector<Share> shares;
};

// Everyone's one tie before the races is against `drivers`, one more than there are, of strength 1.
Stages stages_of(std::span<const Placements> races, int drivers);

}  // namespace chicane::rating
