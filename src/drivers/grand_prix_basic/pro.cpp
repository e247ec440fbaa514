#include "drivers/grand_prix_basic/pro.h"

#include "drivers/grand_prix_basic/hopes.h"
#include "drivers/grand_prix_basic/outlook.h"

namespace chicane::grand_prix_basic {

Decision Pro::choose(const Game& game, const State& view, Seat, const DecisionList& legal) const {
  if (legal.size() == 1) return legal[0];
  const Hopes hopes(pace_, game, view, style_);
  const Outlook outlook(game, view, [&](int cells, int miss) { return hopes.lost(cells, miss); });
  return outlook.best(view.go, legal);
}

}  // namespace chicane::grand_prix_basic
