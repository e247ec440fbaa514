#include "drivers/grand_prix_basic/reckoner.h"

#include "drivers/grand_prix_basic/outlook.h"

namespace chicane::grand_prix_basic {

Decision Reckoner::choose(const Game& game, const State& view, Seat,
                          const DecisionList& legal) const {
  return Outlook(pace_, game, view).best(view.go, legal);
}

}  // namespace chicane::grand_prix_basic
