// What a player, or chance, may answer.
#pragma once

#include <compare>
#include <cstdint>

#include "base/inline_vector.h"
#include "rules/motorchamp/tables.h"

namespace chicane::motorchamp {

enum class DecisionKind : std::uint8_t { grid, throw_dice, object, waive, play, slip, claim, roll };

// Where a car goes.
enum class Goal : std::uint8_t {
  track,  // A race-track square.
  side,   // Off the track beside one.
  lane,   // A pit-lane square.
  pit,
  stay,
  fail,    // Service without success.
  finish,  // Across the line, the race is over for it.
  out,     // Permanently out.
  no,      // No tow is taken.
};

struct Target {
  Goal goal{};
  std::uint8_t row = 0;
  std::uint8_t lane = 0;

  friend constexpr auto operator<=>(const Target&, const Target&) = default;
};

// One value for all kinds; the functions below make and read them.
struct Decision {
  DecisionKind kind{};
  std::uint8_t extra = 0;
  // grid: the car; throw: which; play, slip: the target; claim: 1 for yes; roll: the face.
  std::uint16_t number = 0;

  friend constexpr auto operator<=>(const Decision&, const Decision&) = default;
};

inline constexpr std::size_t kLegalMax = 64;
using DecisionList = InlineVector<Decision, kLegalMax>;

constexpr std::uint16_t target_number(const Target& target) {
  return static_cast<std::uint16_t>(static_cast<int>(target.goal) << 8 | target.row << 1 |
                                    target.lane);
}
constexpr Target target_of(const Decision& decision) {
  return {static_cast<Goal>(decision.number >> 8),
          static_cast<std::uint8_t>(decision.number >> 1 & 127),
          static_cast<std::uint8_t>(decision.number & 1)};
}

constexpr Decision numbered(DecisionKind kind, int number) {
  return {kind, 0, static_cast<std::uint16_t>(number)};
}
constexpr Decision grid(int car) { return numbered(DecisionKind::grid, car); }
constexpr Decision throw_dice(Throw which) {
  return numbered(DecisionKind::throw_dice, static_cast<int>(which));
}
constexpr Throw throw_of(const Decision& decision) { return static_cast<Throw>(decision.number); }
constexpr Decision object() { return numbered(DecisionKind::object, 0); }
constexpr Decision waive() { return numbered(DecisionKind::waive, 0); }
constexpr Decision play(const Target& target) {
  return numbered(DecisionKind::play, target_number(target));
}
constexpr Decision slip(const Target& target) {
  return numbered(DecisionKind::slip, target_number(target));
}
constexpr Decision claim(bool yes) { return numbered(DecisionKind::claim, yes ? 1 : 0); }
constexpr Decision roll(int face) { return numbered(DecisionKind::roll, face); }

}  // namespace chicane::motorchamp
