#include "solver/speed_circuit_wbc/lone.h"

#include "rules/speed_circuit_wbc/driving.h"
#include "rules/speed_circuit_wbc/finish.h"
#include "rules/speed_circuit_wbc/odds.h"
#include "rules/speed_circuit_wbc/plotting.h"
#include "rules/speed_circuit_wbc/preparation.h"
#include "solver/speed_circuit_wbc/way.h"

namespace chicane {

using speed_circuit_wbc::Car;
using speed_circuit_wbc::Decision;
using speed_circuit_wbc::DecisionKind;
using speed_circuit_wbc::Game;
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

// What only other cars, a report or the plot to come look at.
void forget_others(const Game& game, Car& car) {
  car.finish_turn = 0;
  car.card = {};
  car.bid = {};
  car.place = 0;
  car.fronts = {speed_circuit_wbc::kNoCar, speed_circuit_wbc::kNoCar};
  car.began_at_zero = car.slip_taken = car.gives_no_slip = car.lost_move = false;
  // W16
  if (game.options.off_fee == speed_circuit_wbc::OffFee::at_end) car.was_off = false;
}

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

// Is the car bound by WBC-2.5d for the rest of its move?
bool is_bound(const Game& game, const Car& car, const Move& move) {
  const Course& course = game.course;
  const CornerId corner = course[move.from].corner;
  if (corner == kNoCorner) return false;
  if (move.raised_on_line) return true;
  if (!speed_circuit_wbc::is_raised(car, move.speed)) return false;
  if ((course[car.at].corner_rows >> index(corner) & 1u) != 0) return true;
  const int rows = rows_between(course[car.at].row, course[corner].first_row, course.rows);
  return rows <= course.rows_within[index(car.at)][speed_circuit_wbc::base_left(move)];
}

// After the first die only so much counts as the second can still change.
void forget_die(Test test, Move& move) {
  int sum = move.dice - move.chips;
  while (speed_circuit_wbc::result_of(test, sum + 1 + speed_circuit_wbc::kDieSides) == 0) ++sum;
  move.dice = static_cast<std::uint8_t>(std::max(sum, 1));
  move.chips = static_cast<std::uint8_t>(move.dice - sum);
}

void forget_rolls(const Game& game, const State& state, Move& move) {
  const bool is_rolling = state.phase == Phase::dice || state.phase == Phase::chips;
  if (!is_rolling) move.chips = move.dice = 0;
  if (state.phase == Phase::dice && move.dice > 0 &&
      game.options.chips_timing == speed_circuit_wbc::ChipsTiming::before) {
    forget_die(state.test, move);
  }
}

// WBC-2.7b  What has been paid for braking counts as long as the car can brake on.
void forget_braking(const Game& game, const State& state, Move& move) {
  using speed_circuit_wbc::EmergencyCredit;
  move.over = std::min(move.over, kOverMost);
  if (game.options.eb_credit_unused == EmergencyCredit::none) move.credit = {};
  if (state.phase == Phase::brake_option || is_engine_test(state.test) ||
      speed_circuit_wbc::base_left(move) > 0) {
    return;
  }
  move.over = move.credit = {};
  move.brake_wear = 0;
  move.brake_tested = false;
}

// What a payment in a corner or for a line looks at.
void forget_payment(const State& state, Move& move) {
  const bool is_paying = state.phase == Phase::corner_option || state.test == Test::chance;
  if (!is_paying) {
    move.due_corner = {};
    move.due_for_line = move.spins_on_line = false;
    if (state.phase == Phase::move) move.next = {};
  }
  if (state.test != Test::chance) move.is_unpaid = false;
  if (!is_paying || move.next != speed_circuit_wbc::Next::step) move.step = 0;
}

std::uint32_t live_lines(const Passage& passage) {
  std::uint32_t lines = 0;
  for (int i = 0; i < passage.line_count; ++i) lines |= 1u << index(passage.lines[i].line);
  return lines;
}

// During a move.
void forget_move(const Game& game, const State& state, Car& car, Move& move) {
  car.speed = {};
  if (!is_engine_test(state.test)) car.plot = move.attempt = {};
  if (move.path_length > 0) car.starting = false;
  move.profited_lines &= live_lines(car.passage);
  forget_rolls(game, state, move);
  forget_braking(game, state, move);
  forget_payment(state, move);

  // Nothing is left to do but to end the move.
  const bool is_driven = state.phase == Phase::move && speed_circuit_wbc::base_left(move) == 0;
  if (is_driven) move.profited_lines = 0;
  if (is_driven || !is_bound(game, car, move)) {
    car.ref = speed_circuit_wbc::kSpeedMax;
    move.raised_on_line = false;
    forget_way(game.course, car, move, is_driven ? WayCounts::no : WayCounts::yes);
  }
  move.from_progress = static_cast<std::int16_t>(
      car.progress -
      rows_between(game.course[move.from].row, game.course[car.at].row, game.course.rows));
}

}  // namespace

State LoneCar::start(const Game& game, int build) {
  State state = SpeedCircuitWbc::setup(game, 1);
  NoEvents nobody;
  for (const Decision& decision :
       {speed_circuit_wbc::all_builds()[build], speed_circuit_wbc::bid({})}) {
    SpeedCircuitWbc::apply(
        game, state, SpeedCircuitWbc::listed(game, state, seat_at(0), decision), nobody);
  }
  return state;
}

LoneCar::Key LoneCar::key(const Game& game, const State& state) {
  Key key{state.cars[0], state.move, state.phase, state.test, {}};
  forget_others(game, key.car);
  if (state.phase == Phase::over) {
    forget_race(key.car);
    key.move = {};
  } else if (state.phase == Phase::plot) {
    forget_turn(game, key.car);
    key.move = {};
  } else {
    forget_move(game, state, key.car, key.move);
  }
  return key;
}

State LoneCar::state(const Game&, const Key& key) {
  State state{};
  state.cars[0] = key.car;
  state.move = key.move;
  state.phase = key.phase;
  state.test = key.test;
  state.car_count = state.order_count = 1;
  state.waiting = key.phase == Phase::plot ? 1 : 0;
  return state;
}

State LoneCar::alone(const Game& game, const State& field, int car) {
  State one{};
  one.cars[0] = field.cars[car];
  one.phase = one.cars[0].is_running() ? Phase::plot : Phase::over;
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
      const ChartOption option = speed_circuit_wbc::chart_option(decision);
      return !option.die && !option.spinout && option.wear <= car.wear;
    }
    case DecisionKind::chips:
    case DecisionKind::emergency:
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
