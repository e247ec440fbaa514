// The field of `motorchamp`.
#pragma once

#include "drivers/field.h"
#include "drivers/lap_promise.h"
#include "drivers/motorchamp/club.h"
#include "solver/motorchamp/lone.h"

namespace chicane {

template <>
struct Field<motorchamp::MotorChamp> {
  using Game = motorchamp::Game;
  using State = motorchamp::State;
  using Base = motorchamp::Club;

  struct Promise : LapPromise<motorchamp::MotorChamp> {
    explicit Promise(const Game& game) : LapPromise(game, goal_for_laps(game.options.laps)) {}
  };

  static bool is_under_way(const State& state) {
    return state.phase >= motorchamp::Phase::throw_choice && !state.is_practice &&
           state.phase != motorchamp::Phase::throw_off;
  }
  static int car_count(const State& state) { return state.car_count; }
  static int owner(const State& state, int car) { return state.cars[car].owner; }
  static State guess(const Game&, const State& view, Seat) { return view; }
};

}  // namespace chicane
