#include "solver/speed_circuit_wbc/lone.h"

#include "rules/speed_circuit_wbc/driving.h"
#include "rules/speed_circuit_wbc/finish.h"
#include "rules/speed_circuit_wbc/odds.h"
#include "rules/speed_circuit_wbc/plotting.h"
#include "rules/speed_circuit_wbc/preparation.h"
#include "solver/speed_circuit_wbc/packed.h"
#include "solver/speed_circuit_wbc/sure_plots.h"
#include "solver/speed_circuit_wbc/way.h"

namespace chicane {

using speed_circuit_wbc::Car;
using speed_circuit_wbc::Decision;
using speed_circuit_wbc::DecisionKind;
using speed_circuit_wbc::Game;
using speed_circuit_wbc::LonePosition;
using speed_circuit_wbc::Move;
using speed_circuit_wbc::Phase;
using speed_circuit_wbc::SpeedCircuitWbc;
using speed_circuit_wbc::State;
using speed_circuit_wbc::Test;
using speed_circuit_wbc::WayCounts;

using LoneCar = Lone<SpeedCircuitWbc>;

namespace {

// The sum that stands for all excesses of the last row (W6).
constexpr Speed kOverMost = 80_mph;

// Between two turns.
void forget_turn(const Game& game, Car& car) {
  car.plot = {};
  car.was_off = false;
  if (!game.course[car.at].is_posted()) {
    // WBC-2.5d  The speed before a spin counts in corners alone, …
    car.ref = car.speed;
  } else if (car.spun) {
    // WBC-2.9a  … and only up to what may be plotted after it.
    car.ref = std::min({car.ref, car.specs.start, car.specs.accel, car.specs.top});
  }
}

// When the race is over.
void forget_race(Car& car) {
  const Car last = car;
  car = {};
  car.status = last.status;
  if (last.status != speed_circuit_wbc::Status::finished) return;
  car.at = last.at;
  car.progress = last.progress;
}

bool is_engine_test(Test test) {
  return test == Test::start || test == Test::acceleration || test == Test::top_speed;
}

bool has_ledger(const Passage& passage, CornerId corner) {
  for (int i = 0; i < passage.ledger_count; ++i) {
    if (passage.ledgers[i].corner == corner) return true;
  }
  return false;
}

// Is the car bound by WBC-2.5d for the rest of its move?
bool is_bound(const Game& game, const Car& car, const Move& move) {
  const Course& course = game.course;
  const CornerId corner = course[move.from].corner;
  if (corner == kNoCorner) return false;
  // R13
  if (move.raised_on_line && has_ledger(car.passage, corner)) return true;
  if (!speed_circuit_wbc::is_raised(car, move.speed)) return false;
  const CourseSpace& at = course[car.at];
  if ((at.corner_rows >> index(corner) & 1u) != 0 && at.row != course[corner].last_row) return true;
  const int rows = rows_between(at.row, course[corner].first_row, course.rows);
  return rows <= course.rows_within[index(car.at)][speed_circuit_wbc::base_left(move)];
}

// After the first die only so much counts as the second can still change.
void forget_die(Test test, Move& move) {
  int sum = move.dice - move.chips;
  while (speed_circuit_wbc::result_of(test, sum + 1 + speed_circuit_wbc::kDieSides) == 0) ++sum;
  move.dice = static_cast<std::uint8_t>(std::max(sum, 1));
  move.chips = static_cast<std::uint8_t>(move.dice - sum);
}

void forget_rolls(const Game& game, const LonePosition& now, Move& move) {
  const bool is_rolling = now.phase == Phase::dice || now.phase == Phase::chips;
  if (!is_rolling) move.chips = move.dice = 0;
  if (now.phase == Phase::dice && move.dice > 0 &&
      game.options.chips_timing == speed_circuit_wbc::ChipsTiming::before) {
    forget_die(now.test, move);
  }
}

// WBC-2.7b  What has been paid for braking counts as long as the car can brake on.
void forget_braking(const Game& game, const LonePosition& now, Move& move) {
  using speed_circuit_wbc::EmergencyCredit;
  move.over = std::min(move.over, kOverMost);
  if (game.options.eb_credit_unused == EmergencyCredit::none) move.credit = {};
  if (now.phase == Phase::brake_option || is_engine_test(now.test) ||
      speed_circuit_wbc::base_left(move) > 0) {
    return;
  }
  move.over = move.credit = {};
  move.brake_wear = 0;
  move.brake_tested = false;
}

// What a payment in a corner or for a line looks at.
void forget_payment(const LonePosition& now, Move& move) {
  const bool is_paying = now.phase == Phase::corner_option || now.test == Test::chance;
  if (!is_paying) {
    move.due_corner = {};
    move.due_for_line = move.spins_on_line = false;
    if (now.phase == Phase::move) move.next = {};
  }
  if (now.test != Test::chance) move.is_unpaid = false;
  if (!is_paying || move.next != speed_circuit_wbc::Next::step) move.step = 0;
}

// During a move.
void forget_move(const Game& game, LonePosition& now) {
  Car& car = now.car;
  Move& move = now.move;
  car.speed = {};
  // W16
  if (game.options.off_fee == speed_circuit_wbc::OffFee::at_end) car.was_off = false;
  if (!is_engine_test(now.test)) car.plot = move.attempt = {};
  if (move.path_length > 0) car.starting = false;
  forget_rolls(game, now, move);
  forget_braking(game, now, move);
  forget_payment(now, move);

  // Nothing is left to do but to end the move.
  const bool is_driven = now.phase == Phase::move && speed_circuit_wbc::base_left(move) == 0;
  if (is_driven) move.profited_lines = 0;
  if (is_driven || !is_bound(game, car, move)) {
    car.ref = speed_circuit_wbc::kSpeedMax;
    move.raised_on_line = false;
    forget_way(game.course, car, move, is_driven ? WayCounts::no : WayCounts::yes);
  }
}

bool can_drive(const Game& game, const State& state) {
  for (int step = 0; step < game.course[state.cars[0].at].step_count; ++step) {
    if (!speed_circuit_wbc::refuse_drive(game, state, step)) return true;
  }
  return false;
}

}  // namespace

State LoneCar::start(const Game& game, int build) {
  State state = SpeedCircuitWbc::setup(game, 1);
  NoEvents nobody;
  for (const Decision& decision :
       {speed_circuit_wbc::all_builds()[build], speed_circuit_wbc::bid({})}) {
    SpeedCircuitWbc::apply(game, state, SpeedCircuitWbc::listed(game, state, seat_at(0), decision),
                           nobody);
  }
  return state;
}

LoneCar::Key LoneCar::key(const Game& game, const State& state) {
  LonePosition position{state.cars[0], {}, state.phase, state.test};
  if (state.phase == Phase::over) {
    forget_race(position.car);
  } else if (state.phase == Phase::plot) {
    forget_turn(game, position.car);
  } else {
    position.move = state.move;
    forget_move(game, position);
  }
  return pack(position);
}

State LoneCar::state(const Game& game, const Key& key) {
  const LonePosition position = unpack(game.course, key);
  State state{};
  state.cars[0] = position.car;
  state.move = position.move;
  state.phase = position.phase;
  state.test = position.test;
  state.car_count = state.order_count = 1;
  state.waiting = position.phase == Phase::plot ? 1 : 0;
  return state;
}

State LoneCar::alone(const Game& game, const State& field, int car) {
  State one{};
  Car& lone = one.cars[0];
  lone = field.cars[car];
  // Who has come home has finished, though the turn may last.
  if (lone.is_running() && speed_circuit_wbc::has_come_home(game, lone))
    lone.status = speed_circuit_wbc::Status::finished;
  one.phase = lone.is_running() ? Phase::plot : Phase::over;
  return state(game, key(game, one));
}

bool LoneCar::is_sure(const Game& game, const State& state, const Decision& decision) {
  const Car& car = state.cars[0];
  switch (decision.kind) {
    case DecisionKind::plot:
      return speed_circuit_wbc::sure_plots(game, car).contains(Speed::from_mph(decision.number));
    case DecisionKind::brake:
    case DecisionKind::corner:
      // What cannot be paid makes the car spin (WBC-3.2), which is sure as well.
      return !speed_circuit_wbc::chart_option(decision).die;
    case DecisionKind::chips:
      return decision.number == 0;
    case DecisionKind::emergency:
      return decision.number == 20 && !can_drive(game, state);
    case DecisionKind::pass:
    case DecisionKind::slip:
      return false;
    case DecisionKind::build:
    case DecisionKind::bid:
    case DecisionKind::drive:
    case DecisionKind::end:
    case DecisionKind::place:
    case DecisionKind::roll:
      return true;
  }
  return true;
}

LoneEnd LoneCar::end(const Game& game, const State& state) {
  const Car& car = state.cars[0];
  return {car.status == speed_circuit_wbc::Status::finished,
          car.progress - game.options.laps * game.course.rows};
}

}  // namespace chicane
