// A lone car and its move in 48 bytes instead of 108: a lap has millions of positions.
#pragma once

#include <array>
#include <cstdint>

#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

// What a lone car keeps when all that has no bearing is blank.
struct LonePosition {
  Car car{};
  Move move{};
  Phase phase{};
  Test test{};
};

struct Packed {
  std::array<std::uint64_t, 6> words;
};

Packed pack(const LonePosition& position);
// What was packed; where the move began in rows is worked out anew.
LonePosition unpack(const Course& course, const Packed& packed);

}  // namespace chicane::speed_circuit_wbc
