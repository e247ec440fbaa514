#include "catalog/speed_circuit_race.h"
#include "coach/coaches.h"
#include "coach/rule_coach.h"
#include "solver/speed_circuit/lone.h"

namespace chicane {

std::unique_ptr<Coach> make_speed_circuit_coach(const Race& race, const LapGoal& goal) {
  return make_rule_coach<speed_circuit::SpeedCircuit, SpeedCircuitRace>(race, goal);
}

}  // namespace chicane
