#include "catalog/grand_prix_advanced_race.h"
#include "coach/coaches.h"
#include "coach/rule_coach.h"
#include "solver/grand_prix_advanced/lone.h"

namespace chicane {

std::unique_ptr<Coach> make_grand_prix_advanced_coach(const Race& race, const LapGoal& goal) {
  return make_rule_coach<grand_prix_advanced::GrandPrixAdvanced, GrandPrixAdvancedRace>(race, goal);
}

}  // namespace chicane
