// An exact chance.
#pragma once

#include <cstdint>
#include <numeric>
#include <optional>

namespace chicane::lab {

// In lowest terms.
struct Fraction {
  std::uint64_t part = 0;
  std::uint64_t whole = 1;

  double value() const { return static_cast<double>(part) / static_cast<double>(whole); }

  friend bool operator==(const Fraction&, const Fraction&) = default;
};

inline Fraction lowest(std::uint64_t part, std::uint64_t whole) {
  const std::uint64_t common = std::gcd(part, whole);
  return {part / common, whole / common};
}

// None if the numbers grow beyond 64 bits.
inline std::optional<Fraction> times(const Fraction& a, const Fraction& b) {
  const Fraction across = lowest(a.part, b.whole);
  const Fraction back = lowest(b.part, a.whole);
  Fraction product;
  if (__builtin_mul_overflow(across.part, back.part, &product.part) ||
      __builtin_mul_overflow(across.whole, back.whole, &product.whole))
    return std::nullopt;
  return product;
}

inline std::optional<Fraction> plus(const Fraction& a, const Fraction& b) {
  const std::uint64_t common = std::gcd(a.whole, b.whole);
  std::uint64_t left = 0;
  std::uint64_t right = 0;
  std::uint64_t part = 0;
  std::uint64_t whole = 0;
  if (__builtin_mul_overflow(a.part, b.whole / common, &left) ||
      __builtin_mul_overflow(b.part, a.whole / common, &right) ||
      __builtin_add_overflow(left, right, &part) ||
      __builtin_mul_overflow(a.whole, b.whole / common, &whole))
    return std::nullopt;
  return lowest(part, whole);
}

}  // namespace chicane::lab
