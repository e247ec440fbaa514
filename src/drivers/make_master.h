// The masters of a rule set by name.
#pragma once

#include "drivers/ace.h"
#include "drivers/masters.h"
#include "drivers/planner.h"

namespace chicane {

// How far ahead it pays to look, and how often: where the quick driver is a weak one, what he would
// do in the turns to come says little.
struct MasterPlans {
  PlannerPlan pro;
  AcePlan ace;
};

template <RuleSet R>
std::unique_ptr<Mind<R>> make_master_as(const MasterName& name, const typename R::Game& game,
                                        std::uint64_t seed, MasterPlans plans = {}) {
  if (name.name == "pro") {
    plans.pro.style = name.style;
    return std::make_unique<Planner<R>>(game, plans.pro, seed);
  }
  if (name.name == "ace") {
    plans.ace.style = name.style;
    plans.ace.time = name.time;
    return std::make_unique<Ace<R>>(game, plans.ace, seed);
  }
  return nullptr;
}

}  // namespace chicane
