#include "apps/coach/door.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "codec/board_text.h"

namespace chicane::coach {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class CoachDoorTest : public testing::Test {
 protected:
  Answer begin(std::string_view rules) {
    const RuleSetEntry& entry = **find_rule_set(rules);
    const std::string board = format_board(*load_board("monza", entry.form()));
    return door.begin({.rules = rules, .board = board, .options = "laps=1", .names = "Ann\nBob"});
  }

  // Gives the first lawful answer, in the door's race and in one that runs along.
  std::vector<std::string> first_answers(std::string_view rules, int seat, int answers) {
    const RuleSetEntry& entry = **find_rule_set(rules);
    const std::unique_ptr<Race> race =
        std::move(*entry.make_race(*load_board("monza", entry.form()), "laps=1", {"Ann", "Bob"}));
    EXPECT_TRUE(door.judge(seat));
    std::vector<std::string> said;
    for (int i = 0; i < answers && !race->pending().is_over(); ++i) {
      const bool is_chance = race->pending().kind == Pending::Kind::chance;
      const Seat who = is_chance ? kChance : race->pending().seats.first();
      const std::string decision = race->legal(who).front();
      const Answer answer = door.see(is_chance ? -1 : index(who), decision);
      EXPECT_TRUE(answer) << answer.error();
      said.push_back(answer ? *answer : answer.error());
      EXPECT_TRUE(race->decide(who, decision));
    }
    return said;
  }

  Door door;
};

TEST_F(CoachDoorTest, PricesTheDecisionsOfTheSeat) {
  ASSERT_TRUE(begin("grand-prix-basic"));
  const std::vector<std::string> first = first_answers("grand-prix-basic", 0, 60);
  EXPECT_EQ(*door.lap(), R"("whole")");
  EXPECT_THAT(first, testing::Contains(StartsWith(R"({"thousandths":)")));
  EXPECT_THAT(first, testing::Contains("null"));
  // The other seat decides other things; the first one's prices do not change by it.
  EXPECT_NE(first_answers("grand-prix-basic", 1, 60), first);
  EXPECT_EQ(first_answers("grand-prix-basic", 0, 60), first);
}

TEST_F(CoachDoorTest, ComplainsInASentence) {
  EXPECT_EQ(door.judge(0).error(), "no race has begun");
  EXPECT_EQ(door.see(0, "plot 20").error(), "no seat is judged");
  EXPECT_EQ(*door.lap(), "null");
  EXPECT_THAT(door.begin({.rules = "chess"}).error(), HasSubstr("chess"));
  ASSERT_TRUE(begin("speed-circuit"));
  EXPECT_EQ(door.judge(2).error(), "there is no seat 2");
  EXPECT_EQ(door.judge(-1).error(), "there is no seat -1");
  ASSERT_TRUE(door.judge(0));
  EXPECT_EQ(door.see(9, "plot 20").error(), "there is no seat 9");
  EXPECT_EQ(door.see(-1, "roll 1").error(), "seat -1 is not asked");
  EXPECT_EQ(door.see(0, std::string(5000, 'x')).error(), "the decision is too long");
  EXPECT_NE(door.see(0, "plot 20").error(), "");
  // What was refused has changed nothing.
  EXPECT_EQ(*door.see(0, "build 1/1/1/1/1"), "null");
}

TEST_F(CoachDoorTest, AnotherRaceLetsTheFirstOneGo) {
  ASSERT_TRUE(begin("grand-prix-basic"));
  ASSERT_TRUE(door.judge(0));
  ASSERT_FALSE(door.begin({.rules = "chess"}));
  EXPECT_EQ(door.judge(0).error(), "no race has begun");
  EXPECT_EQ(door.see(0, "go").error(), "no seat is judged");
}

}  // namespace
}  // namespace chicane::coach
