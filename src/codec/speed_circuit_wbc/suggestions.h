// Builds and bids worth a thought, for those who do not want to compose one.
#pragma once

#include <array>
#include <string_view>

#include "rules/speed_circuit_wbc/decision.h"

namespace chicane::speed_circuit_wbc {

struct Suggestion {
  Levels levels;
  std::string_view key;  // For the catalogues of screens.
  std::string_view what_for;
};

inline constexpr std::array<Suggestion, 6> kSuggestions = {{
    {{0, 0, 0, 0, 1, 1}, "means", "wear and chips to spend"},
    {{-1, 1, 1, 1, 0, 0}, "quick", "quick everywhere, slow off the grid"},
    {{0, 1, 1, -1, 1, 0}, "corners", "made for corners"},
    {{-1, 1, 0, 2, 0, 0}, "fast", "made for straights"},
    {{1, 0, 1, 0, 0, 0}, "start", "quick off the grid, late on the brakes"},
    {{-2, 1, 1, 0, 1, 1}, "strong", "strong at all but the start"},
}};

struct BidSuggestion {
  Bid bid;
  std::string_view key;
  std::string_view what_for;
};

inline constexpr std::array<BidSuggestion, 4> kBidSuggestions = {{
    {{0, 0, 0}, "keep", "keep everything, start at the back"},
    {{1, 0, 0}, "little", "a unit for a place or two"},
    {{2, 2, 0}, "front", "up to the front rows"},
    {{4, 3, 0}, "pole", "pole, whatever it costs"},
}};

}  // namespace chicane::speed_circuit_wbc
