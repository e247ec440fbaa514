#include "drivers/motorchamp/club.h"

#include "drivers/motorchamp/choice.h"

namespace chicane::motorchamp {

namespace {

// Six laps take some 65 turns. Measured: with less he comes near to a pro, who knows when to
// venture; with more he does nothing else.
constexpr Turns kOutPrice = 50 * kTurn;

}  // namespace

Club::Club(const Game& game) : pace_(game, kOutPrice) {}

Decision Club::choose(const Game& game, const State& view, Seat, const DecisionList& legal) const {
  return choose_by(pace_, Heed::blocking, game, view, legal);
}

}  // namespace chicane::motorchamp
