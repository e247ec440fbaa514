#include "conform/speed_circuit_wbc_table.h"

#include <gtest/gtest.h>

#include "conform/case_for_tests.h"

namespace chicane::conform {
namespace {

// Without a board a case is one of heats and finals.
const for_tests::CasesOf kCases("speed-circuit-wbc");

const std::string kCar = "board WB\ncar A I1 speed=40\n";

TEST(WbcTable, DrivesStepByStepAndTakesTheEndThatIsLeftOut) {
  kCases.expect_passes(kCar +
                       "do A plot 40\ndo A drive I2 I3\nexpect A at=I3 p=3 speed=40 wear=4\n" +
                       "expect race turn=1 over=no\n");
  kCases.expect_fails(kCar + "do A plot 40\ndo A drive I2\nexpect A at=I3\n", 7,
                      "A at: wanted I3, came I2");
}

// A way of which one step is refused is refused as a whole.
TEST(WbcTable, TakesAWayAsAWholeOrNotAtAll) {
  kCases.expect_passes(kCar + "do A plot 40\nrefuse A drive I2 O3\nexpect A at=I1\n" +
                       "refuse A drive I2 I3 I4\nexpect A at=I1\ndo A drive I2 M3\n");
}

TEST(WbcTable, ReadsTheKeysOfACar) {
  kCases.expect_passes(
      "board WB\ncar A X5 lap=2 speed=0 ref=60 spec=100/60/20/180 wear=9 chips=7,2 spun=yes "
      "engine=damaged brakes=damaged\n"
      "expect A at=X5 p=45 lap=2 ref=60 spec=100/60/20/180 wear=9 chips=7,2 spun=yes "
      "engine=damaged brakes=damaged out=none starting=no level=-\n"
      "ask A plots = 0 20 40 60\n");
}

TEST(WbcTable, SaysWhatIsWrongWithAPosition) {
  struct Wrong {
    const char* body;
    int line;
    const char* what;
  };
  const Wrong wrong[] = {
      {"board WB\nexpect race turn=0\n", 4, "there is no car and no entry"},
      {"board WB\ncar A I99\nexpect race turn=0\n", 5, "car A: there is no space 'I99'"},
      {"board WB\ncar A I1\ncar B I1\nexpect race turn=0\n", 6, "car B: I1 is taken"},
      {"board WB\ncar A X1\ncar B X1\nexpect race turn=0\n", 6, "car B: X1 is taken"},
      {"board WB\ncar A I1 chips=3\nexpect race turn=0\n", 5, "car A: chips=3 is no value of it"},
      {"board WB\ncar A I1 chips=3,1,1\nexpect race turn=0\n", 5,
       "car A: chips=3,1,1 is no value of it"},
      {"board WB\ncar A I1 brakes=strained\nexpect race turn=0\n", 5,
       "car A: brakes=strained is no value of it"},
      {"board WB\ncar A I1 colour=red\nexpect race turn=0\n", 5, "car A: there is no key 'colour'"},
      {"board WB\nopt min_speed=20\n", 4, "opt: there is no option 'min_speed'"},
      {"board WB\nentry A laurels=3\nexpect race turn=0\n", 5,
       "entry A: there is no key 'laurels' in a race"},
      {"board WB\nentry A best=0\nexpect race turn=0\n", 5, "entry A: best=0 is no place"},
      {"board WB\nentry A build=0/0/0/0/0/0\nexpect race turn=0\n", 5,
       "entry A: build=0/0/0/0/0/0: build_sum_not_two (WBC-1.0)"},
      {"car A I1\nask seeds = A\n", 4, "board: missing"},
      {"entry A colour=red\nask seeds = A\n", 4,
       "entry A: there is no key 'colour' without a board"},
      {"entry A heats=1\nask ranking = A\n", 4, "entry A: heats=1 are no results"},
  };
  for (const Wrong& w : wrong) kCases.expect_fails(w.body, w.line, w.what);
}

TEST(WbcTable, AsksForBuildsBidsAndGrid) {
  kCases.expect_passes(
      "board WB\nentry A build=0/0/0/0/1/1\nentry B\nask B sees A build = -\n"
      "do B build 2/0/0/0/0/0\nask B sees A build = 0/0/0/0/1/1\nask builds = 1146\n"
      "do A bid 1/1/0\nask B sees A bid = -\nask A sees A bid = 1/1/0\ndo B bid 0/0/1\n"
      "ask A value = 1.5\nask B value = 1.5\nroll 40 60\nask grid = B A\n"
      "expect B at=I40 lap=0 starting=yes chips=9,0\n");
}

TEST(WbcTable, AsksForOrderMarksAndRank) {
  kCases.expect_passes(
      "board WF\nopt laps=1\ncar A I19 speed=20\ncar B O15 speed=20\n"
      "do A plot 20\nask A sees B plot = -\ndo B plot mps\nask A sees B plot = mps\n"
      "ask order = A B\ndo A drive I20\ndo B drive O16\nask rank = A\nask marks = -\n");
  kCases.expect_fails(kCar + "ask weather = rain\n", 5, "ask: nothing is known of 'weather'");
  kCases.expect_fails(kCar + "ask A mood = good\n", 5, "ask: nothing is known of 'A mood'");
  kCases.expect_fails(kCar + "ask A sees B plot = 20\n", 5, "ask: there is no driver B");
  kCases.expect_fails(kCar + "ask B plots = 0\n", 5, "ask: there is no driver B");
  kCases.expect_fails(kCar + "expect A mood=good\n", 5, "expect: there is no key 'mood'");
}

TEST(WbcTable, TakesChipsThatNobodyHasForGranted) {
  kCases.expect_passes(
      "board WB\ncar A I1 speed=80\ndo A plot 140\nroll 4 5\n" +
      std::string("do A drive I2 I3 I4 I5 I6 I7 I8\nexpect A speed=140 engine=ok\n"));
}

// --- Tournaments without a race ----------------------------------------------------------------

TEST(WbcTable, SeedsByLaurels) {
  kCases.expect_passes(
      "entry A laurels=3\nentry B laurels=12\nentry C laurels=5\nask seeds = B C A\n");
  kCases.expect_passes("entry A laurels=3\nentry B laurels=3\nroll 20 80\nask seeds = B A\n");
  kCases.expect_fails("entry A laurels=3\nentry B laurels=3\nask seeds = B A\n", 5,
                      "ask: seeds: a tie is not yet parted");
  kCases.expect_passes("ask seeding 13 B = 2 3 6 7 10 11 13\n");
  kCases.expect_fails("ask seeding 13 C = 1\n", 3, "ask: seeding: there is no race C");
  kCases.expect_fails("ask seeding 0 A = 1\n", 3, "ask: seeding: 0 is no number of drivers");
}

TEST(WbcTable, RanksByHeats) {
  kCases.expect_passes(
      "entry A heats=2/12\nentry B heats=dnf/12,1/11\nentry C heats=dnf/12\n"
      "ask ranking = B A\nask finalists = B A\nask alternates = -\nask B points = 10\n"
      "ask B average = 6.5\n");
  kCases.expect_fails("entry A heats=2/12\nexpect A speed=20\n", 4,
                      "expect: there is no race in this case");
}

}  // namespace
}  // namespace chicane::conform
