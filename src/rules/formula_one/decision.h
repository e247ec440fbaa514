// What a driver, or chance, may answer.
#pragma once

#include <compare>
#include <cstdint>

#include "base/assert.h"
#include "base/inline_vector.h"
#include "rules/formula_one/tables.h"
#include "rules/formula_one/track.h"

namespace chicane::formula_one {

// A way along the track, step by step from where the car is. Off the track the first step is
// straight on: there is one way back.
struct Path {
  std::uint8_t count = 0;
  std::uint16_t steps = 0;  // Two bits a step, the first highest: numbers sort as paths do.

  static constexpr int shift(int i) { return 2 * (kSquaresMax - 1 - i); }
  constexpr Step operator[](int i) const { return static_cast<Step>(steps >> shift(i) & 3); }
  constexpr Path then(Step step) const {
    CHICANE_ASSERT(count < kSquaresMax);
    return {static_cast<std::uint8_t>(count + 1),
            static_cast<std::uint16_t>(steps | static_cast<unsigned>(step) << shift(count))};
  }
  constexpr bool ends_in_pit() const { return count > 0 && (*this)[count - 1] == Step::pit; }

  friend constexpr auto operator<=>(const Path&, const Path&) = default;
};

enum class DecisionKind : std::uint8_t {
  superb,  // Step 1
  set,     // Step 2
  drive,   // Step 3
  match,   // Step 4
  keep,
  card,  // Step 5
  pass,
  special,  // Step 6
  hold,
  roll,
};

// One value for all kinds; the functions below make them.
struct Decision {
  DecisionKind kind{};
  Tactic card{};            // card
  std::uint8_t number = 0;  // set, card CA: spaces of the speed; special: band; roll: face.
  Path path;                // drive, card

  friend constexpr auto operator<=>(const Decision&, const Decision&) = default;
};

inline constexpr std::size_t kLegalMax = 256;
using DecisionList = InlineVector<Decision, kLegalMax>;

constexpr Decision plain(DecisionKind kind, int number = 0) {
  return {kind, {}, static_cast<std::uint8_t>(number), {}};
}
constexpr Decision superb() { return plain(DecisionKind::superb); }
constexpr Decision set(Speed speed) { return plain(DecisionKind::set, speed.spaces()); }
constexpr Decision drive(const Path& path) { return {DecisionKind::drive, {}, 0, path}; }
constexpr Decision match() { return plain(DecisionKind::match); }
constexpr Decision keep() { return plain(DecisionKind::keep); }
constexpr Decision card(Tactic which, Speed to, const Path& path) {
  return {DecisionKind::card, which, static_cast<std::uint8_t>(to.spaces()), path};
}
constexpr Decision pass() { return plain(DecisionKind::pass); }
constexpr Decision special(int band) { return plain(DecisionKind::special, band); }
constexpr Decision hold() { return plain(DecisionKind::hold); }
constexpr Decision roll(int face) { return plain(DecisionKind::roll, face); }

constexpr Speed speed_of(const Decision& decision) { return Speed::from_spaces(decision.number); }

}  // namespace chicane::formula_one
