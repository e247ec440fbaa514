// Our own generator and our own bounded draw: the standard's distributions differ from one library
// to another, and races must be equal to the bit everywhere. Counter-based (SplitMix64): the n-th
// number of a seed needs no numbers before it.
#pragma once

#include <cstdint>

#include "base/assert.h"
#include "base/digest.h"

namespace chicane {

class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : key_(mix(seed + 0x9e3779b97f4a7c15u)) {}

  constexpr std::uint64_t next() { return mix(key_ + ++counter_ * 0x9e3779b97f4a7c15u); }

  // A number from 0 to n − 1, each equally likely (Lemire's method with rejection, never modulo).
  constexpr std::uint32_t below(std::uint32_t n) {
    CHICANE_ASSERT(n > 0);
    std::uint64_t product = (next() >> 32) * n;
    if (static_cast<std::uint32_t>(product) < n) [[unlikely]] {
      const std::uint32_t threshold = (0u - n) % n;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // A die with faces 1 to `sides`.
  constexpr int roll(int sides) {
    return 1 + static_cast<int>(below(static_cast<std::uint32_t>(sides)));
  }

 private:
  std::uint64_t key_;
  std::uint64_t counter_ = 0;
};

}  // namespace chicane
