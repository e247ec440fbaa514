// The field of `grand-prix-advanced`.
#pragma once

#include <array>

#include "drivers/field.h"
#include "drivers/grand_prix_advanced/club.h"
#include "solver/grand_prix_advanced/lone.h"

namespace chicane {

template <>
struct Field<grand_prix_advanced::GrandPrixAdvanced> {
  using Game = grand_prix_advanced::Game;
  using State = grand_prix_advanced::State;

  // The best of the quick drivers, quicker than a pro: everybody ventures by his place, and much.
  class Base : public grand_prix_advanced::Club {
   public:
    explicit Base(const Game& game);
  };

  // The moves that a club driver counts; three whole laps are too large for a lap table.
  class Promise {
   public:
    explicit Promise(const Game& game);
    double turns(const Game& game, const State& state, int car) const;

   private:
    grand_prix_advanced::Pace pace_;
  };

  using Order = std::array<std::uint8_t, grand_prix_advanced::kCarsMax>;

  static bool is_under_way(const State& state) {
    return state.phase > grand_prix_advanced::Phase::draw && !state.is_practice;
  }
  static int car_count(const State& state) { return state.car_count; }
  static int owner(const State& state, int car) { return state.cars[car].owner; }
  static int settled(const Game&, const State& state, Order& cars);
  static State guess(const Game&, const State& view, Seat) { return view; }
};

}  // namespace chicane
