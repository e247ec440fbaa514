#include "coach/coach.h"

#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "catalog/rule_sets.h"

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
  return rules.id() == "speed-circuit"       ? "1/1/1/1/1"
         : rules.id() == "speed-circuit-wbc" ? "0/0/0/0/1/1"
                                             : "";
}

std::unique_ptr<Race> start(const Coach& coach, const RuleSetEntry& rules) {
  Result<std::unique_ptr<Race>, DataError> lone = coach.start(build_for(rules));
  EXPECT_TRUE(lone);
  return std::move(*lone);
}

const PricedDecision& best_of(const std::vector<PricedDecision>& prices) {
  return *std::min_element(
      prices.begin(), prices.end(),
      [](const PricedDecision& a, const PricedDecision& b) { return a.turns < b.turns; });
}

class CoachOf : public testing::TestWithParam<const RuleSetEntry*> {};

// What he says is left goes down turn by turn by best decisions, but for the dice; with the first
// face of each the car comes to an end.
TEST_P(CoachOf, KnowsTheWayHome) {
  const std::unique_ptr<Coach> coach = make_coach(*race_on_monza(*GetParam()), {});
  ASSERT_NE(coach, nullptr);
  std::unique_ptr<Race> lone = start(*coach, *GetParam());
  EXPECT_GT(*coach->turns(*lone), 3);
  for (int answers = 0; !lone->pending().is_over(); ++answers) {
    ASSERT_LT(answers, 2000);
    if (lone->pending().kind == Pending::Kind::chance) {
      ASSERT_TRUE(lone->decide(kChance, lone->legal(kChance)[0]));
      continue;
    }
    const std::vector<PricedDecision> prices = coach->prices(*lone);
    ASSERT_FALSE(prices.empty());
    const PricedDecision best = best_of(prices);
    EXPECT_NEAR(best.turns, *coach->turns(*lone), 1e-6) << best.decision;
    const int turn = lone->turn();
    ASSERT_TRUE(lone->decide(lone->pending().seats.first(), best.decision)) << best.decision;
    EXPECT_NEAR(*coach->turns(*lone) + lone->turn() - turn, best.turns, 1e-6) << best.decision;
  }
}

TEST_P(CoachOf, SeesACarOfAFieldAsIfItWereAlone) {
  const RuleSetEntry& rules = *GetParam();
  const std::unique_ptr<Coach> coach = make_coach(*race_on_monza(rules), sure());
  ASSERT_NE(coach, nullptr);
  std::unique_ptr<Race> lone = start(*coach, rules);
  EXPECT_NEAR(*coach->turns(*coach->alone(*lone, 0)), *coach->turns(*lone), 1e-6);
}

std::vector<const RuleSetEntry*> coached() {
  std::vector<const RuleSetEntry*> coached;
  for (const RuleSetEntry* rules : rule_sets()) {
    if (make_coach(*race_on_monza(*rules), sure()) != nullptr) coached.push_back(rules);
  }
  return coached;
}

INSTANTIATE_TEST_SUITE_P(RuleSets, CoachOf, testing::ValuesIn(coached()), [](const auto& one) {
  std::string name(one.param->id());
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace

}  // namespace chicane
