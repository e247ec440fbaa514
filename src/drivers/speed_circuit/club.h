// Club drivers of `speed-circuit`.
#pragma once

#include "drivers/club.h"
#include "drivers/speed_circuit/rookie.h"
#include "solver/speed_circuit/lone.h"

namespace chicane::speed_circuit {

struct ClubWays {
  using Rookie = speed_circuit::Rookie;

  static constexpr bool kIsSure = true;

  static bool is_thought(const State& state) { return state.phase != Phase::build; }
  static bool is_alone(const State& state) { return state.phase == Phase::plot; }
};

using Club = chicane::Club<SpeedCircuit, ClubWays>;

}  // namespace chicane::speed_circuit
