// MOV, RED, BLK-7: which speeds a driver may set, and what they cost.
#pragma once

#include <optional>

#include "rules/formula_one/refusal.h"
#include "rules/formula_one/state.h"

namespace chicane::formula_one {

// F1-RED-1  The cost of so much less; nothing if it can never be paid.
std::optional<Wear> reduction_cost(Speed less);

// F1-RED-2
inline bool is_payable(const Car& car, const Wear& wear) {
  return car.brake + wear.brake <= kBrakeMax && car.tyre + wear.tyre <= kTyreMax;
}

// Why the car may not set that speed, Superb Driving aside.
std::optional<Why> refuse_speed(const Game& game, const State& state, int car, Speed speed);

// What setting it costs at once (F1-RED-5, F1-RED-6).
Wear cost_of_setting(const Car& car, Speed speed);

// F1-TAC-5  Why Superb Driving cannot be played.
std::optional<Why> refuse_superb(const Game& game, const State& state, int car);

}  // namespace chicane::formula_one
