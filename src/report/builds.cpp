#include "report/builds.h"

#include "catalog/speed_circuit_race.h"
#include "catalog/speed_circuit_wbc_race.h"
#include "codec/speed_circuit/decision_text.h"
#include "codec/speed_circuit_wbc/decision_text.h"
#include "rules/speed_circuit/preparation.h"

namespace chicane::report {

std::vector<std::string> builds_of(const Race& race) {
  std::vector<std::string> builds;
  if (const auto* family = dynamic_cast<const SpeedCircuitRace*>(&race)) {
    const auto& state = family->state();
    for (int i = 0; i < state.car_count; ++i)
      builds.push_back(
          speed_circuit::format_build(speed_circuit::build_points(state.cars[i].build)));
  }
  if (const auto* family = dynamic_cast<const SpeedCircuitWbcRace*>(&race)) {
    const auto& state = family->state();
    for (int i = 0; i < state.car_count; ++i)
      builds.push_back(speed_circuit_wbc::format_car(state.cars[i]));
  }
  return builds;
}

}  // namespace chicane::report
