#include "coach/coaches.h"

namespace chicane {

namespace {

using Maker = std::unique_ptr<Coach> (*)(const Race&, const LapGoal&);

constexpr Maker kMakers[] = {
    &make_speed_circuit_coach, &make_speed_circuit_wbc_coach, &make_motorchamp_coach,
    &make_formula_one_coach,   &make_grand_prix_basic_coach,  &make_grand_prix_advanced_coach,
};

}  // namespace

std::unique_ptr<Coach> make_coach(const Race& race, const LapGoal& goal) {
  for (const Maker make : kMakers) {
    if (std::unique_ptr<Coach> coach = make(race, goal)) return coach;
  }
  return nullptr;
}

}  // namespace chicane
