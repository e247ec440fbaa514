// Which official variants are on (section 5); the first value is the default.
#pragma once

#include <cstdint>

namespace chicane::grand_prix_basic {

enum class MoveOrder : std::uint8_t { position, seats };  // C8

struct Options {
  int laps = 3;
  MoveOrder order = MoveOrder::position;
  int cars_per_player = 2;  // C10
  int automatic = 0;        // GPB-GEN-3  So many players more are automatic.

  friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace chicane::grand_prix_basic
