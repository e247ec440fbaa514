#include "conform/grand_prix_advanced_table.h"

#include <gtest/gtest.h>

#include "conform/case_for_tests.h"

namespace chicane::conform {
namespace {

const for_tests::CasesOf kCases("grand-prix-advanced");

const std::string kCar = "board GPA-TT\ncar a 2 gear=2\nturn a\n";

TEST(GrandPrixAdvancedTable, DrivesACar) {
  kCases.expect_passes(kCar +
                       "ask a gears = 1 2 3\ndo a gear 3\ndo a push 1\nroll 2 1\n"
                       "do a plan 0 0 0 1\nexpect a at=6 gear=3 tolerance=3 window=4-7\n");
  kCases.expect_fails(kCar + "do a gear 2\ndo a push 0\nroll 1\ndo a plan 0 0\nexpect a at=5\n", 10,
                      "a at: wanted 5, came 4");
}

TEST(GrandPrixAdvancedTable, RefusesWithNameAndClause) {
  kCases.expect_passes(kCar + "refuse a gear 4\nrefuse a push 1\nrefuse a keep\n");
  kCases.expect_fails(kCar + "do a gear 4\n", 6,
                      "a gear 4 must be accepted but is refused: gear_out_of_reach (GPA-GEAR-2)");
  kCases.expect_fails(kCar + "refuse a fly\n", 6, "a fly: 'fly' is no decision");
  kCases.expect_fails(kCar + "refuse b gear 2\n", 6, "b gear 2: there is no car b");
  kCases.expect_fails(kCar + "refuse a roll 1\n", 6, "a roll 1: dice are thrown with roll");
}

TEST(GrandPrixAdvancedTable, LeavesOutWhatIsTheOnlyAnswer) {
  kCases.expect_passes(
      "board GPA-TT\ncar a 39 starting=yes\nturn a\nroll 5 1\ndo a plan 0\n"
      "expect a at=0 window=0-4 starting=no\n");
}

TEST(GrandPrixAdvancedTable, ReadsTheKeysOfACar) {
  kCases.expect_passes(
      "board GPA-TT\nset still=3\ncar a 12 gear=4 dmg=G,S to_go=1\ncar b 36 status=box\n"
      "car c 20 status=spun\ncar d 3 status=fin to_go=0\ncar e 5 status=out\ncar f 12 auto=yes\n"
      "expect a at=12 gear=4 dmg=G,S status=run to_go=1 auto=no starting=no time=-\n"
      "expect b at=36 status=box gear=1 dmg=- to_go=2\nexpect c status=spun\n"
      "expect d status=fin\nexpect e status=out\nexpect f auto=yes\n"
      "expect race still=3 over=no phase=race\n"
      "ask queue 12 = a f\nask order = a f b c\nask rank = d a b c f\n");
}

TEST(GrandPrixAdvancedTable, DrivesPracticeLaps) {
  kCases.expect_passes(
      "board GPA-TT\nset phase=practice\ncar a line time=7/3\ncar b line time=7/4\ncar c line\n"
      "expect a time=7/3\nexpect c at=line time=-\nturn c\ndo c gear 3\ndo c push 0\nroll 1\n"
      "do c plan 0 0 0\nexpect c at=2\n");
  kCases.expect_passes(
      "board GPA-TT\nset phase=practice\ncar a line time=7/3\ncar b line time=7/4\n"
      "car c line time=6/1\nask grid = c b a\n");
}

TEST(GrandPrixAdvancedTable, ComplainsAboutWhatCannotBe) {
  struct Wrong {
    const char* body;
    int line;
    const char* what;
  };
  const Wrong wrong[] = {
      {"board GPA-TT\ncar a 40\nturn a\n", 5, "car a: there is no cell '40'"},
      {"board GPA-TT\ncar a line\nturn a\n", 5, "car a: there is no cell 'line'"},
      {"board GPA-TT\nset phase=practice\ncar a 3\nturn a\n", 6, "car a: there is no cell '3'"},
      {"board GPA-TT\ncar a 3 gear=0\nturn a\n", 5, "car a: gear=0 says nothing here"},
      {"board GPA-TT\ncar a 3 gear=6\nturn a\n", 5, "car a: gear=6 says nothing here"},
      {"board GPA-TT\ncar a 3 dmg=X\nturn a\n", 5, "car a: dmg=X says nothing here"},
      {"board GPA-TT\ncar a 3 dmg=S,S\nturn a\n", 5, "car a: dmg=S,S says nothing here"},
      {"board GPA-TT\ncar a 3 status=absent\nturn a\n", 5,
       "car a: status=absent says nothing here"},
      {"board GPA-TT\ncar a 3 status=box\nturn a\n", 5, "car a: status=box says nothing here"},
      {"board GPA-TT\ncar a 3 to_go=22\nturn a\n", 5, "car a: to_go=22 says nothing here"},
      {"board GPA-TT\ncar a 3 auto=maybe\nturn a\n", 5, "car a: auto=maybe says nothing here"},
      {"board GPA-TT\ncar a 3 starting=1\nturn a\n", 5, "car a: starting=1 says nothing here"},
      {"board GPA-TT\ncar a 3 time=7/3\nturn a\n", 5, "car a: time=7/3 says nothing here"},
      {"board GPA-TT\ncar a 3 colour=red\nturn a\n", 5, "car a: colour=red says nothing here"},
      {"board GPA-TT\nset phase=practice\ncar a line time=7\nturn a\n", 6,
       "car a: time=7 says nothing here"},
      {"board GPA-TT\nset still=11\n", 4, "set: 'still=11' says nothing here"},
      {"board GPA-TT\nset phase=rain\n", 4, "set: 'phase=rain' says nothing here"},
      {"board GPA-TT\nset still\n", 4, "set: 'still' is not key=value"},
      {"board GPA-TT\nmark 3 limit=1\n", 4, "mark: there is none here"},
      {"board GPA-TT\ncar a 3\nturn b\n", 5, "turn: there is no car b"},
      {"board GPA-TT\ncar a 3 status=out\nturn a\n", 5, "turn: a does not race"},
      {"board GPA-TT\ncar a 3 gear=2\ncar b 4\nturn a\nturn b\n", 7, "turn: a go is still open"},
      {"board GPA-TT\ncar a 3\nask a mood = good\n", 5, "ask: nothing is known of 'a mood'"},
      {"board GPA-TT\ncar a 3\nask b gears = 1\n", 5, "ask: there is no car b"},
      {"board GPA-TT\ncar a 3\nask queue 40 = a\n", 5, "ask: there is no cell 40"},
      {"board GPA-TT\ncar a 3\nask tolerance 6 1 = 0\n", 5,
       "ask tolerance: a gear from 1 to 5, a die from 1 to 8"},
      {"board GPA-TT\ncar a 3\nexpect a mood=good\n", 5, "expect: there is no key 'mood'"},
      {"board GPA-TT\ncar a 3\nexpect race mood=good\n", 5, "expect race: there is no key 'mood'"},
      {"board GPA-TT\ncar a 3\nexpect b at=3\n", 5, "expect: there is no car b"},
      {"board M60\ncar a 3\nturn a\n", 5, "M60: this is no board for grand-prix-advanced"},
      {"entry a races=25\nask a points = 1\n", 4, "entry a: races are places from 1 to 24"},
      {"entry a\nask b points = 1\n", 4, "ask: there is no entry b"},
  };
  for (const Wrong& w : wrong) kCases.expect_fails(w.body, w.line, w.what);
}

TEST(GrandPrixAdvancedTable, PreparesARace) {
  kCases.expect_passes(
      "board GPA-TT\nopt laps=2\nentry p\nentry q auto=yes\ndo race draw\nroll 4 1 1\n"
      "refuse race draw\nask order = qB pA pB qA\n"
      "expect qB at=39 to_go=3 auto=yes starting=yes gear=1 dmg=-\n");
  kCases.expect_passes(
      "board GPA-TT\nentry p\nentry q\nrefuse race grid pA pB qA\nrefuse race grid pA pA qA qB\n"
      "do race grid qA pA qB pB\nask order = qA pA qB pB\n");
  kCases.expect_fails("board GPA-TT\nentry p\ndo race draw\n", 5,
                      "race draw must be accepted but is refused: 2 to 12 teams race (GPA-GEN-2)");
}

TEST(GrandPrixAdvancedTable, KeepsTheChampionship) {
  kCases.expect_passes(
      "entry pA races=1,7\nentry pB races=2,6\nentry q races=3\nask pA points = 9\n"
      "ask p points = 16\nask q points = 4\nask tolerance 3 4 = 2\n");
}

}  // namespace
}  // namespace chicane::conform
