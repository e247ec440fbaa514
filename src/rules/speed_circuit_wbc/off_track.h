// WBC-2.11: beside the track.
#pragma once

#include <optional>

#include "board/board.h"
#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

// WBC-2.11a  The nearer side of the row; nothing if both are as near: then a die decides.
std::optional<Side> nearer_side(const CourseSpace& space);

// W19  1 to 3 inside, 4 to 6 outside.
inline Side side_thrown(int face) { return face <= kDieSides / 2 ? Side::inside : Side::outside; }

// WBC-2.11a, W34  The strip space beside the row, or the nearest free one behind it.
SpaceId free_strip(const Course& course, const State& state, Side side, int row);

// WBC-2.11f, W16  Does the car owe the fee of this turn?
bool owes_off_fee(const Game& game, const Car& car);

// WBC-2.11f, WBC-2.11g, W17, W18  Pays the fee as far as it goes.
struct FeePaid {
  int wear;
  int chips;
  bool is_stuck;
};
FeePaid pay_off_fee(const Options& options, Car& car);

}  // namespace chicane::speed_circuit_wbc
