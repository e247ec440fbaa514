#include "drivers/grand_prix_basic/club.h"

#include "drivers/grand_prix_basic/outlook.h"

namespace chicane::grand_prix_basic {

namespace {

Goes time_of(const Outlook& outlook, const Go& go, const Decision& decision) {
  switch (decision.kind) {
    case DecisionKind::dice:
      return outlook.of_dice(decision.number);
    case DecisionKind::goal:
      return outlook.of_goal(decision.number, go.dice);
    case DecisionKind::stop:
      return outlook.of_stop(decision.number, go.entered, go.dice);
    case DecisionKind::luck:
      return outlook.of_luck(go.entered, go.goal, go.dice);
    case DecisionKind::roll:
      break;
  }
  return 0;
}

}  // namespace

// Of equals the last: two dice, the farther cell.
Decision Club::choose(const Game& game, const State& view, Seat, const DecisionList& legal) const {
  const Outlook outlook(pace_, game, view);
  Decision best = legal[0];
  Goes least = time_of(outlook, view.go, best);
  for (const Decision& decision : legal) {
    const Goes time = time_of(outlook, view.go, decision);
    if (time > least) continue;
    best = decision;
    least = time;
  }
  return best;
}

}  // namespace chicane::grand_prix_basic
