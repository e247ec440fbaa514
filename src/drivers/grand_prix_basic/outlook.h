// What the car at the wheel may expect of this go: the time it needs after it, for each thing it
// can do. Exact for this go, with the others where they are; from its end on the car counts as
// alone.
#pragma once

#include <array>

#include "drivers/grand_prix_basic/pace.h"
#include "rules/grand_prix_basic/state.h"

namespace chicane::grand_prix_basic {

class Outlook {
 public:
  Outlook(const Pace& pace, const Game& game, const State& state);

  // Before the dice fall, with the best goal for each total.
  Goes of_dice(int dice) const;
  // The goal has room.
  Goes of_goal(int goal, int dice) const { return of_way(0, goal, dice); }
  // After a lost overtaking in the cell behind `entered`: a stop, or a try of one's luck.
  Goes of_stop(int cells, int entered, int dice) const;
  Goes of_luck(int entered, int goal, int dice) const;

 private:
  // A cell ahead; [0] is the one where the go begins.
  struct Ahead {
    Goes time;  // From there on, in later goes.
    int cars;
    int factor;
    bool has_room;
    bool is_home;
  };

  Goes of_way(int entered, int goal, int dice) const;
  Goes best_stop(int entered, int dice) const;
  Goes off_road(int cells, int miss) const { return ahead_[cells].time + miss * kGo; }

  std::array<Ahead, kTotalMax + 1> ahead_;
};

}  // namespace chicane::grand_prix_basic
