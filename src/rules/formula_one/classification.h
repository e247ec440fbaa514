// FIN: who stands where.
#pragma once

#include <array>

#include "rules/formula_one/state.h"

namespace chicane::formula_one {

// The row in which a car stands for order (6.4): spin-off points lie in the row of their band.
int row_of(const Track& track, const State& state, int car);

// F1-FIN-3, A14  Cars of the race, best first. Gives their number.
int classify(const Game& game, const State& state, std::array<std::uint8_t, kCarsMax>& cars);

// Who stands where now: as classify(), but while the race goes on cars that have not left the grid
// stand by their numbers (F1-SET-3).
int standings(const Game& game, const State& state, std::array<std::uint8_t, kCarsMax>& cars);

}  // namespace chicane::formula_one
