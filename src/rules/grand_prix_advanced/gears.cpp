#include "rules/grand_prix_advanced/gears.h"

#include <algorithm>

#include "rules/grand_prix_advanced/road.h"

namespace chicane::grand_prix_advanced {

namespace {

// Why only first is open, if it is.
std::optional<Why> only_first(const Game& game, const Car& car) {
  if (car.status == Status::box) return Why::only_first_from_box;
  if (car.is_starting) return Why::only_first_at_start;
  // B6
  if (car.status == Status::spun && game.options.spin_gear == SpinGear::first)
    return Why::only_first_after_spin;
  return std::nullopt;
}

int lowered(int most, DamageSet held) {
  return most - (held.has(Damage::engine) ? 1 : 0) - (held.has(Damage::chassis) ? 1 : 0);
}

}  // namespace

std::optional<Why> refuse_gear(const Game& game, const State& state, int gear) {
  const Car& car = state.at_wheel();
  if (gear < 1 || gear > kGears) return Why::gear_out_of_reach;
  if (const std::optional<Why> why = only_first(game, car)) return gear == 1 ? std::nullopt : why;
  if (!is_flying(state)) {
    if (gear > car.gear + 1 || gear < car.gear - 2) return Why::gear_out_of_reach;
    if (gear == car.gear - 2 && car.damage.has(Damage::gearbox)) return Why::no_double_with_gearbox;
  }
  if (gear == kTopGear && is_fifth_barred(game, state)) return Why::no_fifth_before_three;
  return std::nullopt;
}

bool needs_shift_die(const Game& game, const State& state, int gear) {
  const Car& car = state.at_wheel();
  if (only_first(game, car) || is_flying(state) || gear == car.gear) return false;
  return gear == car.gear - 2 || car.damage.has(Damage::gearbox);
}

Window window_of(const Game& game, const Gear& gear, DamageSet held) {
  int least = gear.least;
  if (game.options.engine_damage == EngineDamage::both && held.has(Damage::engine))
    least = std::max(0, least - 1);
  return {least, lowered(gear.most, held)};
}

Window start_window(int face, DamageSet held) { return {0, lowered(kStartMost[face - 1], held)}; }

int push_limit(const State& state) { return state.go.may_push ? gear_of(state.go.gear).push : 0; }

}  // namespace chicane::grand_prix_advanced
