// ORD, VIC: who acts when, and who stands where.
#pragma once

#include "rules/grand_prix_basic/state.h"

namespace chicane::grand_prix_basic {

// GPB-ORD-1, C8  The order of a move that began now. Gives the number of cars.
int order_of_move(const Game& game, const State& state, std::array<std::uint8_t, kCarsMax>& order);

// GPB-VIC-2, GPB-VIC-3  All cars, the winner first. Gives their number.
int classify(const State& state, std::array<std::uint8_t, kCarsMax>& cars);

}  // namespace chicane::grand_prix_basic
