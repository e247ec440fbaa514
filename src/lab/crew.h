// Processes that share the races of a plan. Each has its own part of them; now and then they tell
// each other how far they are, and the first gathers what all have done.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace chicane::lab {

class Crew {
 public:
  using Numbers = std::array<std::int64_t, 4>;

  virtual ~Crew() = default;
  virtual int rank() const = 0;  // From 0; the first speaks for all.
  virtual int size() const = 0;
  // The sums over all. Every one asks as often as the others.
  virtual Numbers sum(const Numbers& own) = 0;
  // The texts of all, by rank, to the first; to the others nothing.
  virtual std::vector<std::string> gather(const std::string& own) = 0;
};

// One who works alone.
class LoneCrew final : public Crew {
 public:
  int rank() const override { return 0; }
  int size() const override { return 1; }
  Numbers sum(const Numbers& own) override { return own; }
  std::vector<std::string> gather(const std::string& own) override { return {own}; }
};

}  // namespace chicane::lab
