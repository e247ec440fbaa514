#include "drivers/grand_prix_advanced/rookie.h"

#include "drivers/grand_prix_advanced/safest_plan.h"
#include "rules/grand_prix_advanced/road.h"

namespace chicane::grand_prix_advanced {

namespace {

// The hardest cell that he enters in a gear: what the worst die of table A leaves. In first he can
// wait for a better one.
constexpr int hardest(int gear) { return gear == 1 ? kFactorMax : tolerance(gear, kDieSides); }

// A damage is repaired while there is another lap for it to pay.
bool wants_box(const Car& car) { return car.damage.size() > 0 && car.to_go > 1; }

bool is_box_near(const CellRing& ring, const Car& car) {
  if (ring.box_entry == kNone) return false;
  return (ring.box_entry - car.cell + ring.count) % ring.count <= gear_of(kTopGear).most;
}

// Does the gear bear all cells from `first` to as far as it goes?
bool bears(const Game& game, const Car& car, int gear, int first) {
  for (int cells = first; cells < first + gear_of(gear).most; ++cells) {
    if (is_beyond(game.ring, car, cells)) return true;
    if (factor_of(game, car, game.ring.after(car.cell, cells)) > hardest(gear)) return false;
  }
  return true;
}

// In this go, and one gear lower in the next.
bool fits(const Game& game, const Car& car, int gear) {
  // GPA-BOX-1
  if (gear > kBoxGearMax && wants_box(car) && is_box_near(game.ring, car)) return false;
  return bears(game, car, gear, 1) && bears(game, car, gear - 1, gear_of(gear).most + 1);
}

// The highest that fits, or the lowest there is.
Decision choose_gear(const Game& game, const Car& car, const DecisionList& legal) {
  for (std::size_t i = legal.size(); i-- > 1;) {
    if (fits(game, car, legal[i].number)) return legal[i];
  }
  return legal[0];
}

}  // namespace

Decision Rookie::choose(const Game& game, const State& view, Seat,
                        const DecisionList& legal) const {
  const Car& car = view.at_wheel();
  switch (view.phase) {
    case Phase::gear:
      return choose_gear(game, car, legal);
    case Phase::plan:
    case Phase::renewal:
      return safest_plan(game, view, legal, wants_box(car) ? BoxWish::into : BoxWish::past);
    default:
      // No push stands first, and a repair before leaving the box.
      return legal[0];
  }
}

}  // namespace chicane::grand_prix_advanced
