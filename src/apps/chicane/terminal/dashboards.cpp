// The plain list of dashboards: a rule set that is played in the terminal stands here.
#include "apps/chicane/terminal/dashboard.h"
#include "apps/chicane/terminal/formula_one_dashboard.h"
#include "apps/chicane/terminal/grand_prix_advanced_dashboard.h"
#include "apps/chicane/terminal/grand_prix_basic_dashboard.h"
#include "apps/chicane/terminal/motorchamp_dashboard.h"
#include "apps/chicane/terminal/speed_circuit_dashboard.h"
#include "apps/chicane/terminal/speed_circuit_wbc_dashboard.h"
#include "catalog/formula_one_race.h"
#include "catalog/grand_prix_advanced_race.h"
#include "catalog/grand_prix_basic_race.h"
#include "catalog/motorchamp_race.h"
#include "catalog/speed_circuit_race.h"
#include "catalog/speed_circuit_wbc_race.h"

namespace chicane::app {

std::unique_ptr<Dashboard> make_dashboard(const Race& race) {
  if (dynamic_cast<const SpeedCircuitWbcRace*>(&race) != nullptr)
    return make_speed_circuit_wbc_dashboard();
  if (dynamic_cast<const MotorChampRace*>(&race) != nullptr) return make_motorchamp_dashboard();
  if (dynamic_cast<const FormulaOneRace*>(&race) != nullptr) return make_formula_one_dashboard();
  if (dynamic_cast<const GrandPrixBasicRace*>(&race) != nullptr)
    return make_grand_prix_basic_dashboard();
  if (dynamic_cast<const GrandPrixAdvancedRace*>(&race) != nullptr)
    return make_grand_prix_advanced_dashboard();
  CHICANE_ASSERT(dynamic_cast<const SpeedCircuitRace*>(&race) != nullptr);
  return make_speed_circuit_dashboard();
}

}  // namespace chicane::app
