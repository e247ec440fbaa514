// The roads of `speed-circuit-wbc`.
#pragma once

#include "drivers/road_book.h"
#include "solver/speed_circuit_wbc/lone.h"

namespace chicane {

template <>
struct Roads<speed_circuit_wbc::SpeedCircuitWbc> {
  using Game = speed_circuit_wbc::Game;
  using State = speed_circuit_wbc::State;
  using Car = speed_circuit_wbc::Car;

  struct Standing {
    Passage passage;
    SpaceId at;
    Speed ref;  // WBC-2.5d  On corner spaces alone.
    std::uint8_t unused_;
  };
  static_assert(std::has_unique_object_representations_v<Standing>);

  static constexpr int kWear = 100;

  static Standing standing(const Game& game, const Car& car) {
    return {car.passage, car.at, game.course[car.at].is_posted() ? car.ref : Speed{}, 0};
  }
  static Standing bare(const Game& game, SpaceId at, Speed ref) {
    return {{}, at, game.course[at].is_posted() ? ref : Speed{}, 0};
  }
  static State state(const Game& game, const Standing& standing) {
    State state{};
    state.phase = speed_circuit_wbc::Phase::plot;
    state.car_count = state.order_count = 1;
    state.waiting = 1;
    Car& car = state.cars[0];
    car.passage = standing.passage;
    car.at = standing.at;
    car.ref = car.speed = standing.ref;
    car.progress = static_cast<std::int16_t>(game.course[standing.at].row - game.course.rows);
    car.specs = {speed_circuit_wbc::kSpeedMax, speed_circuit_wbc::kSpeedMax,
                 speed_circuit_wbc::kSpeedMax, speed_circuit_wbc::kSpeedMax};
    car.wear = kWear;
    return state;
  }
  static std::uint32_t path_of(const State& before, const speed_circuit_wbc::Decision&) {
    return before.move.path;
  }
  static int wear_units(const Car& car) { return car.wear; }
  static int reserve(const Car& car) { return kOne * car.ones + kThree * car.threes; }

 private:
  // What chips save.
  static constexpr int kOne = 2;
  static constexpr int kThree = 5;
};

}  // namespace chicane
