#include "solver/grand_prix_advanced/lone.h"

#include <algorithm>

#include "rules/grand_prix_advanced/preparation.h"
#include "solver/grand_prix_advanced/calm.h"

namespace chicane {

using grand_prix_advanced::Car;
using grand_prix_advanced::Damage;
using grand_prix_advanced::Decision;
using grand_prix_advanced::DecisionKind;
using grand_prix_advanced::Game;
using grand_prix_advanced::Go;
using grand_prix_advanced::GrandPrixAdvanced;
using grand_prix_advanced::Phase;
using grand_prix_advanced::Plan;
using grand_prix_advanced::SpinGear;
using grand_prix_advanced::State;
using grand_prix_advanced::Status;

using LoneCar = Lone<GrandPrixAdvanced>;
using Key = LoneCar::Key;

namespace {

std::uint8_t left_of(int whole, int used) {
  return static_cast<std::uint8_t>(std::max(0, whole - used));
}

// The phases of a go: until a gear is used, until the tolerance is known, and the rest.
bool is_before_use(Phase phase) {
  return phase == Phase::box || phase == Phase::gear || phase == Phase::shift ||
         phase == Phase::start;
}
bool is_before_risk(Phase phase) {
  return phase == Phase::push || phase == Phase::engine || phase == Phase::risk;
}

// GPA-GEAR-5, GPA-BOX-1  Once the tolerance is known a gear is fifth, or low enough for the box, or
// neither.
std::uint8_t kind_of_gear(std::uint8_t gear) {
  return gear <= grand_prix_advanced::kBoxGearMax ? 1 : gear;
}

void note_before_risk(const State& state, Key& key) {
  const Go& go = state.go;
  key.gear = go.wanted;
  key.used = go.gear;
  key.least = go.least;
  key.most = go.most;
  key.pushed = go.pushed;
  key.modifier = static_cast<std::uint8_t>(go.modifier + (go.held.has(Damage::suspension) ? 1 : 0));
  key.may_push = state.phase == Phase::push && go.may_push;
}

void note_plan(const Game& game, const State& state, Key& key) {
  const Go& go = state.go;
  const Plan rest = go.plan().after(go.done);
  key.gear = go.wanted;
  key.has_entered = go.entered > 0;
  // GPA-DMG-3  After a spin the plan is void, and its gear is first.
  if (state.phase == Phase::restart) {
    if (game.options.spin_gear == SpinGear::first) key.gear = 1;
    return;
  }
  key.checks = go.checks;
  // What the checks are made in is the last cell.
  const bool is_last = rest.cells == 0 && !rest.is_box && state.phase != Phase::plan;
  if (is_last || state.phase == Phase::tyres) return;
  key.brakings = rest.brakings;
  key.cells = rest.cells;
  key.is_to_box = rest.is_box;
  key.used = kind_of_gear(go.gear);
  key.least = left_of(go.least, go.count);
  key.most = left_of(go.most, go.count);
  key.tolerance = go.tolerance;
  // B3
  key.is_damaged = go.is_damaged && game.options.damage_stops;
}

Key over_key(const Car& car) {
  Key key{};
  key.phase = Phase::over;
  key.status = car.status;
  key.cell = car.cell;
  key.to_go = car.to_go;
  return key;
}

}  // namespace

State LoneCar::start(const Game& game, int) {
  State field{};
  field.car_count = field.drawn_count = 1;
  grand_prix_advanced::place_on_grid(game, field);
  return alone(game, field, 0);
}

Key LoneCar::key(const Game& game, const State& state) {
  const Car& car = state.cars[0];
  if (state.phase == Phase::over) return over_key(car);
  Key key{};
  key.cell = car.cell;
  key.to_go = car.to_go;
  key.gear = car.gear;
  key.damage = car.damage;
  key.phase = state.phase;
  key.status = car.status;
  if (is_before_use(state.phase)) {
    key.is_starting = car.is_starting;
    if (state.phase == Phase::shift) key.used = state.go.wanted;
  } else if (is_before_risk(state.phase)) {
    note_before_risk(state, key);
  } else {
    note_plan(game, state, key);
  }
  // GPA-VIC-4  A car that must enter a cell makes the count begin anew.
  const bool is_moving = key.has_entered || (!is_before_use(state.phase) && key.least > 0);
  key.still = is_moving ? 0 : state.still;
  return key;
}

State LoneCar::state(const Game&, const Key& key) {
  State state{};
  state.phase = key.phase;
  state.move = 1;
  state.still = key.still;
  state.car_count = state.order_count = state.drawn_count = 1;
  Car& car = state.cars[0];
  car.cell = key.cell;
  car.to_go = key.to_go;
  car.gear = key.gear;
  car.damage = key.damage;
  car.status = key.status;
  car.is_starting = key.is_starting;
  Go& go = state.go;
  go.follow({key.brakings, key.cells, key.is_to_box});
  go.least = key.least;
  go.most = key.most;
  go.tolerance = key.tolerance;
  go.pushed = key.pushed;
  go.modifier = key.modifier;
  go.checks = key.checks;
  go.entered = key.has_entered ? 1 : 0;
  go.is_damaged = key.is_damaged;
  if (is_before_use(key.phase)) {
    go.held = car.damage;
    go.may_push = !car.is_starting;
    go.wanted = key.used;
    if (key.phase == Phase::start) go.gear = go.wanted = 1;
  } else {
    go.may_push = key.may_push;
    go.gear = key.used;
    go.wanted = key.gear;
  }
  return state;
}

State LoneCar::alone(const Game& game, const State& field, int number) {
  State one{};
  one.car_count = one.order_count = one.drawn_count = 1;
  Car& car = one.cars[0];
  car = field.cars[number];
  car.is_automatic = false;
  // Who has crossed the last line is home, though his go may last.
  if (car.to_go == 0) car.status = Status::finished;
  if (car.is_racing()) {
    grand_prix_advanced::begin_go(game, one, 0);
  } else {
    one.phase = Phase::over;
  }
  return state(game, key(game, one));
}

bool LoneCar::is_sure(const Game& game, const State& state, const Decision& decision) {
  switch (decision.kind) {
    case DecisionKind::gear:
      return grand_prix_advanced::is_calm_gear(game, state, decision.number);
    case DecisionKind::push:
      return decision.number == 0;
    case DecisionKind::plan:
      return grand_prix_advanced::is_calm_plan(game, state, decision.plan);
    case DecisionKind::keep:
      return grand_prix_advanced::is_calm_plan(game, state, state.go.plan().after(state.go.done));
    case DecisionKind::pass:
      return false;
    case DecisionKind::repair:
    case DecisionKind::leave:
    case DecisionKind::roll:
      return true;
  }
  return true;
}

LoneEnd LoneCar::end(const Game&, const State& state) {
  const Car& car = state.cars[0];
  return {car.status == Status::finished, car.cell + 1};
}

}  // namespace chicane
