// Club drivers of `grand-prix-advanced`.
#pragma once

#include "drivers/club.h"
#include "drivers/grand_prix_advanced/rookie.h"
#include "solver/grand_prix_advanced/lone.h"

namespace chicane::grand_prix_advanced {

struct ClubWays {
  using Rookie = grand_prix_advanced::Rookie;
  static constexpr bool kIsSure = true;

  // Pushes and plans are the rookie's.
  static bool is_thought(const State& state) {
    return !state.is_practice && state.phase == Phase::gear;
  }
  static bool is_alone(const State& state) { return state.phase == Phase::gear; }
};

using Club = chicane::Club<GrandPrixAdvanced, ClubWays>;

}  // namespace chicane::grand_prix_advanced
