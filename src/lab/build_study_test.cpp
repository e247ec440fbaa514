#include "lab/build_study.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

#include "catalog/boards.h"
#include "catalog/rule_sets.h"

namespace chicane::lab {
namespace {

BuildPlan plan_of(const std::string& rules, const std::vector<std::string>& builds) {
  BuildPlan plan;
  plan.rules = rules;
  plan.board = *load_board("monza", BoardForm::lanes);
  plan.is_sure = true;
  plan.races = 12;
  const BuildSet set = *builds_of(rules);
  for (const Build& build : set.builds) {
    if (std::find(builds.begin(), builds.end(), build.text) != builds.end())
      plan.builds.push_back(build);
  }
  EXPECT_EQ(plan.builds.size(), builds.size());
  return plan;
}

TEST(Builds, AreAllThatTheRulesAllow) {
  for (const auto& [rules, count, sum] :
       {std::tuple("speed-circuit", 51u, 5), std::tuple("speed-circuit-wbc", 1146u, 2)}) {
    const BuildSet set = *builds_of(rules);
    EXPECT_EQ(set.builds.size(), count);
    for (const Build& build : set.builds) {
      ASSERT_EQ(build.levels.size(), set.categories.size());
      EXPECT_EQ(std::accumulate(build.levels.begin(), build.levels.end(), 0), sum);
      for (std::size_t i = 0; i < build.levels.size(); ++i) {
        const int value = build.levels[i] - set.categories[i].lowest;
        EXPECT_GE(value, 0);
        EXPECT_LT(value, static_cast<int>(set.categories[i].values.size()));
      }
    }
  }
}

TEST(Builds, OtherRuleSetsHaveNone) {
  EXPECT_EQ(builds_of("formula-one").error().what,
            "formula-one has no builds; speed-circuit and speed-circuit-wbc have them");
  EXPECT_THAT(builds_of("ludo").error().what, testing::HasSubstr("there is no rule set 'ludo'"));
}

TEST(Builds, SamplesFollowFromTheSeed) {
  const std::vector<Build> all = builds_of("speed-circuit-wbc")->builds;
  const std::vector<Build> one = sample(all, 20, 1);
  ASSERT_EQ(one.size(), 20u);
  EXPECT_EQ(sample(all, 20, 1), one);
  EXPECT_NE(sample(all, 20, 2), one);
  EXPECT_EQ(sample(all, 5000, 1), all);
  for (std::size_t i = 1; i < one.size(); ++i) EXPECT_LT(one[i - 1].levels, one[i].levels);
}

TEST(BuildStudy, LapsAreThoseOfTheCoachWhateverTheThreads) {
  const BuildPlan plan = plan_of("speed-circuit", {"60/40/40/160/5", "40/20/60/180/5"});
  Effort two;
  two.threads = 2;
  const auto laps = solve_builds(plan, two);
  ASSERT_TRUE(static_cast<bool>(laps)) << to_string(laps.error());
  EXPECT_EQ(*solve_builds(plan, {}), *laps);
  const auto of = [&](const std::string& text) {
    for (std::size_t i = 0; i < plan.builds.size(); ++i) {
      if (plan.builds[i].text == text) return *(*laps)[i];
    }
    return BuildLap{};
  };
  EXPECT_DOUBLE_EQ(of("60/40/40/160/5").turns, 13) << "as 'lab lap --sure' says";
  EXPECT_DOUBLE_EQ(of("60/40/40/160/5").home, 1);
  EXPECT_GT(of("40/20/60/180/5").value, of("60/40/40/160/5").value);
}

TEST(BuildStudy, StoppedLapsAreMissing) {
  const std::atomic<bool> is_stopped = true;
  Effort effort;
  effort.is_stopped = &is_stopped;
  const auto laps = solve_builds(plan_of("speed-circuit", {"60/40/40/160/5"}), effort);
  EXPECT_EQ(*laps, BuildLaps(1));
}

TEST(BuildStudy, WhatCannotBeIsRefused) {
  BuildPlan plan = plan_of("speed-circuit", {"60/40/40/160/5", "40/20/60/180/5"});
  plan.options = "fuel=3";
  EXPECT_THAT(solve_builds(plan, {}).error().what, testing::HasSubstr("fuel"));
  EXPECT_THAT(race_builds(plan, {}).error().what, testing::HasSubstr("fuel"));
}

// Wear and skill are levels 4 and 5.
TEST(BuildStudy, DominatedBuildsAreLeftOut) {
  const auto build = [](int wear, int skill) { return Build{"", {0, 0, 0, 0, wear, skill}}; };
  const auto lap = [](double value) { return BuildLap{value, 1, value}; };
  const std::vector<Build> builds = {build(0, 0), build(0, 1), build(1, 0),
                                     build(0, 0), build(0, 0), build(2, 2)};
  const BuildLaps laps = {lap(12), lap(12), lap(13), lap(11), lap(11.0001), std::nullopt};
  // 0 is slower than 3. 1 has the most skill, 2 the most wear; 3 and 4 are equals.
  EXPECT_EQ(undominated(builds, laps), (std::vector<std::size_t>{1, 2, 3, 4}));
}

TEST(BuildStudy, RacesAreTheSameWhateverTheThreadsAndTheBetterBuildWins) {
  BuildPlan plan = plan_of("speed-circuit", {"80/60/40/140/4", "40/40/20/180/6", "40/20/60/180/5"});
  plan.seats = 2;
  plan.races = 40;
  Effort three;
  three.threads = 3;
  const auto one = race_builds(plan, {});
  const auto other = race_builds(plan, three);
  ASSERT_TRUE(static_cast<bool>(one) && static_cast<bool>(other));
  EXPECT_EQ(one->races, 60) << "20 blocks of three";
  EXPECT_EQ(one->wanted, 60);
  double wins = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(one->builds[i].rating.races, 40);
    EXPECT_EQ(one->builds[i].rating.rating, other->builds[i].rating.rating);
    EXPECT_EQ(one->builds[i].finishes.place, other->builds[i].finishes.place);
    wins += one->builds[i].finishes.wins_by_car.mean;
  }
  EXPECT_NEAR(wins, 1.5, 1e-9) << "every race of two has a winner";
  // Sorted by points: 40/20/60/180/5, 40/40/20/180/6, 80/60/40/140/4.
  EXPECT_EQ(one->builds[0].rating.rating, 0) << "in the middle";
  EXPECT_LT(one->builds[1].rating.high(), 0);
  EXPECT_GT(one->builds[2].rating.low(), 0);
}

}  // namespace
}  // namespace chicane::lab
