// The field of `speed-circuit`.
#pragma once

#include <array>
#include <optional>

#include "drivers/field.h"
#include "drivers/plotted_race.h"
#include "drivers/speed_circuit/club.h"
#include "solver/speed_circuit/lone.h"

namespace chicane {

template <>
struct Field<speed_circuit::SpeedCircuit> {
  using Game = speed_circuit::Game;
  using State = speed_circuit::State;
  using Decision = speed_circuit::Decision;
  using Base = speed_circuit::Club;

  using Promise = PricedPromise<speed_circuit::SpeedCircuit>;

  using Order = std::array<std::uint8_t, speed_circuit::kCarsMax>;

  static bool is_under_way(const State& state) {
    return state.phase > speed_circuit::Phase::grid_roll;
  }
  static int car_count(const State& state) { return state.car_count; }
  static int owner(const State&, int car) { return car; }
  static int settled(const Game&, const State& state, Order& cars) {
    return settle_by_place(state, cars);
  }
  // SC-3.6  Plots that are in are not known.
  static State guess(const Game& game, const State& view, Seat seat);
  static std::optional<Decision> choose_car(const Game& game, Shelf& shelf,
                                            const speed_circuit::DecisionList& legal);
};

}  // namespace chicane
