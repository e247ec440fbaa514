#include "drivers/motorchamp/club.h"

#include "drivers/motorchamp/choice.h"

namespace chicane::motorchamp {

namespace {

// About one and a half times what the race takes. Measured against the neighbours on the ladder,
// over six laps: eighteen turns win most against drivers like himself and leave a pro no room; with
// more than this nothing changes.
Turns out_price(const Game& game) { return 100 * kTurn * game.options.laps / 6; }

}  // namespace

Club::Club(const Game& game) : pace_(game, out_price(game)) {}

Decision Club::choose(const Game& game, const State& view, Seat, const DecisionList& legal) const {
  return choose_by(pace_, Heed::blocking, game, view, legal);
}

}  // namespace chicane::motorchamp
