// The way of a move, as far as it still counts. A spin happens on the first space of its corner
// that the move has entered; what was driven before is forgotten: another way of as many steps to
// the same space stands for it.
#pragma once

#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

// May a spin still ask for the way at all?
enum class WayCounts : std::uint8_t { yes, no };

// Puts that other way in the place of the one driven; where there is none it stays.
void forget_way(const Course& course, const Car& car, Move& move, WayCounts counts);

}  // namespace chicane::speed_circuit_wbc
