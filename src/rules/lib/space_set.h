// A set of spaces, one bit each.
#pragma once

#include <array>
#include <cstdint>

#include "rules/lib/course.h"

namespace chicane {

class SpaceSet {
 public:
  bool contains(SpaceId space) const { return (words_[index(space) / 64] >> (index(space) % 64) & 1u) != 0; }
  void insert(SpaceId space) { words_[index(space) / 64] |= std::uint64_t{1} << (index(space) % 64); }

 private:
  std::array<std::uint64_t, kSpacesMax / 64> words_{};
};

}  // namespace chicane
