// Club drivers of `speed-circuit-wbc`.
#pragma once

#include "drivers/club.h"
#include "drivers/speed_circuit_wbc/rookie.h"
#include "solver/speed_circuit_wbc/lone.h"

namespace chicane::speed_circuit_wbc {

struct ClubWays {
  using Rookie = speed_circuit_wbc::Rookie;
  static constexpr bool kIsSure = true;

  // Steps and payments are the rookie's: a move has too many of them to think each through.
  static bool is_thought(const State& state) { return state.phase == Phase::plot; }
  static bool is_alone(const State& state) { return state.phase == Phase::plot; }
};

using Club = chicane::Club<SpeedCircuitWbc, ClubWays>;

}  // namespace chicane::speed_circuit_wbc
