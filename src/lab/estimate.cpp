#include "lab/estimate.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace chicane::lab {

namespace {

// Of the standard normal distribution: 95 % lie within.
constexpr double kNormal95 = 1.96;

Estimate estimate_of(std::int64_t count, double sum, double squares) {
  if (count == 0) return {};
  const auto n = static_cast<double>(count);
  const double mean = sum / n;
  if (count == 1) return {mean, std::numeric_limits<double>::infinity(), 1};
  // Rounding may leave a little less than nothing.
  const double variance = std::max(0.0, (squares - sum * mean) / (n - 1));
  return {mean, kNormal95 * std::sqrt(variance / n), count};
}

}  // namespace

void Sample::add(double value) {
  ++count_;
  sum_ += value;
  squares_ += value * value;
}

Estimate Sample::estimate() const { return estimate_of(count_, sum_, squares_); }

Estimate estimate(std::int64_t count, std::int64_t sum, std::int64_t squares) {
  return estimate_of(count, static_cast<double>(sum), static_cast<double>(squares));
}

Estimate share(std::int64_t happened, std::int64_t races) {
  return estimate(races, happened, happened);
}

}  // namespace chicane::lab
