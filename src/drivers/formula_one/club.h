// Club drivers of `formula-one`.
#pragma once

#include "drivers/club.h"
#include "drivers/formula_one/rookie.h"
#include "solver/formula_one/lone.h"

namespace chicane::formula_one {

struct ClubWays {
  using Rookie = formula_one::Rookie;
  static constexpr bool kIsSure = true;

  static bool is_thought(const State& state) {
    return state.phase == Phase::speed || state.phase == Phase::drive;
  }
  static bool is_alone(const State& state) { return state.phase == Phase::speed; }
};

using Club = chicane::Club<FormulaOne, ClubWays>;

}  // namespace chicane::formula_one
