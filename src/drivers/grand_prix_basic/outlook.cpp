#include "drivers/grand_prix_basic/outlook.h"

#include <algorithm>
#include <limits>

#include "rules/grand_prix_basic/odds.h"
#include "rules/grand_prix_basic/room.h"

namespace chicane::grand_prix_basic {

namespace {

// GPB-VIC-2  Far beyond the final line is a little better than just beyond it.
constexpr Goes kCellBeyond = kGo / 1000;

Goes mean(int twelfths, Goes failed, Goes passed) {
  return (twelfths * failed + (kTwelfths - twelfths) * passed) / kTwelfths;
}

}  // namespace

Outlook::Outlook(const Pace& pace, const Game& game, const State& state) {
  const Car& car = state.at_wheel();
  for (int cells = 0; cells <= kTotalMax; ++cells) {
    Ahead& ahead = ahead_[cells];
    const int cell = game.ring.after(car.cell, cells);
    const bool has_crossed = game.ring.crosses_line(car.cell, cells);
    ahead.is_home = is_home(game, state, cells);
    ahead.time =
        ahead.is_home ? -cell * kCellBeyond : pace.from(car.to_go - (has_crossed ? 1 : 0), cell);
    ahead.cars = cars_in(state, cell);
    ahead.factor = game.ring.factors[cell];
    ahead.has_room = ahead.is_home || ahead.cars < kRoom;
  }
}

Goes Outlook::of_dice(int dice) const {
  // By total: the best goal within it.
  std::array<Goes, kTotalMax + 1> best{};
  Goes least = std::numeric_limits<Goes>::max();
  for (int total = 1; total <= dice * kDieSides; ++total) {
    if (ahead_[total].has_room) least = std::min(least, of_goal(total, dice));
    // GPB-MOV-2  Without room within the total it stays.
    best[total] = least == std::numeric_limits<Goes>::max() ? ahead_[0].time : least;
  }
  Goes sum = 0;
  for (int first = 1; first <= kDieSides; ++first) {
    if (dice == 1) {
      sum += best[first] * kDieSides;
      continue;
    }
    for (int second = 1; second <= kDieSides; ++second) sum += best[first + second];
  }
  return sum / (kDieSides * kDieSides);
}

// From the goal back to where the car is.
Goes Outlook::of_way(int entered, int goal, int dice) const {
  Goes time = ahead_[goal].time;
  for (int cells = goal; cells > entered; --cells) {
    const Ahead& ahead = ahead_[cells];
    if (ahead.is_home) continue;
    if (cells < goal && ahead.cars > 0) {
      const Goes luck = (off_road(cells, kMissAfterLuck) + time) / 2;
      const Goes lost = std::min(luck, best_stop(cells - 1, dice));
      time = mean(twelfths_lost(ahead.cars, ahead.factor), lost, time);
    } else if (dice == kDiceMax && ahead.factor > 0) {
      time = mean(twelfths_off(ahead.factor), off_road(cells, kMissAfterAccident), time);
    }
  }
  return time;
}

Goes Outlook::best_stop(int entered, int dice) const {
  Goes least = std::numeric_limits<Goes>::max();
  for (int cells = 1; cells <= entered + 1; ++cells) {
    if (ahead_[cells].has_room) least = std::min(least, of_stop(cells, entered, dice));
  }
  return least == std::numeric_limits<Goes>::max() ? ahead_[0].time : least;
}

// GPB-OVT-5  Only the cell of the lost overtaking is still to be risked.
Goes Outlook::of_stop(int cells, int entered, int dice) const {
  const Ahead& ahead = ahead_[cells];
  if (cells <= entered || dice < kDiceMax || ahead.factor == 0) return ahead.time;
  return mean(twelfths_off(ahead.factor), off_road(cells, kMissAfterAccident), ahead.time);
}

Goes Outlook::of_luck(int entered, int goal, int dice) const {
  return (off_road(entered + 1, kMissAfterLuck) + of_way(entered + 1, goal, dice)) / 2;
}

}  // namespace chicane::grand_prix_basic
