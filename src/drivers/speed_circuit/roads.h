// The roads of `speed-circuit`.
#pragma once

#include "drivers/road_book.h"
#include "solver/speed_circuit/lone.h"

namespace chicane {

template <>
struct Roads<speed_circuit::SpeedCircuit> {
  using Game = speed_circuit::Game;
  using State = speed_circuit::State;
  using Car = speed_circuit::Car;

  struct Standing {
    Passage passage;
    SpaceId at;
    Speed ref;  // SC-6.5c  On corner spaces alone.
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
    state.phase = speed_circuit::Phase::plot;
    state.car_count = state.order_count = 1;
    state.waiting = 1;
    Car& car = state.cars[0];
    car.passage = standing.passage;
    car.at = standing.at;
    car.ref = car.speed = standing.ref;
    car.progress = static_cast<std::int16_t>(game.course[standing.at].row - game.course.rows);
    car.specs = {speed_circuit::kSpeedMax, speed_circuit::kSpeedMax, speed_circuit::kSpeedMax,
                 speed_circuit::kSpeedMax};
    car.wear = kWear;
    return state;
  }
  static std::uint32_t path_of(const State& before, const speed_circuit::Decision& decision) {
    return decision.kind == speed_circuit::DecisionKind::drive ? speed_circuit::path(decision).word
                                                               : before.move.path;
  }
  // SC-5.4d
  static int wear_units(const Car& car) {
    return car.brakes_strained ? car.wear / speed_circuit::kStrainedWearFactor : car.wear;
  }
  static int reserve(const Car&) { return 0; }
};

}  // namespace chicane
