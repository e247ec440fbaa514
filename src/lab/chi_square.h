// Pearson's test: do numbers that were counted fit those that were expected?
#pragma once

#include <cstdint>
#include <vector>

namespace chicane::lab {

struct ChiSquare {
  double value = 0;
  int freedom = 0;  // Degrees of it.
  // How often a fair source strays at least so far, by the chi-square distribution. Good where at
  // least five are expected of each.
  double p = 1;
};

// As many expected as counted, all of them above 0.
ChiSquare chi_square(const std::vector<std::int64_t>& counted, const std::vector<double>& expected);

// The probability of at least that value.
double chi_square_tail(double value, int freedom);

}  // namespace chicane::lab
