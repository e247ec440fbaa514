// A set of numbers from 0 on, kept as ranges.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace chicane::lab {

// From `first` up to and without `end`.
struct NumberRange {
  std::int64_t first = 0;
  std::int64_t end = 0;

  std::int64_t size() const { return end - first; }
  friend bool operator==(const NumberRange&, const NumberRange&) = default;
};

class NumberRanges {
 public:
  // None of these numbers is in the set yet.
  void add(NumberRange range) {
    if (range.size() == 0) return;
    auto at = std::lower_bound(
        ranges_.begin(), ranges_.end(), range,
        [](const NumberRange& one, const NumberRange& other) { return one.first < other.first; });
    at = ranges_.insert(at, range);
    if (const auto next = at + 1; next != ranges_.end() && next->first == at->end) {
      at->end = next->end;
      at = ranges_.erase(next) - 1;
    }
    if (at != ranges_.begin() && (at - 1)->end == at->first) {
      (at - 1)->end = at->end;
      ranges_.erase(at);
    }
  }
  void add(const NumberRanges& other) {
    for (const NumberRange& range : other.ranges_) add(range);
  }

  std::int64_t size() const {
    std::int64_t count = 0;
    for (const NumberRange& range : ranges_) count += range.size();
    return count;
  }
  // The least number above all of the set.
  std::int64_t end() const { return ranges_.empty() ? 0 : ranges_.back().end; }
  const std::vector<NumberRange>& ranges() const { return ranges_; }

  // The numbers below `end` that are not in the set.
  std::vector<NumberRange> missing(std::int64_t end) const {
    std::vector<NumberRange> gaps;
    std::int64_t at = 0;
    for (const NumberRange& range : ranges_) {
      if (range.first >= end) break;
      if (range.first > at) gaps.push_back({at, range.first});
      at = range.end;
    }
    if (at < end) gaps.push_back({at, end});
    return gaps;
  }

  friend bool operator==(const NumberRanges&, const NumberRanges&) = default;

 private:
  std::vector<NumberRange> ranges_;  // Ascending; between two of them something is missing.
};

}  // namespace chicane::lab
