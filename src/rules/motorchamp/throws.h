// COL, LIM, FAI, STA, HCP: which throws a car may make, and what each risks.
#pragma once

#include "rules/motorchamp/reach.h"

namespace chicane::motorchamp {

// Part 1.4
Regime regime_of(const State& state, const Car& car);

// MC-END-2, MC-PRA-2  Does the next crossing of the line end the race, or the practice lap, of the
// car?
bool is_last_crossing(const Game& game, const State& state, const Car& car);

// The bounds of throws up to the total `most` that start on the car's square (LIM, BLK, A-30).
class Bounds {
 public:
  Bounds(const Game& game, const State& state, const Car& car, const Traffic& traffic,
         int most = kTotalMax);

  const Reach& reach() const { return reach_; }
  int limit() const { return limit_; }
  // Does the total carry a car on its last crossing over the line?
  bool finishes(int total) const { return finish_at_ > 0 && total >= finish_at_; }
  int far(int total) const { return finishes(total) ? total : reach_.far(total); }
  // Part 2.1  By how much the total exceeds what can be driven: MC-LIM-1, MC-LIM-2  the limit, and
  // the road. IX-02  The larger excess counts.
  int excess(int total) const {
    const int over = total - (limit_ < far(total) ? limit_ : far(total));
    return over > 0 ? over : 0;
  }

 private:
  Reach reach_;
  int limit_;
  int finish_at_ = 0;  // Distance to the row past the line, if it can be entered; 0: not at all.
};

// How many results of a throw exceed the bounds: by one or more, by two or more, of all.
struct Risk {
  int over = 0;
  int far_over = 0;
  int results = 0;
};
Risk risk_of(const Bounds& bounds, Throw which);

// In how many ways the dice of the throw show the total.
int ways_of(Throw which, int total);

// A set of throws, one bit each.
struct ThrowSet {
  unsigned bits = 0;
  bool has(Throw which) const { return (bits >> static_cast<int>(which) & 1u) != 0; }
};
// MC-FAI, MC-COL-2  What may be thrown. MC-COL-3  Dice that are not too many.
ThrowSet lawful_throws(const Game& game, const State& state, int car);
int dice_allowed(const Game& game, const State& state, const Car& car);

// Is no total of the throw over a bound (MC-FAI-1)?
bool is_safe(const Bounds& bounds, Throw which);

}  // namespace chicane::motorchamp
