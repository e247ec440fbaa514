#include "report/builds.h"

#include "catalog/typed_race.h"

namespace chicane::report {

namespace {

template <RuleSet R>
std::vector<std::string> builds_of(const RuleRace<R>& race) {
  std::vector<std::string> builds;
  if constexpr (requires { WordsOf<R>::build(race.state(), 0); }) {
    for (int car = 0; car < race.state().car_count; ++car)
      builds.push_back(WordsOf<R>::build(race.state(), car));
  }
  return builds;
}

}  // namespace

std::vector<std::string> builds_of(const Race& race) {
  return with_typed(race, [](const auto& typed) { return builds_of(typed); });
}

}  // namespace chicane::report
