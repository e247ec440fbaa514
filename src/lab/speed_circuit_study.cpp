#include "lab/speed_circuit_study.h"

#include "codec/speed_circuit/decision_text.h"
#include "lab/build_values.h"
#include "rules/speed_circuit/preparation.h"
#include "rules/speed_circuit/tables.h"

namespace chicane::lab {

BuildSet StudyOf<speed_circuit::SpeedCircuit>::builds() {
  using namespace speed_circuit;
  BuildSet set;
  set.usual = "60/40/40/160/5";
  set.categories = {{"start", 0, speeds(kStartSpeeds)},
                    {"acceleration", 0, speeds(kAccelerations)},
                    {"deceleration", 0, speeds(kDecelerations)},
                    {"top", 0, speeds(kTopSpeeds)},
                    {"wear", 0, numbers(kWearPerLap)}};
  for (int i = 0; i < kBuildCount; ++i) {
    const Points& points = build_points(i);
    set.builds.push_back({format_build(points), {points.begin(), points.end()}});
  }
  return set;
}

}  // namespace chicane::lab
