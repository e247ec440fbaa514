// GEAR, PUSH, MOV: which gears are open, whether the change needs a die, the window.
#pragma once

#include <optional>

#include "rules/grand_prix_advanced/refusal.h"
#include "rules/grand_prix_advanced/state.h"

namespace chicane::grand_prix_advanced {

std::optional<Why> refuse_gear(const Game& game, const State& state, int gear);

// Steps A': two down, or any change with C; not on the way out of the box, at the start, after a
// spin, in the first go of practice.
bool needs_shift_die(const Game& game, const State& state, int gear);

struct Window {
  int least;
  int most;
};
// GPA-MOV-1, GPA-MOV-2, B1  Before a push.
Window window_of(const Game& game, const Gear& gear, DamageSet held);
// GPA-STA-1
Window start_window(int face, DamageSet held);

// The greatest push in the gear used; 0 where none is allowed.
int push_limit(const State& state);

}  // namespace chicane::grand_prix_advanced
