// Chapter 7, Slipstreaming.
#pragma once

#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

enum class SlipChance : std::uint8_t { open, no_car_ahead, in_corner };

// SC-7.1  May the car mark a slip with its plot? Plots are due, so all cars stand where the turn
// begins.
SlipChance slip_chance(const Game& game, const State& state, int car);

// Notes the cars directly ahead, for bonus_due when they may have moved.
void note_fronts(const Game& game, State& state, int car);

// SC-7.3 to SC-7.6, SC-7.5b  Bonus spaces that the marked slip gives, before SC-7.2 is looked at.
int bonus_due(const State& state, const Car& follower);

}  // namespace chicane::speed_circuit
