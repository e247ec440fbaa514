// ORD: who moves when.
#pragma once

#include "rules/motorchamp/state.h"

namespace chicane::motorchamp {

// The order a round would have now. Gives the number of cars.
int order_of_round(const Game& game, const State& state, std::array<std::uint8_t, kCarsMax>& order);

}  // namespace chicane::motorchamp
