#include "drivers/grand_prix_advanced/gear_times.h"

#include "drivers/grand_prix_advanced/outlook.h"
#include "rules/grand_prix_advanced/gears.h"

namespace chicane::grand_prix_advanced {

void use_gear(const Game& game, State& state, int used, int engaged) {
  const Window window = window_of(game, gear_of(used), state.go.held);
  state.go.gear = static_cast<std::uint8_t>(used);
  state.go.wanted = static_cast<std::uint8_t>(engaged);
  state.go.least = static_cast<std::uint8_t>(window.least);
  state.go.most = static_cast<std::uint8_t>(window.most);
}

Moves time_of_go(const Pace& pace, const Game& game, State& state, int used, int engaged,
                 int modifier) {
  use_gear(game, state, used, engaged);
  return Outlook(pace, game, state).of_die(modifier);
}

Moves time_of_gear(const Pace& pace, const Game& game, State& state, int gear, Moves direct) {
  if (!needs_shift_die(game, state, gear)) return direct;
  // GPA-GEAR-3 engages the gear after the movement, GPA-GEAR-4 does not.
  const int old = state.at_wheel().gear;
  const bool is_double = gear + 2 == old;
  const Moves missed = time_of_go(pace, game, state, old, is_double ? gear : old, 1);
  return ((kDieSides - 1) * direct + missed) / kDieSides;
}

}  // namespace chicane::grand_prix_advanced
