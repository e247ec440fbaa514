#include "drivers/speed_circuit_wbc/field.h"

#include <algorithm>

#include "drivers/plotted_race.h"

namespace chicane {

using speed_circuit_wbc::Car;
using speed_circuit_wbc::Phase;
using speed_circuit_wbc::SpeedCircuitWbc;

using TheField = Field<SpeedCircuitWbc>;

namespace {

// In turns.
constexpr double kOneTurns = 0.02;
constexpr double kThreeTurns = 0.05;
constexpr double kWearTurns = 0.01;

constexpr int kWearLooked = 12;

}  // namespace

TheField::Promise::Promise(const Game& game) : lap_(game, sure_race(game.options.laps)) {}

double TheField::Promise::turns(const Game&, const State& state, int car) {
  State plain{};
  plain.turn = state.turn;
  plain.phase = state.phase;
  plain.car_count = 1;
  Car& one = plain.cars[0];
  one = state.cars[car];
  const int spare = std::max(0, one.wear - kWearLooked);
  const double reserve = kOneTurns * one.ones + kThreeTurns * one.threes + kWearTurns * spare;
  one.ones = one.threes = 0;
  one.brakes_damaged = false;
  one.wear = static_cast<std::uint8_t>(one.wear - spare);
  return lap_.turns(plain, 0) - reserve;
}

TheField::State TheField::guess(const Game&, const State& view, Seat) {
  State whole = view;
  if (view.phase == Phase::plot) open_plots(whole);
  return whole;
}

}  // namespace chicane
