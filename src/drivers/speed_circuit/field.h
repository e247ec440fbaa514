// The field of `speed-circuit`.
#pragma once

#include <optional>

#include "drivers/field.h"
#include "drivers/speed_circuit/rookie.h"
#include "solver/lap_table.h"
#include "solver/speed_circuit/lone.h"

namespace chicane {

template <>
struct Field<speed_circuit::SpeedCircuit> {
  using Game = speed_circuit::Game;
  using State = speed_circuit::State;
  using Decision = speed_circuit::Decision;
  using Base = speed_circuit::Rookie;

  // The lap of sure decisions; pushes and wagers are rehearsed.
  class Promise {
   public:
    explicit Promise(const Game& game);
    double turns(const Game&, const State& state, int car) { return lap_.turns(state, car); }

   private:
    LapTable<speed_circuit::SpeedCircuit> lap_;
  };

  static bool is_under_way(const State& state) {
    return state.phase > speed_circuit::Phase::grid_roll;
  }
  static int car_count(const State& state) { return state.car_count; }
  static int owner(const State&, int car) { return car; }
  // SC-3.6  Plots that are in are not known.
  static State guess(const Game& game, const State& view, Seat seat);
  static std::optional<Decision> choose_car(const Game& game,
                                            const speed_circuit::DecisionList& legal);
};

}  // namespace chicane
