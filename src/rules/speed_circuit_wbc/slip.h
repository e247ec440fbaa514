// WBC-2.6: slipstreaming.
#pragma once

#include <optional>

#include "rules/lib/path.h"
#include "rules/speed_circuit_wbc/refusal.h"
#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

// Notes for every running car which cars are directly ahead of it; the turn begins.
void note_fronts(const Course& course, State& state);

// Why the car at the wheel may not take the slip of that car.
std::optional<Why> refuse_slip(const State& state, int front);

// SC-7.2  Corners that the move so far has touched.
std::uint32_t touched_corners(const Course& course, const Move& move);

}  // namespace chicane::speed_circuit_wbc
