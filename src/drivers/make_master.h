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

// That plan with what the name asks for.
inline AcePlan as_named(AcePlan plan, const MasterName& name) {
  plan.style = name.style;
  plan.time = name.time;
  plan.turns = name.turns.value_or(plan.turns);
  return plan;
}

template <RuleSet R>
std::unique_ptr<Mind<R>> make_master_as(const MasterName& name, const typename R::Game& game,
                                        Shelf& shelf, std::uint64_t seed, MasterPlans plans = {}) {
  if (name.name == "pro") {
    plans.pro.style = name.style;
    return std::make_unique<Planner<R>>(game, shelf, plans.pro, seed);
  }
  if (name.name == "ace")
    return std::make_unique<Ace<R>>(game, shelf, as_named(plans.ace, name), seed);
  return nullptr;
}

}  // namespace chicane
