// RISK, CAP, OVT: the cells ahead of the car at the wheel as its plan meets them.
#pragma once

#include "rules/grand_prix_advanced/state.h"

namespace chicane::grand_prix_advanced {

// Brakings that no check follows, however many.
inline constexpr int kNoLimit = 100;

struct RoadCell {
  std::int8_t factor;  // Printed, with tyres; a cell beyond the final line has none (GPA-VIC-1).
  std::uint8_t cars;   // Others, who are passed if the car goes on (GPA-OVT-1).
  bool has_room;       // To end the go there (GPA-CAP-2).
};

// Cell 0 is the one where the car is.
struct Road {
  int least;  // Of the counts left.
  int most;
  int tolerance;
  int box;  // Cells to the entry; kNone if it is out of reach.
  bool may_box;
  bool has_brakes;
  bool is_fifth;
  bool is_braking_no_way_out;  // B10
  bool may_stay;               // No further cell is entered.
  std::array<RoadCell, kCountMax + 1> cells;

  // GPA-RISK-2, without brakings.
  int factor(int cell, bool goes_on) const {
    return cells[cell].factor + (goes_on ? cells[cell].cars : 0);
  }
  // Checks in a cell (GPA-RISK-3, GPA-DMG-2).
  int checks(int cell, bool goes_on, int brakings) const {
    const int risk = factor(cell, goes_on) + brakings;
    return (risk < kFactorMax ? risk : kFactorMax) - tolerance;
  }
  // Brakings in a cell that bring no check; below 0 if there is one without any.
  int slack(int cell, bool goes_on) const {
    if (tolerance >= kFactorMax || cells[cell].factor < 0) return kNoLimit;
    return tolerance - factor(cell, goes_on);
  }
  bool is_occupied(int cell) const { return cells[cell].cars > 0; }
};

Road road_ahead(const Game& game, const State& state);

// Printed factor and tyre damage (GPA-DMG-5, B2).
int factor_of(const Game& game, const Car& car, int cell);

// Racing cars in a cell, the one at the wheel aside (GPA-CAP-4).
int cars_in(const State& state, int cell);

// Is a cell so far ahead of the car beyond its final line?
inline bool is_beyond(const CellRing& ring, const Car& car, int cells) {
  return car.to_go == 0 || (car.to_go == 1 && ring.crosses_line(car.cell, cells));
}

// GPA-GEAR-5  First sentence: does one of the next eight cells reach 3?
bool is_fifth_barred(const Game& game, const State& state);

}  // namespace chicane::grand_prix_advanced
