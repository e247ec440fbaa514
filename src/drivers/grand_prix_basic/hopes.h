// What the end of a go is worth by the places it may lead to: the share of the rivals' cars that
// the driver's own, each counting alike, may hope to beat. Cars right ahead hold him up in the goes
// to come, and where he stops he is in the way of those who have yet to go.
#pragma once

#include <array>

#include "drivers/grand_prix_basic/pace.h"
#include "drivers/style.h"

namespace chicane::grand_prix_basic {

class Hopes {
 public:
  Hopes(const Pace& pace, const Game& game, const State& state, const Style& style);

  // The share of rivals' cars that are not beaten, in millionths, after a go of the car at the
  // wheel that ends so many cells ahead, or beside that cell with so many goes to miss.
  Goes lost(int cells, int miss) const;

 private:
  using Times = std::array<double, kCarsMax>;  // By car, in goes from the beginning of this move.

  // Cells from another car to where the one at the wheel would be.
  int lead(int car, int cells) const;
  double held_up(int cells) const;
  double delay(int car, int cells) const;
  double after_go(const State& state, int car) const;
  double share_beaten(const Times& times) const;

  const Pace& pace_;
  const Game& game_;
  const State& state_;
  const Style& style_;
  Times times_{};
};

}  // namespace chicane::grand_prix_basic
