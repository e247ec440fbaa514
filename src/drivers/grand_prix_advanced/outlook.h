// What the car at the wheel may expect of this go: the moves it needs after it, for each thing it
// can do. Exact for this go, with the others where they are, but that a damage only has its price;
// from the end of the go on the car counts as alone.
#pragma once

#include <algorithm>
#include <array>

#include "drivers/grand_prix_advanced/pace.h"
#include "rules/grand_prix_advanced/plans.h"

namespace chicane::grand_prix_advanced {

// Cells: who has gone and stands nearer than that will be in the way the next time.
inline constexpr int kCrowdNear = 12;

class Outlook {
 public:
  // Gear, window and counts are those of the go in the state.
  Outlook(const Pace& pace, const Game& game, const State& state);

  // The best plan that enters a cell or the box, before any of it is driven.
  Moves of_tolerance(int tolerance);
  Moves of_die(int modifier);
  // Nothing that enters at most so many cells takes less, whatever the dice.
  Moves least_within(int cells) const;
  // After of_tolerance() with the tolerance of the go. kNever for one that brakes without need.
  Moves of_plan(const Plan& plan) const;

 private:
  // Nobody brakes beyond the minimum, so that no more counts than these are used in a cell.
  int count_max(int cell) const { return std::max(cell, road_.least); }
  // No cell is entered any more; kNever where that is not possible. Nobody waits for a better die
  // than the best.
  Moves of_stay() const {
    const bool is_idle = !has_entered_ && road_.tolerance >= kFactorMax;
    return road_.may_stay && !is_idle ? stops_[0] : kNever;
  }
  // Of the ends to which a way leads that needs no check and no braking the best; kNever if there
  // is none.
  Moves of_clear_way() const;
  bool is_clear(int cell, bool goes_on) const {
    if (road_.is_fifth && road_.factor(cell, goes_on) >= kFactorMax) return false;
    return road_.checks(cell, goes_on, 0) <= 0;
  }
  void look_on(const Allowance& allowed, int cell, int count);
  Moves of_entry(const Allowance& allowed, int cell, int count, int brakings) const;
  bool may_enter(const Allowance& allowed, int cell, bool goes_on, int brakings) const;
  Moves of_last_room(int cell) const;
  // The time after that many checks in a cell.
  Moves checked(int cell, int checks, Moves time) const;

  Road road_;
  int gear_;
  int handicap_;  // On the risk die, by damage.
  bool is_practice_;
  bool has_entered_;                        // A cell in this go.
  Moves damage_;                            // What one costs.
  Moves box_ = kNever;                      // From there on.
  std::array<Moves, kCountMax + 1> stops_;  // By cell: after a go that ends there, …
  std::array<Moves, kCountMax + 1> spins_;  // … or with a spin.
  // By cells entered and counts used: the best way on.
  std::array<std::array<Moves, kCountMax + 1>, kCountMax + 1> onwards_;
};

}  // namespace chicane::grand_prix_advanced
