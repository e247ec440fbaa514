// The field of `speed-circuit-wbc`.
#pragma once

#include "drivers/field.h"
#include "drivers/speed_circuit_wbc/rookie.h"
#include "solver/lap_table.h"
#include "solver/speed_circuit_wbc/lone.h"

namespace chicane {

template <>
struct Field<speed_circuit_wbc::SpeedCircuitWbc> {
  using Game = speed_circuit_wbc::Game;
  using State = speed_circuit_wbc::State;
  using Base = speed_circuit_wbc::Rookie;

  // The lap of sure decisions of a car without chips and with little wear: so there are few enough
  // positions. What it has beyond that has a price.
  class Promise {
   public:
    explicit Promise(const Game& game);
    double turns(const Game& game, const State& state, int car);

   private:
    LapTable<speed_circuit_wbc::SpeedCircuitWbc> lap_;
  };

  static bool is_under_way(const State& state) {
    return state.phase > speed_circuit_wbc::Phase::grid_roll;
  }
  static int car_count(const State& state) { return state.car_count; }
  static int owner(const State&, int car) { return car; }
  // Plots that are in are not known.
  static State guess(const Game& game, const State& view, Seat seat);
};

}  // namespace chicane
