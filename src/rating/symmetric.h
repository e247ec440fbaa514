// A symmetric positive definite matrix, factored: what a step of Newton and its covariances need.
#pragma once

#include <cstddef>
#include <vector>

namespace chicane::rating {

class Symmetric {
 public:
  explicit Symmetric(std::size_t size) : size_(size), cells_(size * size) {}

  double& at(std::size_t row, std::size_t column) { return cells_[row * size_ + column]; }
  double at(std::size_t row, std::size_t column) const { return cells_[row * size_ + column]; }

  // Cholesky: from here on the lower half holds L of L·Lᵀ. The matrix is positive definite.
  void factor();
  // The x of M·x = right, once factored.
  std::vector<double> solve(std::vector<double> right) const;

 private:
  std::size_t size_;
  std::vector<double> cells_;
};

}  // namespace chicane::rating
