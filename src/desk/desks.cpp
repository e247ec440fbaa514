// The plain list of desks: a rule set that is played on a screen stands here.
#include "base/assert.h"
#include "desk/formula_one_desk.h"
#include "desk/grand_prix_advanced_desk.h"
#include "desk/grand_prix_basic_desk.h"
#include "desk/motorchamp_desk.h"
#include "desk/speed_circuit_desk.h"
#include "desk/speed_circuit_wbc_desk.h"

namespace chicane::desk {

namespace {

template <class Ask>
auto of_rule_set(const Race& race, Ask ask) {
  if (const auto* of_set = dynamic_cast<const SpeedCircuitWbcRace*>(&race)) return ask(*of_set);
  if (const auto* of_set = dynamic_cast<const MotorChampRace*>(&race)) return ask(*of_set);
  if (const auto* of_set = dynamic_cast<const FormulaOneRace*>(&race)) return ask(*of_set);
  if (const auto* of_set = dynamic_cast<const GrandPrixBasicRace*>(&race)) return ask(*of_set);
  if (const auto* of_set = dynamic_cast<const GrandPrixAdvancedRace*>(&race)) return ask(*of_set);
  const auto* last = dynamic_cast<const SpeedCircuitRace*>(&race);
  CHICANE_ASSERT(last != nullptr);
  return ask(*last);
}

}  // namespace

Desk desk_of(const Race& race, Seat seat) {
  return of_rule_set(race, [&](const auto& of_set) { return desk_of(of_set, seat); });
}

Table table_of(const Race& race) {
  return of_rule_set(race, [](const auto& of_set) { return table_of(of_set); });
}

}  // namespace chicane::desk
