#include "drivers/motorchamp/club.h"

#include "drivers/motorchamp/choice.h"

namespace chicane::motorchamp {

namespace {

// Six laps take some 65 turns. Measured against the neighbours on the ladder: eighteen turns win
// most against drivers like himself and leave a pro no room; with more than this nothing changes.
constexpr Turns kOutPrice = 100 * kTurn;

}  // namespace

Club::Club(const Game& game) : pace_(game, kOutPrice) {}

Decision Club::choose(const Game& game, const State& view, Seat, const DecisionList& legal) const {
  return choose_by(pace_, Heed::blocking, game, view, legal);
}

}  // namespace chicane::motorchamp
