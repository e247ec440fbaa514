#include "lab/race_study.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "catalog/boards.h"

namespace chicane::lab {

namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

CarSeen at(int distance, Condition condition = Condition::driving) { return {condition, distance}; }

// --- Overtakes ---------------------------------------------------------------------------------

// The overtakes of each turn after the grid.
std::vector<int> overtakes(const std::vector<Field>& turns) {
  OrderWatch watch;
  std::vector<int> counts;
  for (const Field& field : turns) counts.push_back(watch.see(field));
  return counts;
}

TEST(Overtakes, AreThePairsWhoseOrderInverts) {
  struct Case {
    const char* what;
    std::vector<Field> turns;
    std::vector<int> want;
  };
  const Case cases[] = {
      {"nobody passes", {{at(2), at(1)}, {at(9), at(8)}}, {0, 0}},
      {"one passes one", {{at(2), at(1)}, {at(8), at(9)}}, {0, 1}},
      {"and is passed again", {{at(2), at(1)}, {at(8), at(9)}, {at(20), at(19)}}, {0, 1, 1}},
      {"the last passes two", {{at(3), at(2), at(1)}, {at(8), at(7), at(9)}}, {0, 2}},
      {"all turn about", {{at(3), at(2), at(1)}, {at(7), at(8), at(9)}}, {0, 3}},
      {"level is not past", {{at(2), at(1)}, {at(8), at(8)}, {at(9), at(8)}}, {0, 0, 0}},
      {"past after being level", {{at(2), at(1)}, {at(8), at(8)}, {at(8), at(9)}}, {0, 0, 1}},
      {"level on the grid", {{at(1), at(1)}, {at(8), at(9)}}, {0, 0}},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.what);
    EXPECT_EQ(overtakes(c.turns), c.want);
  }
}

TEST(Overtakes, AreOfCarsOnTheRoadAlone) {
  for (const Condition condition : {Condition::halted, Condition::out, Condition::home}) {
    SCOPED_TRACE(static_cast<int>(condition));
    EXPECT_EQ(overtakes({{at(2), at(1)}, {at(2, condition), at(9)}}), (std::vector{0, 0}));
    // Nor is he overtaken when he comes back.
    EXPECT_EQ(overtakes({{at(2), at(1)}, {at(2, condition), at(9)}, {at(3), at(12)}}),
              (std::vector{0, 0, 0}));
  }
}

TEST(LeadChanges, AreOfTheCarThatIsFarthest) {
  struct Case {
    const char* what;
    std::vector<Field> turns;
    int want;
  };
  const Case cases[] = {
      {"nobody passes", {{at(2), at(1)}, {at(9), at(8)}}, 0},
      {"passed", {{at(2), at(1)}, {at(8), at(9)}}, 1},
      {"passed behind the leader", {{at(3), at(2), at(1)}, {at(9), at(7), at(8)}}, 0},
      {"level", {{at(2), at(1)}, {at(8), at(8)}, {at(10), at(9)}}, 0},
      {"level on the grid", {{at(1), at(1)}, {at(8), at(9)}}, 0},
      {"the leader goes out", {{at(2), at(1)}, {at(5, Condition::out), at(4)}}, 1},
      {"the leader halts and leads", {{at(2), at(1)}, {at(5, Condition::halted), at(4)}}, 0},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.what);
    LeadWatch watch;
    int changes = 0;
    for (const Field& field : c.turns) changes += watch.see(field) ? 1 : 0;
    EXPECT_EQ(changes, c.want);
  }
}

TEST(GridCorrelation, IsOneForAProcession) {
  const auto result = [](const std::vector<int>& places) {
    Field field;
    for (const int place : places) field.push_back({Condition::home, 0, place});
    return grid_correlation(field);
  };
  EXPECT_DOUBLE_EQ(result({1, 2, 3, 4}), 1);
  EXPECT_DOUBLE_EQ(result({4, 3, 2, 1}), -1);
  EXPECT_DOUBLE_EQ(result({2, 1, 4, 3}), 0.6);
  EXPECT_DOUBLE_EQ(result({1, 2}), 1);
}

// --- Confidence --------------------------------------------------------------------------------

Estimate estimate_of(const std::vector<double>& values) {
  Sample sample;
  for (const double value : values) sample.add(value);
  return sample.estimate();
}

