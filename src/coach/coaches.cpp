#include "coach/coaches.h"

#include "catalog/typed_race.h"

namespace chicane {

std::unique_ptr<Coach> make_coach(const Race& race, const LapGoal& goal) {
  return with_typed(race, [&](const auto& typed) { return make_rule_coach(typed, goal); });
}

}  // namespace chicane
