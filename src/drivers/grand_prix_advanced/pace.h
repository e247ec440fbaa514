// How many moves a car alone needs from any cell in any gear, best play without pushes: tables made
// once for a board and a temper (RULES.md, 6.1), one for the sound car and one for each damage.
#pragma once

#include <array>
#include <vector>

#include "base/held.h"
#include "drivers/grand_prix_advanced/temper.h"

namespace chicane::grand_prix_advanced {

// No such plan.
inline constexpr Moves kNever = Moves{1} << 50;

class Pace {
 public:
  Pace(const Game& game, const Temper& temper);

  // Of a car in that cell, or beside it, whose go is about to begin. 0 to go: home, the farther the
  // better. Of several damages the worst counts as it is, each other one slows the car down evenly.
  Moves from(int to_go, int cell, int gear, DamageSet damage) const;
  // Of a car that stands in the box after its go: the best of repairs and leaving (GPA-BOX-4).
  Moves in_box(int to_go, DamageSet damage) const;
  // Of a car that comes there: tyres are changed at once (GPA-BOX-3).
  Moves at_box(int to_go, DamageSet damage) const {
    damage.remove(Damage::tyres);
    return in_box(to_go, damage);
  }

  const Temper& temper() const { return temper_; }

  friend std::size_t bytes_held(const Pace& pace) { return bytes_held(pace.times_); }

 private:
  // Laps that differ from one another: whether a repair pays depends on how many are to come. Those
  // before are as long as the lap of a sound car.
  static constexpr int kLaps = 3;
  // Engine and chassis damage cost the same: one from the maximum.
  static constexpr int kTables = 6;

  static int table_of(Damage damage) {
    return damage == Damage::engine ? static_cast<int>(Damage::chassis) + 1
                                    : static_cast<int>(damage) + 1;
  }
  std::size_t place(int table, int lap, int cell, int gear) const {
    return ((static_cast<std::size_t>(table) * kLaps + lap - 1) * cells_ + cell) * kGears + gear -
           1;
  }
  void fill(const Game& game, int table, DamageSet damage);
  void fill_cell(const Game& game, int table, State& alone);

  Temper temper_;
  int cells_;
  int box_entry_;
  Moves lap_ = 0;
  // How much longer a lap is with a damage, in thousandths.
  std::array<Moves, kTables> slowness_{};
  std::vector<Moves> times_;
};

}  // namespace chicane::grand_prix_advanced