TEST(Estimates, HaveTheIntervalOfTheNormalApproximation) {
  const Estimate estimate = estimate_of({1, 2, 3, 4});
  EXPECT_EQ(estimate.races, 4);
  EXPECT_DOUBLE_EQ(estimate.mean, 2.5);
  // The standard deviation is the root of 5/3.
  EXPECT_NEAR(estimate.margin, 1.96 * std::sqrt(5.0 / 3 / 4), 1e-12);
  EXPECT_DOUBLE_EQ(estimate.low(), estimate.mean - estimate.margin);
  EXPECT_DOUBLE_EQ(estimate.high(), estimate.mean + estimate.margin);
}

TEST(Estimates, OfFewRaces) {
  EXPECT_EQ(estimate_of({}), Estimate{});
  EXPECT_EQ(estimate_of({7}).mean, 7);
  EXPECT_TRUE(std::isinf(estimate_of({7}).margin)) << "one race says nothing about others";
  EXPECT_EQ(estimate_of({7, 7, 7}).margin, 0);
}

TEST(Verdicts, TellWhatIsSureFromWhatIsNot) {
  const Range range{1, 2};
  EXPECT_EQ(verdict({1, 0.5, 9}, range), Verdict::holds);
  EXPECT_EQ(verdict({2, 0.5, 9}, range), Verdict::holds);
  EXPECT_EQ(verdict({0.9, 0.2, 9}, range), Verdict::perhaps_low);
  EXPECT_EQ(verdict({0.7, 0.2, 9}, range), Verdict::low);
  EXPECT_EQ(verdict({2.1, 0.2, 9}, range), Verdict::perhaps_high);
  EXPECT_EQ(verdict({2.3, 0.2, 9}, range), Verdict::high);
  EXPECT_EQ(name(Verdict::perhaps_high), "perhaps_high");
  EXPECT_EQ(name(Verdict::high), "high");
}

TEST(Verdicts, AreForStudiesThatSayNothingElse) {
  RaceStudy study;
  study.rules = "formula-one";
  study.driver = study_driver("formula-one");
  study.seats = kStudySeats;
  study.laps = 3;
  for (int i = 0; i < 9; ++i) study.samples[static_cast<std::size_t>(Figure::winners)].add(0);
  EXPECT_EQ(verdict(study, Figure::winners), Verdict::low);
  RaceStudy other = study;
  other.driver = "random";
  EXPECT_EQ(verdict(other, Figure::winners), Verdict::none);
  other = study;
  other.seats = 2;
  EXPECT_EQ(verdict(other, Figure::winners), Verdict::none);
  other = study;
  other.laps = 4;
  EXPECT_EQ(verdict(other, Figure::winners), Verdict::none);
}

TEST(RaceTargets, AreOfRuleSetsThatAreThereAndOncePerFigure) {
  for (const RaceTarget& target : race_targets()) {
    EXPECT_TRUE(target.rules.empty() || find_rule_set(target.rules)) << target.rules;
    EXPECT_LT(target.range.least, target.range.most);
    EXPECT_EQ(std::count_if(race_targets().begin(), race_targets().end(),
                            [&](const RaceTarget& other) {
                              const bool is_same =
                                  other.rules == target.rules || other.rules.empty();
                              return is_same && other.figure == target.figure;
                            }),
              1);
  }
}

// --- Studies -----------------------------------------------------------------------------------

RaceStudyPlan short_plan(const RuleSetEntry& rules, std::uint64_t seed) {
  RaceStudyPlan plan;
  plan.rules = rules.id();
  plan.board = *load_board(rules.default_board());
  plan.laps = rules.fewest_laps();
  plan.races = 3;
  plan.seed = seed;
  return plan;
}

// Also where no dice are thrown: the lots make the races differ.
TEST(RaceStudy, SameSeedGivesTheSameFigures) {
  for (const RuleSetEntry* rules : rule_sets()) {
    SCOPED_TRACE(rules->id());
    const Result<RaceStudy, DataError> study = study_races(short_plan(*rules, 5));
    ASSERT_TRUE(study);
    EXPECT_EQ(*study, *study_races(short_plan(*rules, 5)));
    EXPECT_NE(study->samples, study_races(short_plan(*rules, 6))->samples);
  }
}

