#include "catalog/motorchamp_race.h"
#include "coach/coaches.h"
#include "coach/rule_coach.h"
#include "solver/motorchamp/lone.h"

namespace chicane {

std::unique_ptr<Coach> make_motorchamp_coach(const Race& race, const LapGoal& goal) {
  return make_rule_coach<motorchamp::MotorChamp, MotorChampRace>(race, goal);
}

}  // namespace chicane
