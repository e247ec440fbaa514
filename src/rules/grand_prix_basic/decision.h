// What a driver, or chance, may answer.
#pragma once

#include <compare>
#include <cstdint>

#include "base/inline_vector.h"

namespace chicane::grand_prix_basic {

enum class DecisionKind : std::uint8_t { dice, goal, stop, luck, roll };

struct Decision {
  DecisionKind kind{};
  std::uint8_t number = 0;  // Dice, cells, or the face.

  friend constexpr auto operator<=>(const Decision&, const Decision&) = default;
};

inline constexpr std::size_t kLegalMax = 32;
using DecisionList = InlineVector<Decision, kLegalMax>;

constexpr Decision numbered(DecisionKind kind, int number) {
  return {kind, static_cast<std::uint8_t>(number)};
}
constexpr Decision dice(int count) { return numbered(DecisionKind::dice, count); }
constexpr Decision goal(int cells) { return numbered(DecisionKind::goal, cells); }
constexpr Decision stop(int cells) { return numbered(DecisionKind::stop, cells); }
constexpr Decision luck() { return numbered(DecisionKind::luck, 0); }
constexpr Decision roll(int face) { return numbered(DecisionKind::roll, face); }

}  // namespace chicane::grand_prix_basic
