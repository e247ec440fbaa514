#include "drivers/grand_prix_advanced/steady.h"

#include <algorithm>
#include <tuple>

#include "drivers/nearest.h"
#include "rules/grand_prix_advanced/plans.h"

namespace chicane::grand_prix_advanced {

namespace {

// Past the box, with few checks, as far as that goes.
std::tuple<bool, int, int> price_of(const Road& road, const State& view, const Decision& decision) {
  const Plan plan =
      decision.kind == DecisionKind::keep ? view.go.plan().after(view.go.done) : decision.plan;
  return {plan.is_box, outcome_of(road, plan).checks, -plan.cells};
}

}  // namespace

Decision Steady::choose(const Game& game, const State& view, Seat,
                        const DecisionList& legal) const {
  switch (view.phase) {
    case Phase::gear:
      return nearest_moving(legal, view.at_wheel().gear,
                            [](const Decision& decision) { return decision.number; });
    case Phase::plan:
    case Phase::renewal: {
      const Road road = road_ahead(game, view);
      return *std::min_element(legal.begin(), legal.end(),
                               [&](const Decision& a, const Decision& b) {
                                 return price_of(road, view, a) < price_of(road, view, b);
                               });
    }
    // No push stands first, and a repair before leaving the box.
    default:
      return legal[0];
  }
}

}  // namespace chicane::grand_prix_advanced
