#include "conform/motorchamp_table.h"

#include <gtest/gtest.h>

#include "conform/case_for_tests.h"

namespace chicane::conform {
namespace {

const for_tests::CasesOf kCases("motorchamp");

const std::string kCar = "board M60\ncar A 20R\nturn A\n";

TEST(MotorChampTable, DrivesACar) {
  kCases.expect_passes(kCar +
                       "ask A dice = NNS\ndo A throw NNS\nroll 1 2 2\nask A play = 25R 25L\n" +
                       "do A play 25L\nexpect A at=25L laps=2 row=25\n");
  kCases.expect_fails(kCar + "do A throw NNS\nroll 1 2 2\ndo A play 25L\nexpect A at=25R\n", 9,
                      "A at: wanted 25R, came 25L");
  kCases.expect_fails(kCar + "do A throw NNS\nroll 1 2 4\n", 7,
                      "the die shows 4: face_not_on_die (MC-DIC-1)");
}

// A limit of twelve leaves two throws to choose from, so none is taken for granted.
TEST(MotorChampTable, RefusesWithNameAndClause) {
  const std::string car = "board M60\nmark 20R limit=12\ncar A 20R\nturn A\n";
  kCases.expect_passes(car + "refuse A throw N\nrefuse A throw NS\nrefuse A play 25L\n");
  kCases.expect_fails(
      car + "do A throw N\n", 7,
      "A throw N must be accepted but is refused: slower_than_fair_play (MC-FAI-2)");
  kCases.expect_fails(car + "refuse A throw NNN\n", 7, "A throw NNN: throw: write S, N, NN or NNS");
  kCases.expect_fails(car + "refuse B throw NN\n", 7, "B throw NN: there is no B");
  kCases.expect_fails(car + "do A roll 3\n", 7,
                      "A roll 3 must be accepted but is refused: dice are thrown with roll");
}

TEST(MotorChampTable, ReadsTheKeysOfACar) {
  kCases.expect_passes(
      "board M60\ncar A X20L laps=4 pit=0 hcp=1 sp=no passes=1 by=B team=7 player=3 seq=9\n"
      "car B OUT row=12 seq=8\ncar C FIN seq=3 laps=6\ncar D NEW\n"
      "expect A at=X20L laps=4 pit=0 hcp=1 sp=0 passes=1 by=B team=7 player=3 seq=9 row=20\n"
      "expect B at=OUT row=12 seq=8 by=-\nexpect C at=FIN\nexpect D at=NEW laps=2 pit=1 rejoin=0\n"
      "expect race flag=0 phase=done\n");
}

TEST(MotorChampTable, SaysWhatIsWrongWithAPosition) {
  struct Wrong {
    const char* body;
    int line;
    const char* what;
  };
  const Wrong wrong[] = {
      {"car A 20R\nturn A\n", 4, "board: missing"},
      {"board Monza\n", 3, nullptr},
      {"board monza\ncar A 20R\nturn A\n", 5, "monza: this is no board for motorchamp"},
      {"board M60\ncar A 60R\nturn A\n", 5, "car A: there is no place '60R'"},
      {"board M60\ncar A STAY\nturn A\n", 5, "car A: there is no place 'STAY'"},
      {"board M60\ncar A NO\nturn A\n", 5, "car A: there is no place 'NO'"},
      {"board M60\ncar A P20\nturn A\n", 5, "car A: there is no place 'P20'"},
      {"board M60\ncar A B53\nturn A\n", 5, "car A: there is no place 'B53'"},
      {"board M60\ncar A X55R\nturn A\n", 5, "car A: there is no place 'X55R'"},
      {"board M60\ncar A 20R\ncar B 20R\nturn A\n", 6, "car B: 20R is taken"},
      {"board M60\ncar A P55\ncar B P55\nturn A\n", 6, "car B: P55 is taken"},
      {"board M60\ncar A X20R\ncar B X20R\nask order = -\n", 6, "car B: X20R is taken"},
      {"board M60\ncar A 20R\ncar A 21R\n", 5, "the driver A is named twice"},
      {"board M60\nentry A\nturn A\n", 5, "car A: the place is missing"},
      {"board M60\ncar A 20R laps=31\nturn A\n", 5, "car A: laps=31 says nothing here"},
      {"board M60\ncar A 20R laps=-2\nturn A\n", 5, "car A: laps=-2 says nothing here"},
      {"board M60\ncar A 20R pit=2\nturn A\n", 5, "car A: pit=2 says nothing here"},
      {"board M60\ncar A 20R passes=3\nturn A\n", 5, "car A: passes=3 says nothing here"},
      {"board M60\ncar A 20R team=0\nturn A\n", 5, "car A: team=0 says nothing here"},
      {"board M60\ncar A 20R team=11\nturn A\n", 5, "car A: team=11 says nothing here"},
      {"board M60\ncar A 20R player=9\nturn A\n", 5, "car A: player=9 says nothing here"},
      {"board M60\ncar A OUT row=60\nask order = -\n", 5, "car A: row=60 says nothing here"},
      {"board M60\ncar A P55 row=20\nturn A\n", 5, "car A: row=20 says nothing here"},
      {"board M60\ncar A 20R by=Q\nturn A\n", 5, "car A: by=Q says nothing here"},
      {"board M60\ncar A FIN time=8.6\nask rank = -\n", 5, "car A: time=8.6 says nothing here"},
      {"board M60\ncar A FIN time=8/6/1\nask rank = -\n", 5, "car A: time=8/6/1 says nothing here"},
      {"board M60\ncar A FIN time=8.6/16\nask rank = -\n", 5,
       "car A: time=8.6/16 says nothing here"},
      {"board M60\ncar A 20R colour=red\nturn A\n", 5, "car A: colour=red says nothing here"},
      {"board M60\nmark 60R dice=1\n", 4, "mark: there is no place '60R'"},
      {"board M60\nmark 14-10 dice=1\n", 4, "mark: there is no place '14-10'"},
      {"board M60\nmark 10- dice=1\n", 4, "mark: there is no place '10-'"},
      {"board M60\nmark 10,x dice=1\n", 4, "mark: there is no place 'x'"},
      {"board M60\nmark 10 colour=2\n", 4, "mark: 'colour=2' says nothing here"},
      {"board M60\nmark 10 limit=16\n", 4, "mark: 'limit=16' says nothing here"},
      {"board M60\nmark 10 dice\n", 4, "mark: 'dice' says nothing here"},
      {"board M60\nmark 10 solid=maybe\n", 4, "mark: 'solid=maybe' says nothing here"},
      {"mark 10 dice=1\n", 3, "mark: the board comes first"},
      {"board M60\nmark 10 dice=0\ncar A 20R\nturn A\n", 6,
       "M60: row 10: a square has 1, 2 or 3 dice"},
      {"board M60\nset flag=2\n", 4, "set: flag is 1 or 0"},
      {"board M60\nset phase=night\n", 4, "set: 'phase=night' says nothing here"},
      {"board M60\nset flag\n", 4, "set: 'flag' is not key=value"},
      {"board M60\nopt players=many\n", 4, "opt: players: a number"},
      {"board M60\nopt laps=0\n", 4, nullptr},
      {"board M60\ncar A 20R\nturn B\n", 5, "turn: there is no car B"},
      {"board M60\ncar A X20R\nturn A\n", 5, "turn: A is not running"},
      {"board M60\ncar A 20R\nask A mood = good\n", 5, "ask: nothing is known of 'A mood'"},
      {"board M60\ncar A 20R\nask B dice = N\n", 5, "ask: there is no car B"},
      {"board M60\ncar A 20R\nask weather = rain\n", 5, "ask: nothing is known of 'weather'"},
      {"board M60\ncar A 20R\nask slot 19 = 20R\n", 5, "ask: there is no slot 19"},
      {"board M60\ncar A 20R\nask A risk X = 1\n", 5, "ask: risk of S, N, NN or NNS"},
      {"board M60\ncar A 20R\nask A play = 1R\n", 5, "ask: A has no landing to choose"},
      {"board M60\ncar A 20R\nexpect A mood=good\n", 5, "expect: there is no key 'mood'"},
      {"board M60\ncar A 20R\nexpect B at=20R\n", 5, "expect: there is no car B"},
      {"board M60\ncar A 20R\nexpect race mood=good\n", 5, "expect race: there is no key 'mood'"},
      {"board M60\nset phase=grid\ncar A 20R\ndo A grid\n", 6,
       "phase=grid: there is no car to place"},
  };
  for (const Wrong& w : wrong) {
    if (w.what != nullptr) {
      kCases.expect_fails(w.body, w.line, w.what);
    } else {
      const CaseResult result = kCases.run(w.body);
      EXPECT_FALSE(result.passed) << w.body;
      EXPECT_EQ(result.line, w.line) << w.body;
    }
  }
  std::string many = "board M60\n";
  for (int i = 0; i < 21; ++i)
    many += "car C" + std::to_string(i) + " " + std::to_string(i) + "L\n";
  kCases.expect_fails(many + "turn C1\n", 25, "at most 20 cars can race");
}

TEST(MotorChampTable, FollowsTheOrderOfMovementWithoutTurns) {
  kCases.expect_passes(
      "board M60\ncar A 20R\ncar B 30R\nask order = B A\nask next = B\n"
      "refuse A throw NNS\ndo B throw NNS\nroll 1 1 1\ndo B play 33R\nask next = A\n");
}

TEST(MotorChampTable, ThrowsForTheGrid) {
  kCases.expect_passes(
      "board M60\nset phase=grid\ncar A NEW\ncar B NEW\ndo A grid\nroll 1 2 3\n"
      "do B grid\nroll 6 6 3\nask grid = B A\nask slot 2 = 59L\n"
      "expect A at=59L laps=-1 sp=1 pit=0\nexpect race phase=race\n");
}

// MC-SET-3  Who is left alone throws all the same.
TEST(MotorChampTable, ThrowsForTheGridOfASinglePlayer) {
  kCases.expect_passes(
      "board M60\nset phase=grid\ncar A NEW\ncar B NEW player=1\ndo B grid\nroll 1 2 3\n"
      "do A grid\nroll 6 6 3\nask grid = B A\nexpect race phase=race\n");
}

TEST(MotorChampTable, ThrowsEqualPracticeTimesOff) {
  kCases.expect_passes(
      "board M60\nset phase=practice\ncar A FIN time=8.6/11\ncar B FIN time=8.6/11\n"
      "roll 1 1 1 2 1 1\nask rank = B A\nask times = 8.6/11 8.6/11\nask grid = B A\n"
      "expect race phase=practice\n");
}

TEST(MotorChampTable, AsksForTheFieldWithoutCars) {
  kCases.expect_passes(
      "board M60\nopt players=5 teams=2 addon=1 grid=practice\nask field = 20 16\n"
      "opt grid=throw\nask field = -\nopt players=9\nask field = -\n");
}

TEST(MotorChampTable, AsksForRiskAndFreeRows) {
  kCases.expect_passes(
      "board M60\nmark 20R limit=5\ncar A 20R\ncar B 31R\ncar C 31L\nask A free = 10\n"
      "ask A risk N = 1 0 6\nask A risk NN = 26 21 36\nask A slip = -\nask claim = -\n"
      "ask object = -\n");
}

TEST(MotorChampTable, AsksForTheResult) {
  kCases.expect_passes(
      "board M60\ncar A FIN laps=6 seq=1\ncar B OUT laps=3 row=5 seq=2\n"
      "car C X20R laps=5 seq=3\nask result = A C | B\n");
}

}  // namespace
}  // namespace chicane::conform
