#include "drivers/grand_prix_advanced/safest_plan.h"

#include <algorithm>
#include <tuple>

#include "rules/grand_prix_advanced/plans.h"

namespace chicane::grand_prix_advanced {

Decision safest_plan(const Game& game, const State& view, const DecisionList& legal, BoxWish wish) {
  const Road road = road_ahead(game, view);
  const auto price_of = [&](const Decision& decision) {
    const Plan plan =
        decision.kind == DecisionKind::keep ? view.go.plan().after(view.go.done) : decision.plan;
    return std::tuple(plan.is_box != (wish == BoxWish::into), outcome_of(road, plan).checks,
                      -plan.cells);
  };
  return *std::min_element(legal.begin(), legal.end(), [&](const Decision& a, const Decision& b) {
    return price_of(a) < price_of(b);
  });
}

}  // namespace chicane::grand_prix_advanced
