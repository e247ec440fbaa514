#include "drivers/grand_prix_basic/outlook.h"

#include <algorithm>
#include <limits>

#include "rules/grand_prix_basic/odds.h"
#include "rules/grand_prix_basic/room.h"

namespace chicane::grand_prix_basic {

namespace {

Goes mean(int twelfths, Goes failed, Goes passed) {
  return (twelfths * failed + (kTwelfths - twelfths) * passed) / kTwelfths;
}

}  // namespace

Outlook::Outlook(const Pace& pace, const Game& game, const State& state)
    : Outlook(game, state, [&](int cells, int miss) {
        return pace.ahead_of(game, state.at_wheel(), cells) + miss * kGo;
      }) {}

void Outlook::look_at(const Game& game, const State& state, int cells, Others others) {
  Ahead& ahead = ahead_[cells];
  const int cell = game.ring.after(state.at_wheel().cell, cells);
  ahead.is_home = is_home(game, state, cells);
  const int cars = cars_in(state, cell);
  ahead.cars = others == Others::counted ? cars : 0;
  ahead.factor = game.ring.factors[cell];
  ahead.has_room = ahead.is_home || cars < kRoom;
}

Decision Outlook::best(const Go& go, const DecisionList& legal) const {
  Decision best = legal[0];
  Goes least = of(go, best);
  for (const Decision& decision : legal) {
    const Goes time = of(go, decision);
    if (time > least) continue;
    best = decision;
    least = time;
  }
  return best;
}

Goes Outlook::of(const Go& go, const Decision& decision) const {
  switch (decision.kind) {
    case DecisionKind::dice:
      return of_dice(decision.number);
    case DecisionKind::goal:
      return of_goal(decision.number, go.dice);
    case DecisionKind::stop:
      return of_stop(decision.number, go.entered, go.dice);
    case DecisionKind::luck:
      return of_luck(go.entered, go.goal, go.dice);
    case DecisionKind::roll:
      break;
  }
  return 0;
}

Goes Outlook::of_dice(int dice) const {
  // By total: the best goal within it.
  std::array<Goes, kTotalMax + 1> best{};
  Goes least = std::numeric_limits<Goes>::max();
  for (int total = 1; total <= dice * kDieSides; ++total) {
    if (ahead_[total].has_room) least = std::min(least, of_goal(total, dice));
    // GPB-MOV-2  Without room within the total it stays.
    best[total] = least == std::numeric_limits<Goes>::max() ? on_road(0) : least;
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
  Goes time = on_road(goal);
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
  return least == std::numeric_limits<Goes>::max() ? on_road(0) : least;
}

// GPB-OVT-5  Only the cell of the lost overtaking is still to be risked.
Goes Outlook::of_stop(int cells, int entered, int dice) const {
  const Ahead& ahead = ahead_[cells];
  if (cells <= entered || dice < kDiceMax || ahead.factor == 0) return on_road(cells);
  return mean(twelfths_off(ahead.factor), off_road(cells, kMissAfterAccident), on_road(cells));
}

Goes Outlook::of_luck(int entered, int goal, int dice) const {
  return (off_road(entered + 1, kMissAfterLuck) + of_way(entered + 1, goal, dice)) / 2;
}

}  // namespace chicane::grand_prix_basic
