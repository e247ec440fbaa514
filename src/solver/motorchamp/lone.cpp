#include "solver/motorchamp/lone.h"

#include <algorithm>

#include "rules/motorchamp/odds.h"
#include "rules/motorchamp/preparation.h"
#include "rules/motorchamp/targets.h"

namespace chicane {

using motorchamp::Allowed;
using motorchamp::Car;
using motorchamp::DecisionKind;
using motorchamp::Goal;
using motorchamp::kNormalSides;
using motorchamp::MotorChamp;
using motorchamp::Move;
using motorchamp::Odds;
using motorchamp::Phase;
using motorchamp::Regime;
using motorchamp::Throw;
using motorchamp::ThrowSet;
using motorchamp::Where;

using LoneCar = Lone<MotorChamp>;

namespace {

// MC-PIT-5, MC-PIT-11  On a long track the pit of the team, on a short one any; MC-PIT-2  one stop.
bool looks_for_own_pit(const LoneCar::Game& game, const Car& car) {
  return game.track.is_long && !car.pit_flap && game.options.pit_stops == Allowed::yes;
}

LoneCar::Key key_of_car(const LoneCar::Game& game, const Car& car) {
  LoneCar::Key key{};
  key.where = car.where;
  key.row = car.row;
  key.lane = car.where == Where::track ? car.lane : std::uint8_t{};
  key.laps = car.laps;
  key.team = looks_for_own_pit(game, car) ? car.team : std::uint8_t{1};
  key.start_phase = car.start_phase;
  key.pit_flap = car.pit_flap;
  key.handicap = car.handicap;
  return key;
}

// As many points on that many dice, the first ones as high as can be.
std::array<std::uint8_t, 3> faces_of(int points, int dice) {
  std::array<std::uint8_t, 3> faces{};
  for (int i = 0; i < dice; ++i) {
    const int left = dice - i - 1;
    faces[i] = static_cast<std::uint8_t>(std::min(kNormalSides, points - left));
    points -= faces[i];
  }
  return faces;
}

// MC-DIC-3  The total is what counts, with whatever dice it was thrown.
void set_total(LoneCar::Key& key, int total) {
  key.thrown = total <= kNormalSides       ? Throw::one
               : total <= 2 * kNormalSides ? Throw::two
                                           : Throw::three;
  key.face_count =
      static_cast<std::uint8_t>(motorchamp::kDiceOf[static_cast<std::size_t>(key.thrown)]);
  key.faces = faces_of(total, key.face_count);
}

void set_dice(LoneCar::Key& key, const Move& move, Phase phase) {
  if (phase == Phase::play && move.regime != Regime::service)
    return set_total(key, motorchamp::total_of(move));
  key.thrown = move.thrown;
  key.face_count = move.face_count;
  // MC-PIT-13, A-25  One die alone is for leaving; which of them is the driver's choice.
  if (phase == Phase::play) {
    key.faces = move.faces;
    if (key.faces[0] < key.faces[1]) std::swap(key.faces[0], key.faces[1]);
    return;
  }
  key.faces = faces_of(motorchamp::total_of(move), move.face_count);
}

// The throw that is safe (MC-FAI-1), or that which goes wrong least often.
Throw surest_throw(const LoneCar::Game& game, const LoneCar::State& state) {
  const ThrowSet lawful = motorchamp::lawful_throws(game, state, 0);
  Throw surest{};
  double least = 2;
  for (int i = 0; i < motorchamp::kThrows; ++i) {
    const auto which = static_cast<Throw>(i);
    if (!lawful.has(which)) continue;
    const Odds odds = motorchamp::odds_of(game, state, which);
    const double risk = static_cast<double>(odds.off + odds.out) / odds.results;
    if (risk >= least) continue;
    least = risk;
    surest = which;
  }
  return surest;
}

// Its race is over for want of others.
bool is_beside(const LoneCar::State& state) {
  return state.phase == Phase::over && state.cars[0].where == Where::side;
}

// MC-TMP-5
LoneCar::Key key_of_back(const LoneCar::Game& game, const LoneCar::State& state) {
  Car car = state.cars[0];
  car.where = Where::track;
  LoneCar::Key key = key_of_car(game, car);
  key.flag = state.flag;
  key.phase = Phase::throw_choice;
  return key;
}

// A throw of two dice: how fast a field comes nearer.
constexpr int kRowsARound = 7;

// MC-TMP-3, MC-TMP-5  Rounds until so many have passed it as must.
int rounds_beside(const LoneCar::Game& game, const LoneCar::State& field, const Car& car) {
  std::array<int, motorchamp::kCarsMax> behind{};
  int others = 0;
  for (int i = 0; i < field.car_count; ++i) {
    const Car& other = field.cars[i];
    if (other.is_running()) behind[others++] = game.track.between(other.row, car.row);
  }
  const int due = motorchamp::kPassesToReturn - car.passes;
  if (due <= 0) return 0;
  if (others < due) return LoneCar::kSideRounds;
  std::nth_element(behind.begin(), behind.begin() + (due - 1), behind.begin() + others);
  return 1 + behind[due - 1] / kRowsARound;
}

}  // namespace

LoneCar::State LoneCar::start(const Game& game, int) {
  State state{};
  state.car_count = 1;
  state.cars[0].team = 1;
  motorchamp::place_on_slot(game.track, state, 0);
  return alone(game, state, 0);
}

LoneCar::Key LoneCar::key(const Game& game, const State& state) {
  const Car& car = state.cars[0];
  if (is_beside(state)) return key_of_back(game, state);
  if (state.phase == Phase::over) {
    Key key{};
    key.phase = Phase::over;
    key.where = car.where;
    return key;
  }
  Key key = key_of_car(game, car);
  key.flag = state.flag;
  key.phase = state.phase;
  if (state.phase != Phase::throw_choice) set_dice(key, state.move, state.phase);
  return key;
}

LoneCar::State LoneCar::state(const Game& game, const Key& key) {
  State state{};
  state.bids.fill(motorchamp::kNoCar);
  state.car_count = state.player_count = state.order_count = state.slot_count = 1;
  state.round = 1;
  state.flag = key.flag;
  Car& car = state.cars[0];
  car.where = key.where;
  car.row = key.row;
  car.lane = key.lane;
  car.laps = key.laps;
  car.first_passer = motorchamp::kNoCar;
  car.team = key.team;
  car.start_phase = key.start_phase;
  car.pit_flap = key.pit_flap;
  car.handicap = key.handicap;
  if (key.phase != Phase::over) motorchamp::begin_turn(game, state, 0);
  state.phase = key.phase;
  state.move.thrown = key.thrown;
  state.move.face_count = key.face_count;
  state.move.faces = key.faces;
  return state;
}

LoneCar::State LoneCar::alone(const Game& game, const State& field, int number) {
  State one{};
  one.cars[0] = field.cars[number];
  one.flag = field.flag;
  const Car& car = one.cars[0];
  one.phase = car.is_running() ? Phase::throw_choice : Phase::over;
  State lone = state(game, key(game, one));
  if (car.where == Where::side)
    lone.round = static_cast<std::uint16_t>(lone.round + rounds_beside(game, field, car));
  return lone;
}

LoneCar::State LoneCar::settled(const Game& game, const State& state) {
  if (!is_beside(state)) return state;
  State back = LoneCar::state(game, key_of_back(game, state));
  back.round = static_cast<std::uint16_t>(clock(state) + 1);
  return back;
}

int LoneCar::clock(const State& state) {
  if (is_beside(state)) return state.round + kSideRounds;
  return state.phase == Phase::over ? state.round : state.round - 1;
}

bool LoneCar::is_sure(const Game& game, const State& state, const Decision& decision) {
  switch (decision.kind) {
    case DecisionKind::throw_dice:
      return motorchamp::throw_of(decision) == surest_throw(game, state);
    case DecisionKind::play: {
      const Goal goal = motorchamp::target_of(decision).goal;
      // MC-HCP-1  Only a race that goes on after the fourth lap calls for a stop.
      const bool is_entry =
          state.cars[0].where == Where::track && (goal == Goal::lane || goal == Goal::pit);
      if (is_entry) return game.options.laps > motorchamp::kHandicapLaps;
      return goal != Goal::side && goal != Goal::out;
    }
    default:
      return true;
  }
}

// It leaves the board at the line (MC-END-2): there is no beyond.
LoneEnd LoneCar::end(const Game&, const State& state) {
  return {state.cars[0].where == Where::finished, 0};
}

}  // namespace chicane
