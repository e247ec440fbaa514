// How many turns a car alone needs from any place at best, accidents at their price: a table made
// once for a game, exact but for rounding. All times in millionths of a turn, so that they are the
// same everywhere.
#pragma once

#include <cstdint>
#include <vector>

#include "base/held.h"
#include "rules/motorchamp/state.h"

namespace chicane::motorchamp {

using Turns = std::int64_t;
inline constexpr Turns kTurn = 1'000'000;

class Pace {
 public:
  // `out_price`: turns that going out costs beside what the road ahead takes.
  Pace(const Game& game, Turns out_price);

  Turns out_price() const { return out_price_; }
  // Of a car on the track, in the pit lane or in a pit, whose throw is next. One beside the track
  // counts as back on it.
  Turns from(const State& state, const Car& car) const {
    return times_[index(crossings_left(state, car), column(state, car), car.row)];
  }

  friend std::size_t bytes_held(const Pace& pace) { return bytes_held(pace.times_); }

 private:
  // Both lanes of cars that must stop yet, that need not, that have the red flap; the way out, a
  // pit after the stop and before it, the way in for each team.
  enum Column { due = 0, served = 2, flapped = 4, lane_out = 6, pit_out, pit_in, lane_in };
  static constexpr int kColumns = lane_in + kTeamsWithAddon;

  // How often it has to cross the line; 0: home.
  int crossings_left(const State& state, const Car& car) const;
  static int column(const State& state, const Car& car);
  std::size_t index(int crossings, int column, int row) const {
    const int at = (crossings * kColumns + column) * rows_ + row;
    return static_cast<std::size_t>(at);
  }
  void set(const State& alone, Turns time) {
    const Car& car = alone.cars[0];
    times_[index(crossings_left(alone, car), column(alone, car), car.row)] =
        static_cast<std::int32_t>(time);
  }

  // For the one car of that state, in its row.
  void fill_pits(const Game& game, State& alone);
  void fill_track(const Game& game, State& alone);
  Turns mean_in_pits(const Game& game, State& alone) const;

  Turns out_price_;
  int laps_;
  int rows_;
  std::vector<std::int32_t> times_;
};

}  // namespace chicane::motorchamp
