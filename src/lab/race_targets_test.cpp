// All boards race as they should, with other seeds than the tables of docs/circuits.md.
#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "lab/race_study.h"

namespace chicane::lab {

namespace {

TEST(RaceTargets, HoldOnAllBoards) {
  for (const RuleSetEntry* rules : rule_sets()) {
    for (const std::string& name : board_choices(rules->form())) {
      SCOPED_TRACE(std::string(rules->id()) + " on " + name);
      const Result<Board, DataError> board = load_board(name, rules->form());
      ASSERT_TRUE(board);
      RaceStudyPlan plan;
      plan.rules = rules->id();
      plan.board = *board;
      plan.races = 500;
      plan.seed = 100'000;
      const Result<RaceStudy, DataError> study = study_races(plan);
      ASSERT_TRUE(study);
      EXPECT_TRUE(study->unended.empty());
      for (const FigureInfo& info : figures()) {
        const Verdict found = verdict(*study, info.figure);
        EXPECT_TRUE(found != Verdict::low && found != Verdict::high)
            << info.title << ": " << (*study)[info.figure].mean;
      }
    }
  }
}

}  // namespace

}  // namespace chicane::lab
