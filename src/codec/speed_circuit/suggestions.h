// Builds worth a thought, for those who do not want to compose one.
#pragma once

#include <array>
#include <string_view>

#include "rules/speed_circuit/decision.h"

namespace chicane::speed_circuit {

struct Suggestion {
  Points points;
  std::string_view key;  // For the catalogues of screens.
  std::string_view what_for;
};

inline constexpr std::array<Suggestion, 5> kSuggestions = {{
    {{1, 1, 1, 1, 1}, "balanced", "no weakness"},
    {{0, 2, 1, 2, 0}, "straights", "fast out of corners and on the straights"},
    {{2, 1, 1, 1, 0}, "front_row", "front row of the grid"},
    {{0, 1, 1, 1, 2}, "wear", "wear to spend in every corner"},
    {{1, 1, 2, 0, 1}, "brakes", "late on the brakes"},
}};

}  // namespace chicane::speed_circuit
