// What the roads of both Speed Circuit games have in common (road_book.h); `Phase` is the game's
// own, and so is the fastest that any of its cars can drive.
#pragma once

#include <type_traits>

#include "rules/lib/course.h"
#include "rules/lib/passage.h"

namespace chicane {

template <class TheGame, class TheState, class TheCar, class Phase, int kFastestMph>
struct PlottedRoads {
  using Game = TheGame;
  using State = TheState;
  using Car = TheCar;

  struct Standing {
    Passage passage;
    SpaceId at;
    Speed ref;  // SC-6.5c, WBC-2.5d  On corner spaces alone.
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
    state.phase = Phase::plot;
    state.car_count = state.order_count = 1;
    state.waiting = 1;
    Car& car = state.cars[0];
    car.passage = standing.passage;
    car.at = standing.at;
    car.ref = car.speed = standing.ref;
    car.progress = static_cast<std::int16_t>(game.course[standing.at].row - game.course.rows);
    car.specs = {kFastest, kFastest, kFastest, kFastest};
    car.wear = kWear;
    return state;
  }

 private:
  static constexpr Speed kFastest = Speed::from_mph(kFastestMph);
};

}  // namespace chicane
