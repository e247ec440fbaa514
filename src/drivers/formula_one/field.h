// The field of `formula-one`.
#pragma once

#include <array>
#include <vector>

#include "drivers/field.h"
#include "drivers/formula_one/reckoner.h"
#include "solver/formula_one/lone.h"

namespace chicane {

template <>
struct Field<formula_one::FormulaOne> {
  using Game = formula_one::Game;
  using State = formula_one::State;
  using Base = formula_one::Reckoner;

  // The time that is reckoned with, and a price for wear; a whole race with cards is too large
  // for a lap table.
  class Promise {
   public:
    explicit Promise(const Game& game);
    double turns(const Game& game, const State& state, int car) const;

   private:
    formula_one::Pace pace_;
    double lap_;
    std::vector<formula_one::SquareId> spin_squares_;  // By band: a square in it.
  };

  using Order = std::array<std::uint8_t, formula_one::kCarsMax>;

  static bool is_under_way(const State& state) { return state.phase >= formula_one::Phase::speed; }
  static int car_count(const State& state) { return state.seat_count; }
  static int owner(const State& state, int car) { return state.seat_of(car); }
  static int settled(const Game& game, const State& state, Order& cars);
  // Cards that others hold are not played in rehearsals.
  static State guess(const Game&, const State& view, Seat) { return view; }
};

}  // namespace chicane
