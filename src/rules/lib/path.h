// A whole move as one word: for each step which forward neighbour it takes (an index into the steps
// of the space), two bits each, the first step highest. So the numeric order of two paths of one
// length is their order step by step, straight first.
#pragma once

#include <compare>
#include <cstdint>

#include "base/assert.h"

namespace chicane {

inline constexpr int kStepsMax = 4;  // Forward neighbours of a space.
inline constexpr int kPathLengthMax =
    16;  // 32 bits of two; the fastest move is 220 mph and 2 bonus spaces: 13.

struct Path {
  std::uint32_t word = 0;
  std::uint8_t length = 0;

  constexpr void push(int step) {
    CHICANE_ASSERT(length < kPathLengthMax && step >= 0 && step < kStepsMax);
    word = word << 2 | static_cast<std::uint32_t>(step);
    ++length;
  }
  // Which forward neighbour step `i` takes; 0 <= i < length.
  constexpr int step(int i) const { return static_cast<int>(word >> (2 * (length - 1 - i)) & 3u); }

  friend constexpr auto operator<=>(const Path&, const Path&) = default;
};

}  // namespace chicane
