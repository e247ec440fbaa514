// How the dice of a race fell against how they should on the long run.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "codec/record_text.h"

namespace chicane::fair {

struct FaceTally {
  int face = 0;
  int rolled = 0;
  std::int64_t expected = 0;  // In thousandths, rounded.
};

// All dice of one kind.
struct DieTally {
  std::string die;  // As in the label: "d6", "special-d6".
  int rolled = 0;
  std::vector<FaceTally> faces;
  // Pearson's measure of how uneven the faces are, in thousandths, rounded: about as large as its
  // degrees of freedom for dice that are fair. The few dice of one race say little.
  std::int64_t chi_square = 0;
  int degrees_of_freedom = 0;
};

// By the name of the die. Dice that shuffle cards are left out: their faces stay secret while the
// race goes on.
std::vector<DieTally> tally(const Record& record);

}  // namespace chicane::fair
