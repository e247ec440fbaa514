#include "drivers/formula_one/substitutes.h"

#include <algorithm>
#include <tuple>

#include "drivers/formula_one/glance.h"
#include "drivers/nearest.h"

namespace chicane::formula_one {

namespace {

// On the track, then the least above the safety speeds.
std::tuple<bool, int> price_of(const Game& game, const State& view, const Path& path) {
  return {path.ends_in_pit(), look_along(game.track, view, path, view.move.set).over};
}

int spaces_set(const Decision& decision) {
  return decision.kind == DecisionKind::set ? decision.number : -1;
}

}  // namespace

Decision Steady::choose(const Game& game, const State& view, Seat,
                        const DecisionList& legal) const {
  switch (view.phase) {
    case Phase::speed:
      return nearest_moving(legal, view.move.start.spaces(), spaces_set);
    case Phase::drive:
      return *std::min_element(legal.begin(), legal.end(),
                               [&](const Decision& a, const Decision& b) {
                                 return price_of(game, view, a.path) < price_of(game, view, b.path);
                               });
    case Phase::match:
      return keep();
    case Phase::card:
      return pass();
    // Special tyres rather than dice.
    default:
      return legal[0];
  }
}

Decision First::choose(const Game&, const State& view, Seat, const DecisionList& legal) const {
  return view.phase == Phase::speed ? nearest_moving(legal, 0, spaces_set) : legal[0];
}

}  // namespace chicane::formula_one
