// What a given path would bring, every payment assumed to be made and every die to fall well: used
// to judge a path and to show its price before it is driven.
#pragma once

#include "base/inline_vector.h"
#include "rules/lib/path.h"
#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

// A payment that falls due on the way.
struct Due {
  CornerId corner;
  Speed need;          // Row of the chart; kCrashOver or more is a crash.
  Speed level_before;  // Bought there before.
  SpaceId spin_at;     // Where a spinout from it would leave the car.
  bool for_line;       // SC-6.4a
  bool is_barred;      // SC-6.8  Cannot be paid: the car has no wear.

  friend bool operator==(const Due&, const Due&) = default;
};

inline constexpr int kDuesMax = kPathLengthMax;

struct Foresight {
  InlineVector<Due, kDuesMax> dues;
  Passage passage;  // At the end of the path, or where the car crashes or spins for certain.
  SpaceId end;      // Last space of the path.
  SpaceId stop;  // Where the car stands after it: `end`, or where it crashed or spun for certain.
  bool raises_speed_in_corner;  // Breaks SC-6.5c.
  bool breaks_zero_wear;        // Breaks SC-6.8.
  bool crashes;                 // SC-6.6d, reaches 80 over.
  bool spins;                   // Certain spinout: braking (SC-9.1b) or SC-6.8.
};

// The path must consist of steps of the board; whether cars stand in the way is not looked at.
Foresight foresee(const Game& game, const Car& car, Speed speed, bool had_no_wear, DueSpin due_spin,
                  const Path& path);

}  // namespace chicane::speed_circuit
