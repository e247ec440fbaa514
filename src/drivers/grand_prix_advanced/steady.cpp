#include "drivers/grand_prix_advanced/steady.h"

#include "drivers/grand_prix_advanced/safest_plan.h"
#include "drivers/nearest.h"

namespace chicane::grand_prix_advanced {

Decision Steady::choose(const Game& game, const State& view, Seat,
                        const DecisionList& legal) const {
  switch (view.phase) {
    case Phase::gear:
      return nearest_moving(legal, view.at_wheel().gear,
                            [](const Decision& decision) { return decision.number; });
    case Phase::plan:
    case Phase::renewal:
      return safest_plan(game, view, legal, BoxWish::past);
    // No push stands first, and a repair before leaving the box.
    default:
      return legal[0];
  }
}

}  // namespace chicane::grand_prix_advanced
