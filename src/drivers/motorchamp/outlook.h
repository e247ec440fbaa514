// What a car may expect of its throw: the time it needs after it, for each thing it can do. Exact
// for this throw, with the others where they are; from its end on the car counts as alone.
#pragma once

#include <array>

#include "drivers/motorchamp/pace.h"
#include "rules/motorchamp/throws.h"

namespace chicane::motorchamp {

// What a driver sees in other cars.
enum class Heed : std::uint8_t {
  blocking,  // That they are in the way.
  all,       // Also the tows that follow a landing, and who will pass a car beside the track.
};

class Outlook {
 public:
  // Of the car of that number. What is on the table is asked for the car at the wheel.
  Outlook(const Pace& pace, Heed heed, const Game& game, const State& state, int car);

  // From a square of the track, before the dice fall.
  Turns of_throw(Throw which) const;
  Turns of_best_throw() const;
  // Where the throw on the table may end.
  Turns of_target(const Target& target) const;
  // A tow, or none.
  Turns of_tow(const Target& target) const;

 private:
  // By total.
  using Totals = std::array<Turns, kTotalMax + 1>;

  Totals totals_up_to(const Bounds& bounds, Throw which) const;
  Turns of_total(const Bounds& bounds, int total) const;
  Turns of_lanes(const Car& car, const Reach& reach, int rows) const;
  Turns of_landing(const Car& car, bool is_straight) const;
  Turns of_side(const Bounds& bounds, int rows) const;
  Turns of_entry(const Bounds& bounds, int total) const;
  // Until two have passed a car beside that row (MC-TMP-5).
  Turns wait_beside(int row) const;

  // The car as it would be so many rows on.
  Car driven(const Car& car, int rows) const;
  Car landed(const Car& car, int rows, int lane) const;
  bool has_tow(const Car& car) const;
  bool is_pit_of(const Car& car, int row) const;
  bool is_last(const Car& car) const { return is_last_crossing(game_, state_, car); }
  Turns time(const Car& car) const { return pace_.from(state_, car); }

  const Pace& pace_;
  const Heed heed_;
  const Game& game_;
  const State& state_;
  const int number_;
  const Car& car_;
  const Traffic traffic_;
};

}  // namespace chicane::motorchamp
