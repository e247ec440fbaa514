// The field of `grand-prix-basic`.
#pragma once

#include <array>

#include "drivers/field.h"
#include "drivers/grand_prix_basic/reckoner.h"
#include "drivers/lap_promise.h"
#include "rules/grand_prix_basic/order.h"
#include "solver/grand_prix_basic/lone.h"

namespace chicane {

template <>
struct Field<grand_prix_basic::GrandPrixBasic> {
  using Game = grand_prix_basic::Game;
  using State = grand_prix_basic::State;
  using Base = grand_prix_basic::Reckoner;

  struct Promise : LapPromise<grand_prix_basic::GrandPrixBasic> {
    explicit Promise(const Game& game) : LapPromise(game, goal_for_laps(game.options.laps)) {}
  };

  using Order = std::array<std::uint8_t, grand_prix_basic::kCarsMax>;

  static bool is_under_way(const State& state) {
    return state.phase > grand_prix_basic::Phase::draw;
  }
  static int car_count(const State& state) { return state.car_count; }
  static int owner(const State& state, int car) { return state.cars[car].owner; }
  // GPB-VIC-3  The race ends with the move in which a car finishes.
  static int settled(const Game&, const State& state, Order& cars) {
    return state.phase == grand_prix_basic::Phase::over ? classify(state, cars) : 0;
  }
  static State guess(const Game&, const State& view, Seat) { return view; }
};

}  // namespace chicane
