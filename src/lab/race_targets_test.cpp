// The boards made by hand, from which the targets were chosen, keep them with other seeds.
#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "lab/race_study.h"

namespace chicane::lab {

namespace {

std::vector<std::string> boards_made_by_hand() {
  std::vector<std::string> names = piece_circuit_names();
  names.insert(names.end(), {"monza", "F1-REF", "GP-REF"});
  return names;
}

TEST(RaceTargets, HoldOnTheBoardsMadeByHand) {
  for (const RuleSetEntry* rules : rule_sets()) {
    for (const std::string& name : boards_made_by_hand()) {
      SCOPED_TRACE(std::string(rules->id()) + " on " + name);
      const Result<Board, DataError> board = load_board(name);
      ASSERT_TRUE(board);
      if (seats_on(*rules, *board).empty()) continue;
      RaceStudyPlan plan;
      plan.rules = rules->id();
      plan.board = *board;
      plan.races = 500;
      plan.seed = 100'000;
      const Result<RaceStudy, DataError> study = study_races(plan);
      ASSERT_TRUE(study);
      EXPECT_TRUE(study->unended.empty());
      for (const FigureInfo& info : figures())
        EXPECT_EQ(verdict(*study, info.figure), Verdict::holds)
            << info.title << ": " << (*study)[info.figure].mean;
    }
  }
}

}  // namespace

}  // namespace chicane::lab
