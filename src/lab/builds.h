// The cars that can be built by a rule set.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"

namespace chicane::lab {

struct BuildCategory {
  std::string_view name;
  int lowest = 0;                   // Level.
  std::vector<std::string> values;  // By level, from the lowest: "40", "60", "80".
};

struct Build {
  std::string text;         // As its driver says it.
  std::vector<int> levels;  // Points or levels, by category.

  friend bool operator==(const Build&, const Build&) = default;
};

struct BuildSet {
  std::vector<BuildCategory> categories;  // Start, acceleration, deceleration, top, wear, …
  std::vector<Build> builds;              // All of them, lowest levels first.
  // Far too many for all of them to be solved and raced: sampled, and those that others dominate
  // do not race.
  bool is_large = false;
  std::string usual;  // The car of the rulebook's own example.
};

std::vector<std::string> rules_with_builds();

// The complaint names those rule sets that have builds.
Result<BuildSet, DataError> builds_of(std::string_view rules);

// So many of them by lot, in their own order; all if there are no more.
std::vector<Build> sample(const std::vector<Build>& builds, std::size_t count, std::uint64_t seed);

}  // namespace chicane::lab
