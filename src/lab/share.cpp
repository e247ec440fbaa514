#include "lab/share.h"

#include <algorithm>
#include <cmath>

namespace chicane::lab {

namespace {

constexpr double kNormal95 = 1.96;

Share wilson(double mean, double cases) {
  const double squared = kNormal95 * kNormal95 / cases;
  const double centre = (mean + squared / 2) / (1 + squared);
  const double margin = std::sqrt(squared * (mean * (1 - mean) + squared / 4)) / (1 + squared);
  return {mean, std::max(0.0, centre - margin), std::min(1.0, centre + margin)};
}

}  // namespace

void BlockShare::add_block(double sum, int cases) {
  if (cases == 0) return;
  ++blocks_;
  cases_ += cases;
  sum_ += sum;
  squares_ += sum * sum;
  products_ += sum * cases;
  case_squares_ += static_cast<double>(cases) * cases;
}

Share BlockShare::share() const {
  if (blocks_ == 0) return {};
  const auto cases = static_cast<double>(cases_);
  const double mean = std::clamp(sum_ / cases, 0.0, 1.0);
  // The variance of a ratio of sums over blocks. Without a scatter to see, a block tells no more
  // than one case.
  const double residuals = squares_ - 2 * mean * products_ + mean * mean * case_squares_;
  const double variance = blocks_ > 1 ? residuals * blocks_ / (blocks_ - 1) / (cases * cases) : 0;
  const double worth = mean * (1 - mean);
  const double independent = variance > 0 ? std::min(cases, worth / variance) : blocks_;
  return wilson(mean, independent);
}

}  // namespace chicane::lab
