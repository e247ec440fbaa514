// The price of a choice before it is made, for dashboards.
#pragma once

#include <cstdint>
#include <string>

namespace chicane {

// What a price is made of, the worst part first.
enum class PriceKind : std::uint8_t { free, wear, die, spin, out };

struct Price {
  PriceKind kind = PriceKind::free;
  std::string text;  // "free", "1W or brakes 1/6"
};

}  // namespace chicane
