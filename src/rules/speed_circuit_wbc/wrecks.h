// WBC-2.13, WBC-3.10: crash markers and wreck rolls.
#pragma once

#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

// WBC-2.13b, W21  Has the move that is over started in or behind the marked row and ended in or
// beyond it?
bool passes_wreck(const Course& course, const Car& car, const Move& move, SpaceId marker);

// WBC-2.13c  What is added to the roll, chips apart.
int wreck_modifier(const Game& game, const Car& car, const Move& move, SpaceId marker);

}  // namespace chicane::speed_circuit_wbc
