#include "solver/grand_prix_basic/lone.h"

#include "rules/grand_prix_basic/odds.h"

namespace chicane {

using grand_prix_basic::Car;
using grand_prix_basic::DecisionKind;
using grand_prix_basic::Go;
using grand_prix_basic::GrandPrixBasic;
using grand_prix_basic::Status;

using LoneCar = Lone<GrandPrixBasic>;

LoneCar::State LoneCar::start(const Game& game, int) {
  Key key{};
  key.cell = static_cast<std::uint8_t>(game.ring.start_cell(0));
  key.to_go = static_cast<std::uint8_t>(game.options.laps + 1);
  key.phase = Phase::dice;
  return state(game, key);
}

LoneCar::Key LoneCar::key(const Game& game, const State& state) {
  const Car& car = state.cars[0];
  const Go& go = state.go;
  Key key{};
  key.cell = car.cell;
  key.to_go = car.to_go;
  key.phase = state.phase;
  switch (state.phase) {
    case Phase::movement:
    case Phase::goal:
      key.dice = go.dice;
      key.total = go.total;
      break;
    case Phase::risk:
    case Phase::accident:
      // Nobody is overtaken, so nobody goes back: the go might as well have begun in the cell
      // entered last.
      key.cell = static_cast<std::uint8_t>(game.ring.after(car.cell, go.entered));
      if (game.ring.crosses_line(car.cell, go.entered)) --key.to_go;
      key.dice = go.dice;
      key.goal = static_cast<std::uint8_t>(go.goal - go.entered);
      break;
    default:
      break;
  }
  return key;
}

LoneCar::State LoneCar::state(const Game&, const Key& key) {
  State state{};
  state.car_count = state.order_count = state.drawn_count = 1;
  state.arrivals = 1;
  state.move = 1;
  state.phase = key.phase;
  Car& car = state.cars[0];
  car.cell = key.cell;
  car.to_go = key.to_go;
  // GPB-ACC-2  Whether a car begins beside its cell or in it is the same to a lone one.
  car.status = key.phase == Phase::over ? Status::finished : Status::run;
  car.arrived = 1;
  Go& go = state.go;
  go.dice = key.dice;
  go.total = key.goal > 0 ? key.goal : key.total;
  go.goal = key.goal;
  const bool has_die_to_come = key.phase == Phase::movement;
  go.thrown = has_die_to_come ? (key.total > 0 ? 1 : 0) : key.dice;
  return state;
}

LoneCar::State LoneCar::alone(const Game& game, const State& field, int number) {
  const Car& car = field.cars[number];
  Key key{};
  key.cell = car.cell;
  key.to_go = car.to_go;
  key.phase = car.is_racing() ? Phase::dice : Phase::over;
  State one = state(game, key);
  one.move = static_cast<std::uint16_t>(one.move + car.skip);
  return one;
}

int LoneCar::clock(const State& state) {
  return state.phase == Phase::over ? state.move : state.move - 1;
}

bool LoneCar::is_sure(const Game& game, const State& state, const Decision& decision) {
  switch (decision.kind) {
    case DecisionKind::dice:
      // GPB-MOV-2  One cell at least is entered.
      return grand_prix_basic::odds_of_goal(game, state, 1, decision.number).leaves == 0;
    case DecisionKind::goal:
      return grand_prix_basic::odds_of_goal(game, state, decision.number, state.go.dice).leaves ==
             0;
    case DecisionKind::luck:
      return false;
    case DecisionKind::stop:
    case DecisionKind::roll:
      return true;
  }
  return true;
}

// The line lies before cell 0.
LoneEnd LoneCar::end(const Game&, const State& state) {
  const Car& car = state.cars[0];
  return {car.status == Status::finished, car.cell + 1};
}

}  // namespace chicane
