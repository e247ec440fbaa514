// Who must answer now: one seat, several at once (hidden plots, bids, builds), chance, or nobody
// because the race is over.
#pragma once

#include <cstdint>

#include "core/seat.h"

namespace chicane {

// What is printed on the sides of a die.
enum class Die : std::uint8_t {
  plain,          // 1, 2, 3, …
  motor_special,  // 1, 2, 2, 2, 3, 3
};

// The face on a side, counted from 1.
constexpr int face_of(Die die, int side) {
  constexpr std::uint8_t kMotorSpecial[] = {1, 2, 2, 2, 3, 3};
  return die == Die::motor_special ? kMotorSpecial[side - 1] : side;
}

// A die that is owed, with its label. `purpose` is an enumerator of the rule set, `car` the car
// that throws.
struct Roll {
  std::uint8_t purpose = 0;
  std::uint8_t car = 0;
  std::uint8_t sides = 0;
  Die die = Die::plain;
  bool is_secret = false;  // Its face is shown to nobody: it shuffles cards.

  friend bool operator==(const Roll&, const Roll&) = default;
};

// On how many sides of it that face is.
constexpr int sides_with(const Roll& roll, int face) {
  int sides = 0;
  for (int side = 1; side <= roll.sides; ++side) sides += face_of(roll.die, side) == face ? 1 : 0;
  return sides;
}

struct Pending {
  enum class Kind : std::uint8_t { seats, chance, over };

  Kind kind = Kind::over;
  SeatSet seats;  // With Kind::seats.
  Roll roll;      // With Kind::chance.

  bool awaits(Seat seat) const {
    return seat == kChance ? kind == Kind::chance : kind == Kind::seats && seats.contains(seat);
  }
  bool is_over() const { return kind == Kind::over; }

  friend bool operator==(const Pending&, const Pending&) = default;
};

}  // namespace chicane
