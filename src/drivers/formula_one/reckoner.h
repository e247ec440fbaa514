// Reckons a turn of `formula-one`: knows how long each square takes at each speed, weighs what a
// corner may cost, stops at the pit when worn and plays a card where it gains most. How finely is a
// matter of the driver (club.h); exactly, it is what an ace does unless his search knows better.
#pragma once

#include "drivers/formula_one/pace.h"
#include "rules/formula_one/formula_one.h"

namespace chicane::formula_one {

class Reckoner {
 public:
  // Times within one grain are alike to him.
  explicit Reckoner(const Game& game, int grain = 1) : pace_(game), grain_(grain) {}

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;

  friend std::size_t bytes_held(const Reckoner& reckoner) { return bytes_held(reckoner.pace_); }

 private:
  int judged(int time) const;
  int time_of_speed(const Game& game, const State& view, Speed speed, bool is_superb) const;
  int time_of_path(const Game& game, const State& view, const Path& path, Speed speed,
                   bool is_superb) const;
  int time_of_card(const Game& game, const State& view, const Decision& card) const;
  Decision choose_speed(const Game& game, const State& view, const DecisionList& legal) const;
  Decision choose_path(const Game& game, const State& view, const DecisionList& legal) const;
  Decision choose_card(const Game& game, const State& view, const DecisionList& legal) const;

  Pace pace_;
  int grain_;
};

}  // namespace chicane::formula_one
