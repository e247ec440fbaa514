// Club drivers of `motorchamp`.
#pragma once

#include "drivers/club.h"
#include "drivers/motorchamp/rookie.h"
#include "solver/motorchamp/lone.h"

namespace chicane::motorchamp {

struct ClubWays {
  using Rookie = motorchamp::Rookie;
  static constexpr bool kIsSure = false;

  static bool is_thought(const State& state) {
    return state.phase == Phase::throw_choice || state.phase == Phase::play ||
           state.phase == Phase::slip;
  }
  static bool is_alone(const State& state) { return state.phase == Phase::throw_choice; }
};

using Club = chicane::Club<MotorChamp, ClubWays>;

}  // namespace chicane::motorchamp
