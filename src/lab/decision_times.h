// How long a driver thinks: of any number of decisions, in little room.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>

namespace chicane::lab {

class DecisionTimes {
 public:
  void add(std::chrono::nanoseconds time);
  void add(const DecisionTimes& others);

  std::int64_t count() const { return count_; }
  double mean_micros() const;
  double longest_micros() const { return static_cast<double>(longest_) / 1000; }
  // The time that so many percent do not exceed, to within a twentieth; 0 of none.
  double micros_at(double percent) const;

 private:
  // Sixteen to each doubling, from 1 ns to some days.
  static constexpr int kPerDoubling = 16;
  static constexpr int kBuckets = 48 * kPerDoubling;

  std::int64_t count_ = 0;
  std::int64_t sum_ = 0;
  std::int64_t longest_ = 0;
  std::array<std::int64_t, kBuckets> buckets_{};
};

}  // namespace chicane::lab
