// A value or the reason why there is none. C++20 has no std::expected; this is the part of it that
// we use.
#pragma once

#include <utility>
#include <variant>

#include "base/assert.h"

namespace chicane {

template <class E>
struct Failure {
  E error;
};

template <class E>
Failure(E) -> Failure<E>;

template <class T, class E>
class [[nodiscard]] Result {
 public:
  Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}
  Result(Failure<E> failure) : held_(std::in_place_index<1>, std::move(failure.error)) {}

  explicit operator bool() const { return held_.index() == 0; }

  T& operator*() {
    CHICANE_ASSERT(held_.index() == 0);
    return *std::get_if<0>(&held_);
  }
  const T& operator*() const {
    CHICANE_ASSERT(held_.index() == 0);
    return *std::get_if<0>(&held_);
  }
  T* operator->() { return &**this; }
  const T* operator->() const { return &**this; }

  const E& error() const {
    CHICANE_ASSERT(held_.index() == 1);
    return *std::get_if<1>(&held_);
  }

 private:
  std::variant<T, E> held_;
};

}  // namespace chicane
