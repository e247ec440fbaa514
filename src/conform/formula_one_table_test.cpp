#include "conform/formula_one_table.h"

#include <gtest/gtest.h>

#include "conform/case_for_tests.h"

namespace chicane::conform {
namespace {

const for_tests::CasesOf kCases("formula-one");

const std::string kCar = "board F1-TT\ncar 1 2.5 speed=40\nturn 1\n";

TEST(FormulaOneTable, DrivesACar) {
  kCases.expect_passes(kCar +
                       "ask 1 speeds = 0 20 40 60 80 100\nask 1 reach 80 = 4\ndo 1 set 60\n"
                       "do 1 drive 2.6 1.7 1.8\nexpect 1 at=1.8 speed=60\n");
  kCases.expect_fails(kCar + "do 1 set 60\ndo 1 drive 2.6 2.7 2.8\nexpect 1 at=2.9\n", 8,
                      "1 at: wanted 2.9, came 2.8");
}

TEST(FormulaOneTable, RefusesWithNameAndClause) {
  kCases.expect_passes(kCar + "refuse 1 set 120\nrefuse 1 superb\nrefuse 1 drive 2.6\n");
  kCases.expect_fails(kCar + "do 1 set 120\n", 6,
                      "1 set 120 must be accepted but is refused: speeds_up_too_much (F1-MOV-2)");
  kCases.expect_fails(kCar + "refuse 1 fly\n", 6, "1 fly: 'fly' is no decision");
  kCases.expect_fails(kCar + "refuse 2 set 20\n", 6, "2 set 20: there is no car 2");
}

TEST(FormulaOneTable, ReadsTheKeysOfACar) {
  kCases.expect_passes(
      "board F1-TT\nset pit=M1,XT discard=SD,QR4 still=3\n"
      "car 1 2.5 speed=160 tyre=8 brake=5 laps=1 miss=2 cap=80 brakefail=armed faulty=on "
      "special=yes hand=SD,SD,QR4\ncar 2 P2\ncar 3 S3\ncar 4 R:2.19\n"
      "expect 1 at=2.5 speed=160 tyre=8 brake=5 laps=1 miss=2 cap=80 brakefail=armed faulty=on "
      "special=yes hand=QR4,SD,SD\nexpect 2 at=P2 laps=3 hand=-\nexpect 3 at=S3\n"
      "expect 4 at=R:2.19\nexpect race pit=M1,XT discard=SD,QR4 still=3 over=no\n"
      "ask order = 1 2 3 4\nask rank = 1 3 4 2\n");
}

TEST(FormulaOneTable, ComplainsAboutWhatCannotBe) {
  struct Wrong {
    const char* body;
    int line;
    const char* what;
  };
  const Wrong wrong[] = {
      {"board F1-TT\ncar 7 2.5\nturn 7\n", 5, "car 7: cars are numbers from 1 to 6"},
      {"board F1-TT\ncar A 2.5\nturn 1\n", 5, "car A: cars are numbers from 1 to 6"},
      {"board F1-TT\ncar 1 1.21\nturn 1\n", 5, "car 1: there is no place '1.21'"},
      {"board F1-TT\ncar 1 P2\nturn 1\n", 5, "car 1: there is no place 'P2'"},
      {"board F1-TT\ncar 1 S4\nturn 1\n", 5, "car 1: there is no place 'S4'"},
      {"board F1-TT\ncar 1 2.5\ncar 2 2.5\nturn 1\n", 6, "car 2: 2.5 is taken"},
      {"board F1-TT\ncar 1 2.5 speed=50\nturn 1\n", 5, "car 1: speed=50 says nothing here"},
      {"board F1-TT\ncar 1 2.5 speed=180\nturn 1\n", 5, "car 1: speed=180 says nothing here"},
      {"board F1-TT\ncar 1 2.5 tyre=9\nturn 1\n", 5, "car 1: tyre=9 says nothing here"},
      {"board F1-TT\ncar 1 2.5 brake=6\nturn 1\n", 5, "car 1: brake=6 says nothing here"},
      {"board F1-TT\ncar 1 2.5 laps=11\nturn 1\n", 5, "car 1: laps=11 says nothing here"},
      {"board F1-TT\ncar 1 2.5 miss=3\nturn 1\n", 5, "car 1: miss=3 says nothing here"},
      {"board F1-TT\ncar 1 2.5 cap=70\nturn 1\n", 5, "car 1: cap=70 says nothing here"},
      {"board F1-TT\ncar 1 2.5 faulty=maybe\nturn 1\n", 5, "car 1: faulty=maybe says nothing here"},
      {"board F1-TT\ncar 1 2.5 special=maybe\nturn 1\n", 5,
       "car 1: special=maybe says nothing here"},
      {"board F1-TT\ncar 1 2.5 hand=SD,XX\nturn 1\n", 5, "car 1: hand=SD,XX says nothing here"},
      {"board F1-TT\ncar 1 2.5 hand=SD,SD,SD,SD,SD,SD,SD\nturn 1\n", 5,
       "car 1: hand=SD,SD,SD,SD,SD,SD,SD says nothing here"},
      {"board F1-TT\ncar 1 2.5 colour=red\nturn 1\n", 5, "car 1: colour=red says nothing here"},
      {"board F1-TT\nset pit=SD\ncar 1 2.5\nturn 1\n", 6, "set: 'SD' is no card of the pit deck"},
      {"board F1-TT\nset discard=M1\ncar 1 2.5\nturn 1\n", 6, "set: 'M1' is no tactic card"},
      {"board F1-TT\nset still=10\n", 4, "set: 'still=10' says nothing here"},
      {"board F1-TT\nset colour\n", 4, "set: 'colour' is not key=value"},
      {"board F1-TT\nmark 2.5 limit=1\n", 4, "mark: there is none here"},
      {"board F1-TT\ncar 1 2.5\nturn 2\n", 5, "turn: there is no car 2"},
      {"board F1-TT\ncar 1 2.5 laps=0\nturn 1\n", 5, "turn: car 1 has finished"},
      {"board F1-TT\ncar 1 2.5\ncar 2 2.6\nturn 1\nturn 2\n", 7,
       "turn: a decision of car 1 is still open"},
      {"board F1-TT\ncar 1 2.5\nask 1 mood = good\n", 5, "ask: nothing is known of '1 mood'"},
      {"board F1-TT\ncar 1 2.5\nask 2 speeds = 0\n", 5, "ask: there is no car 2"},
      {"board F1-TT\ncar 1 2.5\nask 1 reach 50 = 0\n", 5, "ask: reach of a speed"},
      {"board F1-TT\ncar 1 2.5\nask weather = rain\n", 5, "ask: nothing is known of 'weather'"},
      {"board F1-TT\ncar 1 2.5\nexpect 1 mood=good\n", 5, "expect: there is no key 'mood'"},
      {"board F1-TT\ncar 1 2.5\nexpect race mood=good\n", 5, "expect race: there is no key 'mood'"},
      {"board F1-TT\ncar 1 2.5\nexpect 2 at=2.5\n", 5, "expect: there is no car 2"},
      {"board M60\ncar 1 2.5\nturn 1\n", 5, "M60: this is no board for formula-one"},
      {"entry A races=7\nask A points = 1\n", 4, "entry A: races are places from 1 to 6"},
      {"entry A\nask B points = 1\n", 4, "ask: there is no entry B"},
  };
  for (const Wrong& w : wrong) kCases.expect_fails(w.body, w.line, w.what);
}

// No more cards than the game has: they would have no place to go back to.
TEST(FormulaOneTable, CountsTheCards) {
  const std::string pit = "M1,M1,M1,M1,M1,M1,M1,M2,Q0,G80,S40,S20,XT,BF,FT";
  kCases.expect_passes("board F1-TT\nset pit=" + pit + "\ncar 1 2.5 special=yes\nturn 1\n");
  kCases.expect_fails("board F1-TT\nset pit=" + pit + "\ncar 1 2.5 special=yes faulty=on\nturn 1\n",
                      6, "set: 17 pit cards with those that cars keep; there are 16");
  kCases.expect_fails("board F1-TT\nset pit=" + pit + ",ST,M1\ncar 1 2.5\nturn 1\n", 6,
                      "set: 'M1' is no card of the pit deck");
  std::string discard = "SD";
  for (int i = 1; i < 30; ++i) discard += ",SD";
  kCases.expect_passes("board F1-TT\nset discard=" + discard + "\ncar 1 2.5\nturn 1\n");
  kCases.expect_fails("board F1-TT\nset discard=" + discard + "\ncar 1 2.5 hand=CA\nturn 1\n", 6,
                      "set: 31 tactic cards with those in hands; there are 30");
}

TEST(FormulaOneTable, PreparesARace) {
  kCases.expect_passes(
      "board F1-REF\nopt laps=3\nentry A\nentry B\nentry C\ndo race draw\nroll 1 2 6 6 3 3\n"
      "ask seats = B C A\nrefuse race draw\nrefuse race deal\ndo race grid 1 2 3\n"
      "expect 1 at=6.0 laps=3\nrefuse race grid 1 2\ndo race deal\n"
      "roll 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1\nroll 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1\n"
      "expect 1 hand=SD,SD,CA,CA,FG2\n");
  kCases.expect_fails(
      "board F1-TT\nopt laps=3\ncar 1 2.5\ndo race grid 1 2\n", 6,
      "race grid 1 2 must be accepted but is refused: the board has no grid for them "
      "(F1-SET-3)");
  kCases.expect_fails("board F1-REF\ncar 5 2.5\ndo race grid 1 2\n", 5,
                      "race grid 1 2 must be accepted but is refused: the cars have their places "
                      "(F1-SET-3)");
  kCases.expect_fails(
      "board F1-REF\ncar 1 2.5\nturn 1\ndo race draw\n", 6,
      "race draw must be accepted but is refused: a car is in the middle of its turn "
      "(F1-SET-2)");
}

TEST(FormulaOneTable, KeepsTheLeague) {
  kCases.expect_passes(
      "entry A races=1,2,6\nentry B races=2,1,5\nask A points = 19\nask B points = 20\n"
      "ask winner = B\n");
}

}  // namespace
}  // namespace chicane::conform
