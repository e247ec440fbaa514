// WBC-2.4 to WBC-2.8, WBC-2.11c, WBC-2.11e: what a car on its move may do next.
#pragma once

#include <optional>

#include "rules/speed_circuit_wbc/refusal.h"
#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

// The running car on that space other than the one at the wheel, or kNoCar.
std::uint8_t other_car_on(const State& state, SpaceId space);

// Spaces of the speed and of the slip named that are not yet used.
inline int base_left(const Move& move) {
  return std::max(0, move.speed.spaces() - move.path_length);
}
inline int spaces_left(const Move& move) {
  return std::max(0, move.speed.spaces() + move.bonus - move.path_length);
}
// Is the next space a bonus space?
inline bool is_bonus_next(const Move& move) { return move.path_length >= move.speed.spaces(); }

using Reason = std::optional<Why>;

// Why the car at the wheel may not step to `to`, whoever stands there. `moved` is the passage and
// the spaces already used; for the step that is next they are those of the car and its move.
Reason refuse_road(const Game& game, const State& state, SpaceId to);

Reason refuse_drive(const Game& game, const State& state, int step);
Reason refuse_emergency(const State& state, int mph);
Reason refuse_end(const State& state);

// Appends all that the car at the wheel may do.
void list_moves(const Game& game, const State& state, DecisionList& list);

}  // namespace chicane::speed_circuit_wbc
