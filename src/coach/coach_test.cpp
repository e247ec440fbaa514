#include "coach/coach.h"

#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "catalog/notes_for_tests.h"
#include "catalog/rule_sets.h"
#include "coach/ideal_lap.h"

namespace chicane {

namespace {

// Of every rule set: what is fixed for all tests here.
std::unique_ptr<Race> race_on_monza(const RuleSetEntry& rules) {
  const Result<Board, DataError> board = load_board("monza", rules.form());
  EXPECT_TRUE(board);
  Result<std::unique_ptr<Race>, DataError> race = rules.make_race(
      *board, "laps=" + std::to_string(rules.fewest_laps()), {"Valli", "Brandt", "Okada"});
  EXPECT_TRUE(race);
  return std::move(*race);
}

LapGoal sure() {
  LapGoal goal;
  goal.is_sure = true;
  return goal;
}

std::string build_for(const RuleSetEntry& rules) {
  const std::string build = notes(rules.id(), "build").at(0);
  return build == "nothing" ? "" : build;
}

std::unique_ptr<Race> start(const Coach& coach, const RuleSetEntry& rules) {
  Result<std::unique_ptr<Race>, DataError> lone = coach.start(build_for(rules));
  EXPECT_TRUE(lone);
  return std::move(*lone);
}

class CoachOf : public testing::TestWithParam<const RuleSetEntry*> {};

// Sure decisions with the first face of each die lead to an end, and what is left by the best of
// them goes down by what has passed.
TEST_P(CoachOf, KnowsTheWayHome) {
  const std::unique_ptr<Coach> coach = make_coach(*race_on_monza(*GetParam()), sure());
  ASSERT_NE(coach, nullptr);
  std::unique_ptr<Race> lone = start(*coach, *GetParam());
  EXPECT_GT(*coach->turns(*lone), 3);
  const std::vector<LapTurn> turns = drive_ideal_lap(*coach, *lone, {});
  EXPECT_TRUE(lone->pending().is_over());
  ASSERT_GT(turns.size(), 3u);
  EXPECT_LT(turns.back().left, turns.front().left);
  for (const LapTurn& turn : turns) {
    for (const LapDecision& decision : turn.decisions) EXPECT_GE(decision.price, 0);
  }
}

TEST_P(CoachOf, SeesACarOfAFieldAsIfItWereAlone) {
  const RuleSetEntry& rules = *GetParam();
  const std::unique_ptr<Coach> coach = make_coach(*race_on_monza(rules), sure());
  ASSERT_NE(coach, nullptr);
  std::unique_ptr<Race> lone = start(*coach, rules);
  EXPECT_NEAR(*coach->turns(*coach->alone(*lone, 0)), *coach->turns(*lone), 1e-6);
}

INSTANTIATE_TEST_SUITE_P(RuleSets, CoachOf, testing::ValuesIn(rule_sets()), [](const auto& one) {
  std::string name(one.param->id());
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace

}  // namespace chicane
