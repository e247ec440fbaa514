// A vector of at most N elements that lives where it stands: no allocation, trivially copyable if T is.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/assert.h"

namespace chicane {

template <class T, std::size_t N>
class InlineVector {
 public:
  using value_type = T;

  // User-provided so that a local list costs nothing to make: elements beyond size() are never read.
  InlineVector() {}  // NOLINT(modernize-use-equals-default)

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return N; }

  T& operator[](std::size_t i) {
    CHICANE_ASSERT(i < size_);
    return items_[i];
  }
  const T& operator[](std::size_t i) const {
    CHICANE_ASSERT(i < size_);
    return items_[i];
  }
  T& back() { return (*this)[size_ - 1]; }

  T* begin() { return items_.data(); }
  T* end() { return items_.data() + size_; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }

  void push_back(const T& item) {
    CHICANE_ASSERT(size_ < N);
    items_[size_++] = item;
  }
  void pop_back() {
    CHICANE_ASSERT(size_ > 0);
    --size_;
  }
  void clear() { size_ = 0; }

 private:
  std::uint32_t size_ = 0;
  std::array<T, N> items_;
};

}  // namespace chicane
