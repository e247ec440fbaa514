#include "drivers/motorchamp/club.h"

#include "drivers/motorchamp/choice.h"

namespace chicane::motorchamp {

namespace {

// Of two cars the better one counts, and who is slow loses too. Measured: with less he goes out too
// often to beat those who come home, with more he is too slow.
constexpr Turns kOutPrice = 18 * kTurn;

}  // namespace

Club::Club(const Game& game) : pace_(game, kOutPrice) {}

Decision Club::choose(const Game& game, const State& view, Seat, const DecisionList& legal) const {
  return choose_by(pace_, game, view, legal);
}

}  // namespace chicane::motorchamp
