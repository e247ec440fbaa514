#include "lab/builds.h"

#include <algorithm>

#include "base/text.h"
#include "catalog/rule_sets.h"
#include "codec/speed_circuit/decision_text.h"
#include "codec/speed_circuit_wbc/decision_text.h"
#include "lab/race_plan.h"
#include "rules/speed_circuit/preparation.h"
#include "rules/speed_circuit/speed_circuit.h"
#include "rules/speed_circuit/tables.h"
#include "rules/speed_circuit_wbc/preparation.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"
#include "rules/speed_circuit_wbc/tables.h"

namespace chicane::lab {

namespace {

template <std::size_t N>
std::vector<std::string> speeds(const std::array<Speed, N>& values) {
  std::vector<std::string> texts;
  for (const Speed speed : values) texts.push_back(std::to_string(speed.mph()));
  return texts;
}

template <std::size_t N>
std::vector<std::string> numbers(const std::array<int, N>& values) {
  std::vector<std::string> texts;
  for (const int value : values) texts.push_back(std::to_string(value));
  return texts;
}

// WBC-1.2
std::vector<std::string> skills() {
  using namespace speed_circuit_wbc;
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < kOnesPerLap.size(); ++i)
    texts.push_back(fill("{}+{}", kOnesPerLap[i], kThrees[i]));
  return texts;
}

BuildSet speed_circuit_builds() {
  using namespace speed_circuit;
  BuildSet set;
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

BuildSet speed_circuit_wbc_builds() {
  using namespace speed_circuit_wbc;
  BuildSet set;
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

}  // namespace

Result<BuildSet, DataError> builds_of(std::string_view rules) {
  if (rules == speed_circuit::SpeedCircuit::kId) return speed_circuit_builds();
  if (rules == speed_circuit_wbc::SpeedCircuitWbc::kId) return speed_circuit_wbc_builds();
  const Result<const RuleSetEntry*, DataError> known = find_rule_set(rules);
  if (!known) return Failure{known.error()};
  return Failure{
      DataError{"", 0,
                fill("{} has no builds; {} and {} have them", rules,
                     speed_circuit::SpeedCircuit::kId, speed_circuit_wbc::SpeedCircuitWbc::kId)}};
}

std::vector<Build> sample(const std::vector<Build>& builds, std::size_t count, std::uint64_t seed) {
  if (count >= builds.size()) return builds;
  Random lots(stream_seed(seed, Stream::lots));
  std::vector<int> drawn = in_any_order(static_cast<int>(builds.size()), lots);
  drawn.resize(count);
  std::sort(drawn.begin(), drawn.end());
  std::vector<Build> chosen;
  for (const int i : drawn) chosen.push_back(builds[static_cast<std::size_t>(i)]);
  return chosen;
}

}  // namespace chicane::lab
