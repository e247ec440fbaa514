// A vector of at most N plain values that lives where it stands: no allocation, and making an empty
// one costs nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <type_traits>

#include "base/assert.h"

namespace chicane {

template <class T, std::size_t N>
class InlineVector {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  using value_type = T;

  InlineVector() {}  // NOLINT(modernize-use-equals-default): leaves the storage as it is.
  InlineVector(const InlineVector& other) { *this = other; }
  InlineVector& operator=(const InlineVector& other) {
    if (this == &other) return *this;
    clear();
    for (const T& item : other) push_back(item);
    return *this;
  }
  ~InlineVector() = default;

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return N; }

  T& operator[](std::size_t i) {
    CHICANE_ASSERT(i < size_);
    return begin()[i];
  }
  const T& operator[](std::size_t i) const {
    CHICANE_ASSERT(i < size_);
    return begin()[i];
  }

  T* begin() { return std::launder(reinterpret_cast<T*>(storage_)); }
  T* end() { return begin() + size_; }
  const T* begin() const { return std::launder(reinterpret_cast<const T*>(storage_)); }
  const T* end() const { return begin() + size_; }

  void push_back(const T& item) {
    CHICANE_ASSERT(size_ < N);
    std::construct_at(reinterpret_cast<T*>(storage_) + size_, item);
    ++size_;
  }
  // Makes room for n more and says where; the caller fills them all.
  T* grow(std::size_t n) {
    CHICANE_ASSERT(size_ + n <= N);
    T* first = end();
    size_ += static_cast<std::uint32_t>(n);
    return first;
  }
  void pop_back() {
    CHICANE_ASSERT(size_ > 0);
    --size_;
  }
  void clear() { size_ = 0; }

 private:
  std::uint32_t size_ = 0;
  alignas(T) std::byte storage_[N * sizeof(T)];
};

}  // namespace chicane
