#include "drivers/grand_prix_basic/rookie.h"

namespace chicane::grand_prix_basic {

namespace {

constexpr int kLook = 7;  // Cells: what two dice bring as a rule.

// GPB-RSK-1  Two dice are a risk in cells that have a value.
bool is_easy_ahead(const CellRing& ring, const Car& car) {
  for (int cells = 1; cells <= kLook; ++cells) {
    if (ring.factors[ring.after(car.cell, cells)] > 0) return false;
  }
  return true;
}

}  // namespace

Decision Rookie::choose(const Game& game, const State& view, Seat,
                        const DecisionList& legal) const {
  switch (view.phase) {
    case Phase::dice:
      return dice(is_easy_ahead(game.ring, view.at_wheel()) ? kDiceMax : 1);
    case Phase::lost:
      // Luck stands last: rather than try it he stops as far ahead as he may.
      return legal.size() > 1 ? legal[legal.size() - 2] : legal[0];
    default:
      // The farthest cell.
      return legal[legal.size() - 1];
  }
}

}  // namespace chicane::grand_prix_basic
