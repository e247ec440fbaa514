// BLK: a car that cannot drive its squares, and the one in its way.
#pragma once

#include <optional>

#include "rules/formula_one/state.h"

namespace chicane::formula_one {

// F1-BLK-2  The car that baulks the one at the wheel where it stands now.
int baulker_of(const Track& track, const State& state);

// F1-BLK-3, F1-BLK-4  What it costs to come down to `speed`, beyond what setting the speed has cost
// already; nothing if that cannot be paid.
std::optional<Wear> forced_cost(const Game& game, const State& state, Speed speed);

// F1-BLK-5  May the driver take the speed of that faster car?
bool may_match(const State& state, int baulker);

}  // namespace chicane::formula_one
