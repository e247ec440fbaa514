#include "catalog/boards.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "base/text.h"
#include "catalog/rule_sets.h"
#include "codec/files_for_tests.h"

namespace chicane {
namespace {

TEST(Boards, AreThoseOfTheDataFolder) {
  std::set<std::string> wanted;
  for (const auto& path : for_tests::files_below("data/boards", ".board"))
    wanted.insert(path.stem());
  // MC 6.2: eight long circuits and four short ones, of MotorChamp's three pieces.
  for (const char* a : {"a1", "a2"}) {
    for (const char* z : {"z1", "z2"}) {
      for (const char* middle : {"-m1-", "-m2-", "-"})
        wanted.insert(std::string("mc-") + a + middle + z);
    }
  }
  const std::vector<std::string> names = board_names();
  EXPECT_EQ(std::set<std::string>(names.begin(), names.end()), wanted);
  EXPECT_EQ(names.size(), wanted.size()) << "none twice";
  EXPECT_THAT(names, ::testing::Contains("monza"));
}

// Which boards a rule set is for is decided by what is drawn on them.
bool suits(const Board& board, const RuleSetEntry& rules) {
  // The test track of Formula One has no grid.
  return form_of(board) == rules.form() && (!board.banded || !board.grid.empty());
}

TEST(Boards, CanBeRacedOnByTheRuleSetsTheyAreDrawnForAndByNoOther) {
  for (const std::string& name : board_names()) {
    SCOPED_TRACE(name);
    const Result<Board, DataError> board = load_board(name);
    ASSERT_TRUE(static_cast<bool>(board)) << to_string(board.error());
    EXPECT_EQ(board->name, name);
    for (const RuleSetEntry* rules : rule_sets()) {
      const auto race = rules->make_race(*board, "", {"A", "B"});
      EXPECT_EQ(static_cast<bool>(race), suits(*board, *rules))
          << rules->id() << ": " << (race ? "" : to_string(race.error()));
    }
  }
}

TEST(Boards, OfEveryRuleSetHaveOneThatIsTakenIfNobodyNamesOne) {
  for (const RuleSetEntry* rules : rule_sets()) {
    const Result<Board, DataError> board = load_board(rules->default_board());
    ASSERT_TRUE(static_cast<bool>(board)) << rules->id() << ": " << to_string(board.error());
    EXPECT_TRUE(suits(*board, *rules)) << rules->id();
  }
}

TEST(Boards, OfAnotherNameAreNotThereAndTheComplaintNamesThose) {
  const Result<Board, DataError> board = load_board("Monza");
  ASSERT_FALSE(static_cast<bool>(board));
  EXPECT_EQ(
      to_string(board.error()),
      "there is no board 'Monza'; did you mean 'monza'? There are " + join(board_names(), ", "));
}

}  // namespace
}  // namespace chicane
