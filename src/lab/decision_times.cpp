#include "lab/decision_times.h"

#include <algorithm>
#include <cmath>

namespace chicane::lab {

void DecisionTimes::add(std::chrono::nanoseconds time) {
  const std::int64_t nanos = std::max<std::int64_t>(1, time.count());
  ++count_;
  sum_ += nanos;
  longest_ = std::max(longest_, nanos);
  const auto bucket = static_cast<int>(std::log2(static_cast<double>(nanos)) * kPerDoubling);
  ++buckets_[static_cast<std::size_t>(std::min(bucket, kBuckets - 1))];
}

void DecisionTimes::add(const DecisionTimes& others) {
  count_ += others.count_;
  sum_ += others.sum_;
  longest_ = std::max(longest_, others.longest_);
  for (std::size_t i = 0; i < buckets_.size(); ++i) buckets_[i] += others.buckets_[i];
}

double DecisionTimes::mean_micros() const {
  return count_ == 0 ? 0 : static_cast<double>(sum_) / static_cast<double>(count_) / 1000;
}

double DecisionTimes::micros_at(double percent) const {
  const double wanted = static_cast<double>(count_) * percent / 100;
  std::int64_t seen = 0;
  for (int i = 0; i < kBuckets && count_ > 0; ++i) {
    seen += buckets_[static_cast<std::size_t>(i)];
    if (static_cast<double>(seen) >= wanted) {
      const double upper = std::exp2(static_cast<double>(i + 1) / kPerDoubling);
      return std::min(upper / 1000, longest_micros());
    }
  }
  return longest_micros();
}

}  // namespace chicane::lab
