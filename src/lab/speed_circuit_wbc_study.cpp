#include "lab/speed_circuit_wbc_study.h"

#include "base/text.h"
#include "codec/speed_circuit_wbc/decision_text.h"
#include "lab/build_values.h"
#include "rules/speed_circuit_wbc/preparation.h"
#include "rules/speed_circuit_wbc/tables.h"

namespace chicane::lab {

namespace {

// WBC-1.2
std::vector<std::string> skills() {
  using namespace speed_circuit_wbc;
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < kOnesPerLap.size(); ++i)
    texts.push_back(fill("{}+{}", kOnesPerLap[i], kThrees[i]));
  return texts;
}

}  // namespace

BuildSet StudyOf<speed_circuit_wbc::SpeedCircuitWbc>::builds() {
  using namespace speed_circuit_wbc;
  BuildSet set;
  set.usual = "0/0/0/0/1/1";
  set.is_large = true;
  set.categories = {{"start", kLevelMin, speeds(kStartSpeeds)},
                    {"acceleration", kRateLevelMin, speeds(kAccelerations)},
                    {"deceleration", kRateLevelMin, speeds(kDecelerations)},
                    {"top", kLevelMin, speeds(kTopSpeeds)},
                    {"wear", kLevelMin, numbers(kWearPerLap)},
                    {"skill", kLevelMin, skills()}};
  for (int i = 0; i < kBuildCount; ++i) {
    const Levels& levels = build_levels(i);
    set.builds.push_back({format_levels(levels), {levels.begin(), levels.end()}});
  }
  return set;
}

}  // namespace chicane::lab
