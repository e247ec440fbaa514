// What a car could do if it were alone on the board: the filters of SC-6.5c, SC-6.8b and Q17 ask
// for it.
#pragma once

#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

enum class OpenRoadRule : std::uint8_t { speed_in_corner, zero_wear, below_crash };

// Is there a path at that speed, on the empty board, that keeps the rule? What holds at a speed
// holds at every lower one: the beginning of a lawful path is a lawful path.
bool keeps_on_open_road(const Game& game, const Car& car, Speed speed, OpenRoadRule rule);

// Fills Game::clear_run, Game::raise_cap and Game::raise_cap_on, so that most questions are
// answered by a look.
void measure_open_road(Game& game);

}  // namespace chicane::speed_circuit
