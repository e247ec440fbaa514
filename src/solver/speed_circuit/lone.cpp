#include "solver/speed_circuit/lone.h"

#include "rules/speed_circuit/finish.h"
#include "rules/speed_circuit/preparation.h"

namespace chicane {

using speed_circuit::Car;
using speed_circuit::Decision;
using speed_circuit::DecisionKind;
using speed_circuit::DueSpin;
using speed_circuit::Game;
using speed_circuit::Phase;
using speed_circuit::SpeedCircuit;
using speed_circuit::State;

using LoneCar = Lone<SpeedCircuit>;

namespace {

// What the plot to come will set anew.
void forget_turn(Car& car) {
  car.plot = car.driven = Speed{};
  car.has_tested = car.spun = false;
  car.due_spin = DueSpin::none;
}

}  // namespace

State LoneCar::start(const Game& game, int build) {
  State state = SpeedCircuit::setup(game, 1);
  NoEvents nobody;
  SpeedCircuit::apply(
      game, state,
      SpeedCircuit::listed(game, state, seat_at(0), speed_circuit::all_builds()[build]), nobody);
  return state;
}

LoneCar::Key LoneCar::key(const Game& game, const State& state) {
  Key key{state.cars[0], state.move, state.phase, {}};
  key.car.slip = false;
  key.car.fronts = {};
  key.car.finish_turn = 0;
  const bool has_left = state.phase == Phase::corner_option || state.phase == Phase::chance_table;
  // SC-6.2, SC-6.5c  The speed before a spin counts in corners alone.
  if (!game.course[has_left ? state.move.from : key.car.at].is_posted())
    key.car.ref = key.car.speed;
  // Q6
  if (game.options.push_after_spin == speed_circuit::PushAfterSpin::allowed)
    key.car.starting_after_spin = false;
  if (state.phase == Phase::plot) {
    forget_turn(key.car);
    key.move = {};
  }
  return key;
}

State LoneCar::state(const Game&, const Key& key) {
  State state{};
  state.cars[0] = key.car;
  state.move = key.move;
  state.phase = key.phase;
  state.car_count = state.order_count = 1;
  state.waiting = key.phase == Phase::plot || key.phase == Phase::build ? 1 : 0;
  return state;
}

State LoneCar::alone(const Game& game, const State& field, int car) {
  State one{};
  Car& lone = one.cars[0];
  lone = field.cars[car];
  one.phase = Phase::plot;
  // Who has passed the line is home, though the turn may last.
  if (lone.is_running() && speed_circuit::has_passed_finish(game, lone))
    lone.status = speed_circuit::Status::finished;
  if (!lone.is_running()) one.phase = Phase::over;
  return state(game, key(game, one));
}

bool LoneCar::is_sure(const Game&, const State& state, const Decision& decision) {
  const Car& car = state.cars[0];
  switch (decision.kind) {
    case DecisionKind::plot: {
      const Speed speed = Speed::from_mph(decision.number);
      if (speed == Speed{}) return false;
      return car.starting ? speed <= car.specs.start
                          : speed <= car.specs.top && speed <= car.speed + car.specs.accel;
    }
    case DecisionKind::brake:
    case DecisionKind::corner: {
      const ChartOption option = speed_circuit::chart_option(decision);
      return !option.die && !option.spinout;
    }
    case DecisionKind::build:
    case DecisionKind::drive:
    case DecisionKind::roll:
      return true;
  }
  return true;
}

LoneEnd LoneCar::end(const Game& game, const State& state) {
  const Car& car = state.cars[0];
  return {car.status == speed_circuit::Status::finished,
          car.progress - game.options.laps * game.course.rows};
}

}  // namespace chicane
