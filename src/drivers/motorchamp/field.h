// The field of `motorchamp`.
#pragma once

#include <array>

#include "drivers/field.h"
#include "drivers/lap_promise.h"
#include "drivers/motorchamp/pro.h"
#include "rules/motorchamp/classification.h"
#include "solver/motorchamp/lone.h"

namespace chicane {

template <>
struct Field<motorchamp::MotorChamp> {
  using Game = motorchamp::Game;
  using State = motorchamp::State;

  // Who ventures what wins most.
  struct Base : motorchamp::Pro {
    explicit Base(const Game& game) : Pro(game, {}, motorchamp::kCareOfBest) {}
  };

  struct Promise : LapPromise<motorchamp::MotorChamp> {
    explicit Promise(const Game& game) : LapPromise(game, goal_for_laps(game.options.laps)) {}
  };

  using Order = std::array<std::uint8_t, motorchamp::kCarsMax>;

  static bool is_under_way(const State& state) {
    return state.phase >= motorchamp::Phase::throw_choice && !state.is_practice &&
           state.phase != motorchamp::Phase::throw_off;
  }
  static int car_count(const State& state) { return state.car_count; }
  static int owner(const State& state, int car) { return state.cars[car].owner; }
  // MC-END-4, MC-END-5  Who is home a lap behind may still be passed by one who is not.
  static int settled(const Game& game, const State& state, Order& cars) {
    const int all = classify(game, state, cars);
    int home = 0;
    for (int i = 0; i < all; ++i) {
      const motorchamp::Car& car = state.cars[cars[i]];
      const bool is_home = car.where == motorchamp::Where::finished;
      if (is_home && (car.laps >= game.options.laps || state.phase == motorchamp::Phase::over))
        cars[home++] = cars[i];
    }
    return home;
  }
  static State guess(const Game&, const State& view, Seat) { return view; }
};

}  // namespace chicane
