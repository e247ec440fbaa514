#include "rating/symmetric.h"

#include <algorithm>
#include <cmath>

namespace chicane::rating {

namespace {

constexpr double kPivotMin = 1e-12;

}  // namespace

void Symmetric::factor() {
  for (std::size_t i = 0; i < size_; ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      double sum = at(i, j);
      for (std::size_t k = 0; k < j; ++k) sum -= at(i, k) * at(j, k);
      if (i != j) {
        at(i, j) = sum / at(j, j);
        continue;
      }
      // Where drivers are worlds apart rounding may leave nothing of what is above 0.
      at(i, i) = std::sqrt(std::max(sum, kPivotMin));
    }
  }
}

std::vector<double> Symmetric::solve(std::vector<double> right) const {
  for (std::size_t i = 0; i < size_; ++i) {
    for (std::size_t k = 0; k < i; ++k) right[i] -= at(i, k) * right[k];
    right[i] /= at(i, i);
  }
  for (std::size_t i = size_; i-- > 0;) {
    for (std::size_t k = i + 1; k < size_; ++k) right[i] -= at(k, i) * right[k];
    right[i] /= at(i, i);
  }
  return right;
}

}  // namespace chicane::rating
