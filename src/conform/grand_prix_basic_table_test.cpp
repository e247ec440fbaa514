#include "conform/grand_prix_basic_table.h"

#include <gtest/gtest.h>

#include "conform/case_for_tests.h"

namespace chicane::conform {
namespace {

const for_tests::CasesOf kCases("grand-prix-basic");

const std::string kCar = "board GPB-TT\ncar A 8\nturn A\n";

TEST(GrandPrixBasicTable, DrivesACar) {
  kCases.expect_passes(kCar + "do A dice 1\nroll 4\ndo A goal 3\nexpect A at=11 status=run\n");
  kCases.expect_passes(
      "board GPB-TT\ncar A 4\nturn A\ndo A dice 2\nroll 1 1\ndo A goal 2\nroll 1 3\n"
      "expect A at=5 status=off skip=1\n");
  kCases.expect_fails(kCar + "do A dice 1\nroll 4\ndo A goal 3\nexpect A at=12\n", 9,
                      "A at: wanted 12, came 11");
}

TEST(GrandPrixBasicTable, OvertakesStopsAndTriesItsLuck) {
  const std::string lost =
      "board GPB-TT\ncar A 8\ncar B 10\nturn A\ndo A dice 1\nroll 5\ndo A goal 4\nroll 1\n";
  kCases.expect_passes(lost +
                       "refuse A stop 3\nrefuse A stop 0\ndo A stop 2\nexpect A at=10\n"
                       "ask queue 10 = B A\nask order = B A\n");
  kCases.expect_passes(lost + "do A luck\nroll 2\nexpect A at=12 skip=0\n");
  kCases.expect_passes(lost + "do A luck\nroll 1\nexpect A at=10 status=off skip=2\n");
}

TEST(GrandPrixBasicTable, RefusesWithNameAndClause) {
  kCases.expect_passes(kCar + "refuse A dice 3\nrefuse A goal 1\n");
  kCases.expect_fails(kCar + "do A dice 3\n", 6,
                      "A dice 3 must be accepted but is refused: one_die_or_two (GPB-MOV-1)");
  kCases.expect_fails(kCar + "refuse A fly\n", 6, "A fly: 'fly' is no decision");
  kCases.expect_fails(kCar + "refuse B dice 1\n", 6, "B dice 1: there is no car B");
  kCases.expect_fails(kCar + "refuse A roll 1\n", 6, "A roll 1: dice are thrown with roll");
}

TEST(GrandPrixBasicTable, ReadsTheKeysOfACar) {
  kCases.expect_passes(
      "board GPB-TT\ncar A 8 to_go=1 skip=2 status=off\ncar B 8 auto=yes\ncar C 3 status=fin "
      "to_go=0\n"
      "expect A at=8 to_go=1 skip=2 status=off auto=no\nexpect B to_go=2 status=run auto=yes\n"
      "expect C status=fin\nexpect race over=no\nask rank = C A B\nask order = A B\n"
      "ask queue 8 = B\n");
}

TEST(GrandPrixBasicTable, PreparesARace) {
  kCases.expect_passes(
      "board GPB-TT\nentry p\nentry q auto=yes\ndo race draw\nroll 4 1 2\n"
      "ask order = qB pA qA pB\nexpect qB at=29 auto=yes\nexpect pA to_go=4\n"
      "refuse race draw\n");
  kCases.expect_passes(
      "board GPB-TT\nopt cars_per_player=1\nentry p\nentry q\nentry r\nentry s\nentry t\n"
      "refuse race grid tA sA rA qA\ndo race grid tA sA rA qA pA\n"
      "expect tA at=29\nexpect pA at=28\n");
}

TEST(GrandPrixBasicTable, ComplainsAboutWhatCannotBe) {
  struct Wrong {
    const char* body;
    int line;
    const char* what;
  };
  const Wrong wrong[] = {
      {"board GPB-TT\ncar A 30\nturn A\n", 5, "car A: there is no cell '30'"},
      {"board GPB-TT\ncar A x\nturn A\n", 5, "car A: there is no cell 'x'"},
      {"board GPB-TT\ncar A 3 to_go=22\nturn A\n", 5, "car A: to_go=22 says nothing here"},
      {"board GPB-TT\ncar A 3 skip=3\nturn A\n", 5, "car A: skip=3 says nothing here"},
      {"board GPB-TT\ncar A 3 status=absent\nturn A\n", 5,
       "car A: status=absent says nothing here"},
      {"board GPB-TT\ncar A 3 auto=maybe\nturn A\n", 5, "car A: auto=maybe says nothing here"},
      {"board GPB-TT\ncar A 3 colour=red\nturn A\n", 5, "car A: colour=red says nothing here"},
      {"board GPB-TT\ncar A 3\nturn B\n", 5, "turn: there is no car B"},
      {"board GPB-TT\ncar A 3 status=fin\nturn A\n", 5, "turn: A does not race"},
      {"board GPB-TT\ncar A 3\ncar B 4\nturn A\nturn B\n", 7, "turn: a go is still open"},
      {"board GPB-TT\ncar A 3\nask weather = rain\n", 5, "ask: nothing is known of 'weather'"},
      {"board GPB-TT\ncar A 3\nask queue 30 = A\n", 5, "ask: there is no cell 30"},
      {"board GPB-TT\ncar A 3\nexpect A mood=good\n", 5, "expect: there is no key 'mood'"},
      {"board GPB-TT\ncar A 3\nexpect B at=3\n", 5, "expect: there is no car B"},
      {"board GPB-TT\ncar A 3\nexpect race mood=good\n", 5, "expect race: there is no key 'mood'"},
      {"board monza\ncar A 3\nturn A\n", 5, "monza: this is no board for grand-prix-basic"},
      {"board GPB-TT\nmark 3 limit=1\n", 4, "mark: there is none here"},
  };
  for (const Wrong& w : wrong) kCases.expect_fails(w.body, w.line, w.what);
}

}  // namespace
}  // namespace chicane::conform
