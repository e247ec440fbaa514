#include "catalog/formula_one_race.h"
#include "coach/coaches.h"
#include "coach/rule_coach.h"
#include "solver/formula_one/lone.h"

namespace chicane {

std::unique_ptr<Coach> make_formula_one_coach(const Race& race, const LapGoal& goal) {
  return make_rule_coach<formula_one::FormulaOne, FormulaOneRace>(race, goal);
}

}  // namespace chicane
