// ORD, VIC: who acts when, and who stands where.
#pragma once

#include "rules/grand_prix_advanced/state.h"

namespace chicane::grand_prix_advanced {

// GPA-ORD-1, GPA-ORD-2  The order of a move that began now. Gives the number of cars.
int order_of_move(const State& state, std::array<std::uint8_t, kCarsMax>& order);

// GPA-VIC-2, GPA-VIC-3, B19  The classified cars, the winner first. Gives their number.
int classify(const State& state, std::array<std::uint8_t, kCarsMax>& cars);

// GPA-PRA-3, B18  All cars by their practice times.
void order_by_practice(const Game& game, State& state);

}  // namespace chicane::grand_prix_advanced
