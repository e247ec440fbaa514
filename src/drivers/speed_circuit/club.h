// A club driver for `speed-circuit`: knows how long the rest of the race takes from everywhere,
// what wear is worth there, and weighs every fall of the dice in his move. Of the others he sees
// who is in his way.
#pragma once

#include "drivers/priced_lap.h"
#include "drivers/recall.h"
#include "drivers/speed_circuit/roads.h"
#include "drivers/speed_circuit/rookie.h"

namespace chicane::speed_circuit {

class Club {
 public:
  Club(const Game& game, Shelf& shelf)
      : rookie_(shelf.of<Rookie>(game)), lap_(shelf.of<PricedLap<SpeedCircuit>>(game)) {}

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;

  friend std::size_t bytes_held(const Club& club) { return bytes_held(club.recall_); }

  // Decisions are the same with it and without (recall.h).
  void begin_to_recall() { recall_.begin(); }

 private:
  Decision plot_for(const Game& game, const Car& car, const DecisionList& legal) const;
  // Within his move, the number of the best.
  std::size_t think(const Game& game, const State& view, Seat seat,
                    const DecisionList& legal) const;
  int time_with(const Game& game, State state, Seat own, Seat from, const Decision& decision) const;
  int time_after(const Game& game, const State& state, Seat own) const;

  std::shared_ptr<const Rookie> rookie_;
  std::shared_ptr<PricedLap<SpeedCircuit>> lap_;
  mutable Recall recall_;
};

}  // namespace chicane::speed_circuit
