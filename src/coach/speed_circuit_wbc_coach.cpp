#include "catalog/speed_circuit_wbc_race.h"
#include "coach/coaches.h"
#include "coach/rule_coach.h"
#include "solver/speed_circuit_wbc/lone.h"

namespace chicane {

std::unique_ptr<Coach> make_speed_circuit_wbc_coach(const Race& race, const LapGoal& goal) {
  return make_rule_coach<speed_circuit_wbc::SpeedCircuitWbc, SpeedCircuitWbcRace>(race, goal);
}

}  // namespace chicane
