// What the car at the wheel may expect of this go, for each thing it can do. Exact for this go,
// with the others where they are; what an end of the go is worth from there on is for the driver to
// say.
#pragma once

#include <array>
#include <cstdint>

#include "drivers/grand_prix_basic/pace.h"
#include "rules/grand_prix_basic/state.h"

namespace chicane::grand_prix_basic {

// Whether those who may have to be overtaken are reckoned with; room always is.
enum class Others : std::uint8_t { counted, ignored };

class Outlook {
 public:
  // From the end of the go on the car counts as alone.
  Outlook(const Pace& pace, const Game& game, const State& state);
  // `time_at(cells, miss)`: after a go that ends so many cells ahead, or beside that cell with so
  // many goes to miss. The less, the better.
  template <class TimeAt>
  Outlook(const Game& game, const State& state, const TimeAt& time_at,
          Others others = Others::counted) {
    for (int cells = 0; cells <= kTotalMax; ++cells) {
      look_at(game, state, cells, others);
      for (int miss = 0; miss <= kMissAfterLuck; ++miss)
        ahead_[cells].times[miss] = time_at(cells, miss);
    }
  }

  // Of the go at hand; of equals the last: two dice, the farther cell.
  Decision best(const Go& go, const DecisionList& legal) const;
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
    std::array<Goes, kMissAfterLuck + 1> times;  // From there on, by goes to miss.
    int cars;                                    // To be overtaken.
    int factor;
    bool has_room;
    bool is_home;
  };

  void look_at(const Game& game, const State& state, int cells, Others others);
  Goes of(const Go& go, const Decision& decision) const;
  Goes of_way(int entered, int goal, int dice) const;
  Goes best_stop(int entered, int dice) const;
  Goes on_road(int cells) const { return ahead_[cells].times[0]; }
  Goes off_road(int cells, int miss) const { return ahead_[cells].times[miss]; }

  std::array<Ahead, kTotalMax + 1> ahead_;
};

}  // namespace chicane::grand_prix_basic
