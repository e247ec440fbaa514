// Speeds of the Speed Circuit family: multiples of 20 mph, one space of movement for each 20.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>

#include "base/assert.h"

namespace chicane {

// Also used for what is measured in speed: limits, specifications, the amount by which a speed
// exceeds a limit.
class Speed {
 public:
  constexpr Speed() = default;

  static constexpr Speed from_spaces(int spaces) {
    CHICANE_ASSERT(spaces >= 0 && spaces < 256);
    return Speed(spaces);
  }
  static constexpr Speed from_mph(int mph) {
    CHICANE_ASSERT(mph % 20 == 0);
    return from_spaces(mph / 20);
  }

  constexpr int spaces() const { return spaces_; }
  constexpr int mph() const { return spaces_ * 20; }

  friend constexpr auto operator<=>(Speed, Speed) = default;
  friend constexpr Speed operator+(Speed a, Speed b) {
    CHICANE_ASSERT(a.spaces_ + b.spaces_ < 256);
    return Speed(a.spaces_ + b.spaces_);
  }
  friend constexpr Speed operator-(Speed a, Speed b) {
    CHICANE_ASSERT(a.spaces_ >= b.spaces_);
    return Speed(a.spaces_ - b.spaces_);
  }
  // The amount by which `speed` exceeds `limit`, never below 0 ("over" in the rules).
  friend constexpr Speed excess(Speed speed, Speed limit) {
    return Speed(std::max(0, speed.spaces_ - limit.spaces_));
  }

 private:
  explicit constexpr Speed(int spaces) : spaces_(static_cast<std::uint8_t>(spaces)) {}
  std::uint8_t spaces_ = 0;
};

consteval Speed operator""_mph(unsigned long long mph) {
  return Speed::from_mph(static_cast<int>(mph));
}

}  // namespace chicane
