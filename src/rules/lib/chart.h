// Penalty charts of the Speed Circuit family as data: for each row (20, 40, 60, 80 over) the
// options a driver may choose from. An option is written as its parts: wear units, a die (brake
// test or chance table), a spinout: 1W, T, 1W+C, 2W+T+S.
#pragma once

#include <array>
#include <cstdint>

#include "rules/lib/speed.h"

namespace chicane {

struct ChartOption {
  std::uint8_t wear = 0;
  bool die = false;
  bool spinout = false;

  friend constexpr bool operator==(const ChartOption&, const ChartOption&) = default;
};

// An option as a number, for decisions, and back.
constexpr std::uint16_t option_number(const ChartOption& option) {
  return static_cast<std::uint16_t>(option.wear | (option.die ? 16 : 0) |
                                    (option.spinout ? 32 : 0));
}
constexpr ChartOption option_numbered(std::uint16_t number) {
  return {static_cast<std::uint8_t>(number & 15), (number & 16) != 0, (number & 32) != 0};
}

inline constexpr int kChartOptionsMax = 2;

struct ChartRow {
  Speed over;
  std::array<ChartOption, kChartOptionsMax> options{};
  std::uint8_t count = 0;

  constexpr const ChartOption* begin() const { return options.data(); }
  constexpr const ChartOption* end() const { return options.data() + count; }
  constexpr bool has(const ChartOption& option) const {
    for (const ChartOption& o : *this) {
      if (o == option) return true;
    }
    return false;
  }
};

}  // namespace chicane
