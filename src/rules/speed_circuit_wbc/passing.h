// WBC-2.10: forced passes.
#pragma once

#include "base/inline_vector.h"
#include "rules/speed_circuit_wbc/driving.h"

namespace chicane::speed_circuit_wbc {

// WBC-2.10a  Why the car at the wheel may not pass by force through that forward neighbour.
Reason refuse_pass(const Game& game, const State& state, int step);

// WBC-2.10f  Places of the row, counted from the inside, where a car that cannot stay on its space
// may stop: the nearest free ones. None if the row is full or W13 sends it off the track.
InlineVector<std::uint8_t, 2> stopping_places(const Game& game, const State& state);

}  // namespace chicane::speed_circuit_wbc
