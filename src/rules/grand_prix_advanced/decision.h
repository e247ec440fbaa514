// What a driver, or chance, may answer.
#pragma once

#include <compare>
#include <cstdint>

#include "base/inline_vector.h"
#include "rules/grand_prix_advanced/tables.h"

namespace chicane::grand_prix_advanced {

enum class DecisionKind : std::uint8_t { repair, leave, gear, push, keep, plan, pass, roll };

// Cells to enter and the brakings in each (GPA-BRK-1, GPA-BRK-2).
struct Plan {
  std::uint64_t brakings = 0;  // Four bits a cell, the first cell lowest.
  std::uint8_t cells = 0;
  bool is_box = false;  // The count after the last cell is the box (GPA-BOX-1).

  // Cells are counted from 1, as in all that looks ahead.
  constexpr int braking(int cell) const {
    return static_cast<int>(brakings >> (4 * (cell - 1)) & 15u);
  }
  constexpr void brake(int cell, int more) {
    brakings += static_cast<std::uint64_t>(more) << (4 * (cell - 1));
  }
  constexpr int brakings_in_all() const {
    int sum = 0;
    for (std::uint64_t rest = brakings; rest != 0; rest >>= 4) sum += static_cast<int>(rest & 15u);
    return sum;
  }
  constexpr int count() const { return cells + brakings_in_all() + (is_box ? 1 : 0); }
  // What is left of it after so many cells.
  constexpr Plan after(int done) const {
    return {done == kCountMax ? 0 : brakings >> (4 * done), static_cast<std::uint8_t>(cells - done),
            is_box};
  }

  friend constexpr auto operator<=>(const Plan&, const Plan&) = default;
};
static_assert(kCountMax * 4 == 64, "a plan fits its word");

struct Decision {
  DecisionKind kind{};
  std::uint8_t number = 0;  // Damage, gear, cells pushed, or the face.
  Plan plan;

  friend constexpr auto operator<=>(const Decision&, const Decision&) = default;
};

// Plans are the longest list: few agree up to their first checks (plans.h).
inline constexpr std::size_t kLegalMax = 256;
using DecisionList = InlineVector<Decision, kLegalMax>;

constexpr Decision numbered(DecisionKind kind, int number) {
  return {kind, static_cast<std::uint8_t>(number), {}};
}
constexpr Decision repair(Damage damage) {
  return numbered(DecisionKind::repair, static_cast<int>(damage));
}
constexpr Decision leave() { return numbered(DecisionKind::leave, 0); }
constexpr Decision gear(int number) { return numbered(DecisionKind::gear, number); }
constexpr Decision push(int cells) { return numbered(DecisionKind::push, cells); }
constexpr Decision keep() { return numbered(DecisionKind::keep, 0); }
constexpr Decision follow(const Plan& plan) { return {DecisionKind::plan, 0, plan}; }
constexpr Decision pass() { return numbered(DecisionKind::pass, 0); }
constexpr Decision roll(int face) { return numbered(DecisionKind::roll, face); }

}  // namespace chicane::grand_prix_advanced
