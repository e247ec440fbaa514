// The field of `speed-circuit-wbc`.
#pragma once

#include <array>
#include <optional>

#include "drivers/field.h"
#include "drivers/plotted_race.h"
#include "drivers/speed_circuit_wbc/club.h"
#include "solver/speed_circuit_wbc/lone.h"

namespace chicane {

template <>
struct Field<speed_circuit_wbc::SpeedCircuitWbc> {
  using Game = speed_circuit_wbc::Game;
  using State = speed_circuit_wbc::State;
  using Base = speed_circuit_wbc::Club;

  using Promise = PricedPromise<speed_circuit_wbc::SpeedCircuitWbc>;

  using Order = std::array<std::uint8_t, speed_circuit_wbc::kCarsMax>;

  static bool is_under_way(const State& state) {
    return state.phase > speed_circuit_wbc::Phase::grid_roll;
  }
  static int car_count(const State& state) { return state.car_count; }
  static int owner(const State&, int car) { return car; }
  static int settled(const Game&, const State& state, Order& cars) {
    return settle_by_place(state, cars);
  }
  // Plots that are in are not known.
  static State guess(const Game& game, const State& view, Seat seat);
  static std::optional<speed_circuit_wbc::Decision> choose_car(
      const Game& game, Shelf& shelf, const speed_circuit_wbc::DecisionList& legal);
};

}  // namespace chicane
