#include "solver/grand_prix_advanced/calm.h"

#include <algorithm>

#include "rules/grand_prix_advanced/gears.h"
#include "rules/grand_prix_advanced/plans.h"
#include "rules/grand_prix_advanced/road.h"

namespace chicane::grand_prix_advanced {

namespace {

int least_tolerance(int gear, DamageSet damage) {
  return tolerance(gear, kDieSides + (damage.has(Damage::suspension) ? 1 : 0));
}

// Where a car of that damage stands, or is home, after a go.
struct Place {
  int cell;
  int to_go;
};

bool comes_down(const Game& game, DamageSet damage, const Place& from, int gear);

// Is there a plan without checks in that window from whose end the car comes down?
bool finds_calm_plan(const Game& game, DamageSet damage, const Place& from, int gear,
                     const Window& window, int tolerance) {
  Car car{};
  car.damage = damage;
  const bool has_brakes = !damage.has(Damage::brakes);
  Place at = from;
  int slack = 0;
  for (int cells = 1; cells <= window.most; ++cells) {
    at.to_go -= game.ring.crosses_line(at.cell, 1) ? 1 : 0;
    at.cell = game.ring.after(at.cell, 1);
    if (at.to_go == 0) return true;
    const int here = tolerance - factor_of(game, car, at.cell);
    if (here < 0) return false;
    slack += tolerance >= kFactorMax ? kNoLimit : here;
    const int brakings = std::max(0, window.least - cells);
    if (brakings > 0 && (!has_brakes || brakings > slack)) continue;
    if (comes_down(game, damage, at, gear)) return true;
  }
  return false;
}

bool comes_down(const Game& game, DamageSet damage, const Place& from, int gear) {
  if (gear == 1) return true;
  // GPA-GEAR-4  A shift would need a die.
  const int next = damage.has(Damage::gearbox) ? gear : gear - 1;
  if (next == gear) return false;
  return finds_calm_plan(game, damage, from, next, window_of(game, gear_of(next), damage),
                         least_tolerance(next, damage));
}

}  // namespace

bool is_calm_gear(const Game& game, const State& state, int gear) {
  if (needs_shift_die(game, state, gear)) return false;
  if (gear == 1) return true;
  const Car& car = state.at_wheel();
  return finds_calm_plan(game, car.damage, {car.cell, car.to_go}, gear,
                         window_of(game, gear_of(gear), car.damage),
                         least_tolerance(gear, car.damage));
}

bool is_calm_plan(const Game& game, const State& state, const Plan& plan) {
  const Road road = road_ahead(game, state);
  if (outcome_of(road, plan).checks > 0) return false;
  const Car& car = state.at_wheel();
  if (plan.is_box) return car.damage.bits != 0;
  const int to_go = car.to_go - (game.ring.crosses_line(car.cell, plan.cells) ? 1 : 0);
  return to_go == 0 || comes_down(game, car.damage, {game.ring.after(car.cell, plan.cells), to_go},
                                  state.go.wanted);
}

}  // namespace chicane::grand_prix_advanced
