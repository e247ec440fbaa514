#include "rules/grand_prix_advanced/road.h"

#include <algorithm>

namespace chicane::grand_prix_advanced {

namespace {

// Cars by their distance from the one at the wheel, up to `most` cells.
void count_cars(const Game& game, const State& state, int most, auto&& each) {
  const int here = state.at_wheel().cell;
  for (int i = 0; i < state.car_count; ++i) {
    const Car& car = state.cars[i];
    if (car.status != Status::run || i == state.go.car) continue;
    int ahead = car.cell - here;
    if (ahead < 0) ahead += game.ring.count;
    if (ahead <= most) each(ahead);
  }
}

// GPA-BOX-1; a practice lap does not lead there (R5).
bool may_use_box(const State& state) {
  return state.go.gear <= kBoxGearMax && !state.is_practice &&
         state.at_wheel().status != Status::box;
}

}  // namespace

int factor_of(const Game& game, const Car& car, int cell) {
  const int printed = game.ring.factors[cell];
  if (!car.damage.has(Damage::tyres)) return printed;
  const bool is_raised = game.options.tyre_damage == TyreDamage::all || printed > 0;
  return printed + (is_raised ? 1 : 0);
}

int cars_in(const State& state, int cell) {
  int count = 0;
  for (int i = 0; i < state.car_count; ++i) {
    if (i != state.go.car && state.cars[i].status == Status::run && state.cars[i].cell == cell)
      ++count;
  }
  return count;
}

Road road_ahead(const Game& game, const State& state) {
  const Go& go = state.go;
  const Car& car = state.at_wheel();
  const CellRing& ring = game.ring;
  Road road;
  road.least = go.least - go.count;
  road.most = go.most - go.count;
  road.tolerance = go.tolerance;
  road.has_brakes = !car.damage.has(Damage::brakes);
  road.is_fifth = go.gear == kTopGear;
  road.is_braking_no_way_out = game.options.avoid == Avoid::gear_only;
  road.box = kNone;
  road.may_box = may_use_box(state);
  for (int i = 0; i <= road.most; ++i) {
    const int cell = ring.after(car.cell, i);
    // A car that leaves the box does not come by its entry again.
    if (cell == ring.box_entry && road.may_box && !is_beyond(ring, car, i)) road.box = i;
    road.cells[i] = {static_cast<std::int8_t>(factor_of(game, car, cell)), 0, true};
  }
  count_cars(game, state, road.most, [&](int ahead) { ++road.cells[ahead].cars; });
  for (int i = 0; i <= road.most; ++i) {
    if (is_beyond(ring, car, i)) {
      road.cells[i] = {-kNoLimit, 0, true};
    } else {
      road.cells[i].has_room = road.cells[i].cars < kRoom[ring.factors[ring.after(car.cell, i)]];
    }
  }
  // GPA-MOV-3 keeps a place that was there; GPA-PRA-1; section 4, item 4.
  road.may_stay = road.least <= 0 && (go.entered > 0 ? road.cells[0].has_room : !state.is_practice);
  return road;
}

bool is_fifth_barred(const Game& game, const State& state) {
  const Car& car = state.at_wheel();
  std::array<std::uint8_t, kFifthLooks + 1> cars{};
  count_cars(game, state, kFifthLooks - 1, [&](int ahead) { ++cars[ahead]; });
  for (int i = 1; i <= kFifthLooks && !is_beyond(game.ring, car, i); ++i) {
    if (factor_of(game, car, game.ring.after(car.cell, i)) + cars[i] >= kFactorMax) return true;
  }
  return false;
}

}  // namespace chicane::grand_prix_advanced
