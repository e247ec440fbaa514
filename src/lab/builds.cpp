#include "lab/builds.h"

#include <algorithm>

#include "base/text.h"
#include "catalog/rule_sets.h"
#include "games/studies.h"
#include "lab/race_plan.h"

namespace chicane::lab {

namespace {

template <RuleSet R>
constexpr bool kHasBuilds = requires { StudyOf<R>::builds(); };

}  // namespace

std::vector<std::string> rules_with_builds() {
  std::vector<std::string> ids;
  Games::each([&]<class R>() {
    if constexpr (kHasBuilds<R>) ids.emplace_back(R::kId);
  });
  return ids;
}

Result<BuildSet, DataError> builds_of(std::string_view rules) {
  using Builds = Result<BuildSet, DataError>;
  return Games::with(
      rules,
      [&]<class R>() -> Builds {
        if constexpr (kHasBuilds<R>) {
          return StudyOf<R>::builds();
        } else {
          return Failure{DataError{
              "", 0,
              fill("{} has no builds; {} have them", rules, join(rules_with_builds(), " and "))}};
        }
      },
      [&]() -> Builds { return Failure{find_rule_set(rules).error()}; });
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
