// Club drivers of `grand-prix-basic`.
#pragma once

#include "drivers/club.h"
#include "drivers/grand_prix_basic/rookie.h"
#include "solver/grand_prix_basic/lone.h"

namespace chicane::grand_prix_basic {

struct ClubWays {
  using Rookie = grand_prix_basic::Rookie;
  static constexpr bool kIsSure = false;

  static bool is_thought(const State&) { return true; }
  static bool is_alone(const State& state) { return state.phase == Phase::dice; }
};

using Club = chicane::Club<GrandPrixBasic, ClubWays>;

}  // namespace chicane::grand_prix_basic