TEST(RaceStudy, FiguresAreWithinTheirBounds) {
  for (const RuleSetEntry* rules : rule_sets()) {
    // Not steady and first, who stand in for people: a race of theirs alone may go wrong in its own
    // ways.
    for (const std::string driver : {"random", "rookie"}) {
      SCOPED_TRACE(std::string(rules->id()) + " " + driver);
      RaceStudyPlan plan = short_plan(*rules, 1);
      plan.driver = driver;
      const Result<RaceStudy, DataError> study = study_races(plan);
      ASSERT_TRUE(study);
      EXPECT_EQ(study->races, 3);
      EXPECT_TRUE(study->unended.empty());
      EXPECT_GE(study->cars, 6);
      for (const Figure share : {Figure::at_flag, Figure::front_wins, Figure::winners}) {
        EXPECT_GE((*study)[share].mean, 0);
        EXPECT_LE((*study)[share].mean, 1);
      }
      EXPECT_GT((*study)[Figure::turns].mean, 5);
      EXPECT_GT((*study)[Figure::overtakes].mean, 0);
      EXPECT_LE(std::abs((*study)[Figure::grid_correlation].mean), 1);
      // Races without a winner have no gap and no win from anywhere.
      EXPECT_EQ((*study)[Figure::front_wins].races,
                std::lround(3 * (*study)[Figure::winners].mean));
      if (driver == "random") continue;
      EXPECT_EQ((*study)[Figure::winners].mean, 1);
      EXPECT_GE((*study)[Figure::at_flag].mean, 0.5);
      EXPECT_GT((*study)[Figure::gap].mean, 0);
      EXPECT_LT((*study)[Figure::gap].mean, *plan.laps);
    }
  }
}

TEST(RaceStudy, RacesFollowTheSeed) {
  const RuleSetEntry& rules = **find_rule_set("motorchamp");
  RaceStudyPlan both = short_plan(rules, 7);
  both.races = 2;
  RaceStudyPlan first = both;
  first.races = 1;
  RaceStudyPlan second = first;
  second.seed = 8;
  EXPECT_DOUBLE_EQ((*study_races(both))[Figure::overtakes].mean,
                   ((*study_races(first))[Figure::overtakes].mean +
                    (*study_races(second))[Figure::overtakes].mean) /
                       2);
}

TEST(RaceStudy, RacesThatDoNotEndAreNamedAndCountForNothing) {
  RaceStudyPlan plan = short_plan(**find_rule_set("motorchamp"), 7);
  plan.answers_max = 100;
  const Result<RaceStudy, DataError> study = study_races(plan);
  ASSERT_TRUE(study);
  EXPECT_EQ(study->races, 0);
  EXPECT_THAT(study->unended, ElementsAre(7u, 8u, 9u));
  EXPECT_EQ((*study)[Figure::turns].races, 0);
}

TEST(RaceStudy, LapsAreTwoOrTheFewest) {
  EXPECT_EQ(laps_of_study(**find_rule_set("speed-circuit")), 2);
  EXPECT_EQ(laps_of_study(**find_rule_set("formula-one")), 3);
}

TEST(RaceStudy, WhatCannotBeIsRefused) {
  const RuleSetEntry& rules = **find_rule_set("speed-circuit");
  const auto complaint = [](const RaceStudyPlan& plan) { return study_races(plan).error().what; };
  RaceStudyPlan plan = short_plan(rules, 1);
  plan.driver = "fangio";
  EXPECT_THAT(complaint(plan), ::testing::HasSubstr("there is no driver 'fangio'"));
  plan = short_plan(rules, 1);
  plan.rules = "ludo";
  EXPECT_THAT(complaint(plan), ::testing::HasSubstr("there is no rule set 'ludo'"));
  plan = short_plan(rules, 1);
  plan.seats = 99;
  EXPECT_THAT(complaint(plan), ::testing::HasSubstr("99 cars do not fit"));
  plan = short_plan(rules, 1);
  plan.board = *load_board("GP-REF");
  EXPECT_THAT(complaint(plan), ::testing::HasSubstr("this is a board for grand-prix"));
}

TEST(RaceStudy, KnowsWhichBoardsAreForWhom) {
  const auto seats = [](std::string_view rules, std::string_view board) {
    return seats_on(**find_rule_set(rules), *load_board(board));
  };
  EXPECT_THAT(seats("formula-one", "F1-REF"), ElementsAre(2, 3, 4, 5, 6));
  EXPECT_THAT(seats("motorchamp", "mc-a1-m1-z1"), ElementsAre(2, 3, 4, 6, 7, 8));
  EXPECT_THAT(seats("motorchamp", "mc-a1-z1"), Contains(6));
  EXPECT_THAT(seats("motorchamp", "monza"), IsEmpty());
}

}  // namespace

}  // namespace chicane::lab
