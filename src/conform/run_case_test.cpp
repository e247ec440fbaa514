#include "conform/run_case.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "catalog/notes_for_tests.h"
#include "conform/case_table.h"

namespace chicane::conform {
namespace {

// One case on SB, A on I1 after 40 mph unless the text has cars of its own.
CaseResult run(const std::string& body) {
  const Result<CaseFile, DataError> file =
      parse_cases("rules speed-circuit\ncase X\nboard SB\n" + body, "t.case");
  EXPECT_TRUE(static_cast<bool>(file)) << to_string(file.error());
  return run_case(file->rules, file->cases.at(0));
}

void expect_passes(const std::string& body) {
  const CaseResult result = run(body);
  EXPECT_TRUE(result.passed) << body << "line " << result.line << ": " << result.complaint;
  EXPECT_EQ(result.line, 0);
  EXPECT_EQ(result.complaint, "");
}

// Lines count from the file: the body begins on line 4.
void expect_fails(const std::string& body, int line, const std::string& complaint) {
  const CaseResult result = run(body);
  EXPECT_FALSE(result.passed) << body;
  EXPECT_EQ(result.line, line) << body;
  EXPECT_EQ(result.complaint, complaint) << body;
}

const std::string kCar = "car A I1 speed=40\n";

TEST(RunCase, PassesIfAllThatItSaysHolds) {
  expect_passes(kCar + "do A plot 40\ndo A drive I2 I3\nexpect A at=I3 p=3 speed=40 wear=4\n");
  expect_passes(kCar + "expect race turn=0 over=no\n");
}

TEST(RunCase, NamesWhatWasWantedAndWhatCame) {
  expect_fails(kCar + "do A plot 40\ndo A drive I2 I3\nexpect A speed=40 at=I4\n", 7,
               "A at: wanted I4, came I3");
  expect_fails(kCar + "expect race turn=1\n", 5, "race turn: wanted 1, came 0");
  expect_fails(kCar + "ask A plots = 0 20\n", 5, "A plots: wanted 0 20, came 0 20 40 60 80 100");
}

TEST(RunCase, KnowsNoOtherRuleSet) {
  const CaseResult result = run_case("chess", Case{.id = "X", .line = 7});
  EXPECT_FALSE(result.passed);
  EXPECT_EQ(result.line, 7);
  EXPECT_EQ(result.complaint,
            "there is no rule set 'chess' here; there is " + join(rules_with_tables(), ", "));
  EXPECT_EQ(rules_with_tables().size(), rule_sets().size());
  EXPECT_EQ(make_table("chess"), nullptr);
  for (const std::string& rules : rules_with_tables()) EXPECT_NE(make_table(rules), nullptr);
}

TEST(RunCase, FailsAtADecisionThatIsRefused) {
  expect_fails(kCar + "do A plot 200\n", 5,
               "A plot 200 must be accepted but is refused: speed_above_acceleration (SC-4.3a)");
  expect_fails(kCar + "do A polt 20\n", 5,
               "A polt 20 must be accepted but is refused: 'polt' is no decision; did you mean "
               "'plot'?");
  expect_fails(kCar + "do B plot 20\n", 5,
               "B plot 20 must be accepted but is refused: there is no driver B");
}

// --- Decisions left out ------------------------------------------------------------------------

TEST(RunCase, TakesASoleAnswerThatIsLeftOut) {
  // The empty path of a plot of 0.
  expect_passes(kCar + "do A plot 0\nexpect A speed=0 at=I1\nexpect race turn=1\n");
  expect_passes(kCar + "do A plot 0\ndo A plot 20\ndo A drive I2\nexpect race turn=2\n");
  // The only option that can be paid: 1W+T with one unit.
  expect_passes(
      "car A I1 speed=160 wear=1\ndo A plot 80\nroll 3\ndo A drive I2 I3 I4 I5\n"
      "expect A wear=0 speed=80\n");
}

TEST(RunCase, TakesASoleAnswerThatIsGiven) {
  expect_passes(kCar + "do A plot 0\ndo A drive\nexpect race turn=1\n");
}

TEST(RunCase, DoesNotChooseWhereThereIsAChoice) {
  expect_fails(kCar + "do A plot 40\nexpect A at=I3\n", 6, "A at: wanted I3, came I1");
  expect_fails(kCar + "do A plot 40\ndo A plot 40\n", 6,
               "A plot 40 must be accepted but is refused: another_decision_due (SC-3.6)");
}

TEST(RunCase, HiddenAnswersAreNotLeftOutForAQuestion) {
  // B has one plot only, but while plots are hidden nothing shows.
  const std::string cars =
      "opt start_speed_rule=exact push_after_spin=forbidden\n"
      "car A I1 speed=40\ncar B O30 lap=0 spun=yes\n";
  expect_passes(cars + "do A plot 40\nask order = -\n");
  expect_passes(cars + "do A plot 40\ndo A drive I2 I3\nask order = A B\n");
}

// --- Dice --------------------------------------------------------------------------------------

TEST(RunCase, DiceMayComeBeforeOrAfterTheDecisionThatCallsForThem) {
  const std::string rest = "do A drive I2 I3 I4 I5\nexpect A speed=80\n";
  expect_passes("car A I1 starting=yes\nroll 3\ndo A plot 80\n" + rest);
  expect_passes("car A I1 starting=yes\ndo A plot 80\nroll 3\n" + rest);
}

TEST(RunCase, DiceAreTakenInTheOrderInWhichTheyAreCalledFor) {
  const std::string car = "car A I1 speed=120\n";
  const std::string drive = "do A drive I2 I3 I4 I5 I6 I7 I8 I9 I10\n";
  expect_passes(car + "do A plot 180\nroll 3 4\n" + drive + "expect A engine=ok\n");
  expect_passes(car + "do A plot 180\nroll 3 6\nexpect A engine=damaged\n");
  expect_passes(car + "roll 6\ndo A plot 180\nroll 6\nexpect A out=engine\n");
}

TEST(RunCase, EveryDieGivenMustBeCalledFor) {
  expect_fails(kCar + "do A plot 40\nroll 3\ndo A drive I2 I3\n", 2,
               "the case ends with 1 dice not called for");
  expect_fails("car A I1 starting=yes\ndo A plot 80\nroll 3 4 5\ndo A drive I2 I3 I4 I5\n", 2,
               "the case ends with 2 dice not called for");
}

TEST(RunCase, NoDieMayBeOwedAtTheEnd) {
  expect_fails("car A I1 starting=yes\ndo A plot 80\n", 2, "the case ends while a die is owed");
}

TEST(RunCase, DiceMayBeLeft) {
  expect_passes("car A I1 starting=yes\ndo A plot 80\nleave dice\n");
  expect_passes(kCar + "do A plot 40\nroll 3\nleave dice\n");
  expect_fails(kCar + "do A plot 40\nleave cars\n", 6, "leave: only 'leave dice' is known");
}

TEST(RunCase, AFaceMustBeOnTheDie) {
  expect_fails("car A I1 starting=yes\ndo A plot 80\nroll 7\n", 6,
               "the die shows 7: face_not_on_die (SC-3.6)");
  expect_fails("car A I1 starting=yes\nroll 0\ndo A plot 80\n", 6,
               "the die shows 0: face_not_on_die (SC-3.6)");
  expect_fails("car A I1 starting=yes\nroll six\n", 5, "roll: 'six' is no face of a die");
}

TEST(RunCase, DiceAreNotDecisions) {
  expect_fails("car A I1 starting=yes\ndo A plot 80\ndo A roll 3\n", 6,
               "A roll 3 must be accepted but is refused: dice are thrown with roll");
}

// --- Refusals ----------------------------------------------------------------------------------

TEST(RunCase, ARefusedDecisionMustBeRefused) {
  expect_passes(kCar + "refuse A plot 200\n");
  expect_passes(kCar + "refuse A plot 50\nrefuse A drive I2\n");
  expect_fails(kCar + "refuse A plot 60\n", 5, "A plot 60 must be refused but is accepted");
}

TEST(RunCase, ARefusedDecisionChangesNothing) {
  expect_passes(kCar +
                "refuse A plot 200\nexpect A speed=40 at=I1 wear=4\nexpect race turn=0\n"
                "ask A plots = 0 20 40 60 80 100\ndo A plot 40\ndo A drive I2 I3\n");
}

TEST(RunCase, ARefusedPathMayBeNoPathOnTheBoard) {
  expect_passes(kCar +
                "do A plot 40\nrefuse A drive I3 I4\nrefuse A drive O1 O2\n"
                "do A drive I2 I3\n");
}

TEST(RunCase, NonsenseIsAMistakeOfTheCaseAlsoWhereItIsToBeRefused) {
  expect_fails(kCar + "refuse A polt 20\n", 5,
               "A polt 20: 'polt' is no decision; did you mean 'plot'?");
  expect_fails(kCar + "refuse B plot 20\n", 5, "B plot 20: there is no driver B");
  expect_fails(kCar + "do A plot 40\nrefuse A drive I99 I3\n", 6,
               "A drive I99 I3: drive: there is no space 'I99'");
}

// --- Questions ---------------------------------------------------------------------------------

TEST(RunCase, ASetIsAskedForInAnyOrder) {
  expect_passes(kCar + "ask A plots = 100 0 20 40 60 80\n");
  expect_passes(kCar + "do A plot 20\nask A ends = O2 I2\n");
  expect_fails(kCar + "ask A plots = 0 20 40 60 80 100 100\n", 5,
               "A plots: wanted 0 20 40 60 80 100 100, came 0 20 40 60 80 100");
}

TEST(RunCase, AListIsAskedForInItsOrder) {
  const std::string plotted = "car A I1 speed=40\ncar B I2 speed=40\ndo A plot 40\ndo B plot 40\n";
  expect_passes(plotted + "ask order = B A\n");
  expect_fails(plotted + "ask order = A B\n", 8, "order: wanted A B, came B A");
}

TEST(RunCase, TheEmptyAnswerIsADash) {
  expect_passes(kCar + "ask rank = -\n");
  expect_fails(kCar + "ask rank = A\n", 5, "rank: wanted A, came -");
  expect_fails(kCar + "ask A plots = -\n", 5, "A plots: wanted -, came 0 20 40 60 80 100");
}

TEST(RunCase, QuestionsThatCannotBeAnsweredFail) {
  expect_fails(kCar + "ask weather = rain\n", 5, "ask: nothing is known of 'weather'");
  expect_fails(kCar + "ask A mood = good\n", 5, "ask: nothing is known of 'A mood'");
  expect_fails(kCar + "ask B plots = 0\n", 5, "ask: there is no driver B");
  expect_fails(kCar + "ask A plots 0 20\n", 5, "ask: '=' is missing between question and answer");
  expect_fails(kCar + "expect A mood=good\n", 5, "expect: there is no key 'mood'");
  expect_fails(kCar + "expect A speed\n", 5, "expect: 'speed' is not key=value");
}

// --- Positions ---------------------------------------------------------------------------------

TEST(RunCase, ThePositionStandsBeforeTheFirstDecision) {
  expect_fails(kCar + "do A plot 40\nopt laps=2\n", 6,
               "the position must be complete before the first decision");
}

TEST(RunCase, SaysWhatIsWrongWithAPosition) {
  struct Wrong {
    const char* body;
    int line;
    const char* what;
  };
  // What is wrong with a car shows when play begins.
  const Wrong wrong[] = {
      {"expect race turn=0\n", 4, "there is no car and no entry"},
      {"car A I99\nexpect race turn=0\n", 5, "car A: there is no space 'I99'"},
      {"car A\n", 4, "car: the place is missing"},
      {"car A I1\ncar B I1\nexpect race turn=0\n", 6, "car B: I1 is taken"},
      {"car A I1\ncar A I2\n", 5, "the driver A is named twice"},
      {"car A I1\nentry B\n", 5, "cars and entries do not mix"},
      {"car A I1 speed\n", 4, "'speed' is not key=value"},
      {"car A I1 speed=20 speed=20\n", 4, "speed: said twice"},
      {"car A I1 speed=30\nexpect race turn=0\n", 5, "car A: speed=30 is no value of it"},
      {"car A I1 spun=maybe\nexpect race turn=0\n", 5, "car A: spun=maybe is no value of it"},
      {"car A I1 colour=red\nexpect race turn=0\n", 5, "car A: there is no key 'colour'"},
      {"opt laps\n", 4, "opt: 'laps' is not key=value"},
      {"opt laps=0\n", 4, "opt: laps: '0' is no value of it; write a number from 1 to 80"},
      {"set deck=1\n", 4, "set: there are no keys here"},
      {"mark I99 limit=60\n", 4, "mark: there is no space 'I99'"},
      {"mark I1 limit=50\n", 4, "mark: limit=50 is no limit"},
      {"mark I1 colour=red\n", 4, "mark: there is no key 'colour'"},
      {"turn A\n", 4, "there is no car and no entry"},
      {"car A I1\nturn A\n", 5, "turn: cars move in the order of the rules here"},
  };
  for (const Wrong& w : wrong) expect_fails(w.body, w.line, w.what);
}

TEST(RunCase, BoardsAreMarkedForOneCaseOnly) {
  expect_passes("mark I2 limit=20 corner=X\n" + kCar +
                "do A plot 40\ndo A drive I2 I3\ndo A corner 1W\nexpect A wear=3\n");
  expect_passes(kCar + "do A plot 40\ndo A drive I2 I3\nexpect A wear=4\n");
}

TEST(RunCase, EntriesBuildAndThrowForTheGrid) {
  expect_passes(
      "entry A\nentry B build=1/1/1/1/1\ndo A build 1/1/1/1/1\nroll 2 5\n"
      "ask grid = B A\nexpect B at=I30 lap=0 wear=5\n");
  expect_fails("entry A build=3/1/1/0/0\nexpect race turn=0\n", 5,
               "entry A: build=3/1/1/0/0: build_category_above_two (SC-2.4b)");
}

// --- Positions -----------------------------------------------------------------------------------

Result<std::unique_ptr<Race>, DataError> position(const std::string& rules,
                                                  const std::string& body) {
  const Result<CaseFile, DataError> file =
      parse_cases("rules " + rules + "\ncase X\n" + body, "t.case");
  EXPECT_TRUE(static_cast<bool>(file)) << to_string(file.error());
  return position_after(file->rules, file->cases.at(0));
}

TEST(PositionAfter, IsWhereTheCaseEndsWhateverIsOwed) {
  const auto start = position("speed-circuit", "board SB\n" + kCar);
  ASSERT_TRUE(static_cast<bool>(start)) << to_string(start.error());
  EXPECT_EQ((*start)->names(), std::vector<std::string>{"A"});
  EXPECT_EQ((*start)->pending().seats, SeatSet::of(seat_at(0)));
  const auto die = position("speed-circuit", "board SB\n" + kCar + "do A plot 100\n");
  ASSERT_TRUE(static_cast<bool>(die)) << to_string(die.error());
  EXPECT_EQ((*die)->pending().kind, Pending::Kind::chance);
}

TEST(PositionAfter, NamesSeatsAfterTheirCarsInEveryRuleSet) {
  for (const RuleSetEntry* entry : rule_sets()) {
    SCOPED_TRACE(entry->id());
    const NotedPosition noted = noted_position(entry->id());
    const auto race = position(std::string(entry->id()), noted.body);
    ASSERT_TRUE(static_cast<bool>(race)) << to_string(race.error());
    EXPECT_EQ((*race)->names(), noted.names);
    EXPECT_EQ((*race)->rules(), entry->id());
  }
}

TEST(PositionAfter, NamesASeatAfterAllItsCars) {
  const auto race = position(
      "motorchamp", "board M60\ncar A 20R player=1\ncar B 22R player=2\ncar C 24R player=1\n");
  ASSERT_TRUE(static_cast<bool>(race)) << to_string(race.error());
  EXPECT_EQ((*race)->names(), (std::vector<std::string>{"A+C", "B"}));
}

TEST(PositionAfter, ComplaintsHaveTheirLine) {
  const auto complaint = [](const std::string& rules, const std::string& body) {
    const auto race = position(rules, body);
    return race ? "none" : to_string(race.error());
  };
  EXPECT_EQ(complaint("speed-circuit", "board SB\n" + kCar + "do A plot 200\n"),
            "line 5: A plot 200 must be accepted but is refused: speed_above_acceleration "
            "(SC-4.3a)");
  EXPECT_EQ(complaint("speed-circuit", "board SB\n" + kCar + "roll 3\n"),
            "line 2: the case ends with 1 dice not called for");
  EXPECT_EQ(complaint("speed-circuit", "entry A races=1,2,3\n"),
            "line 2: there is no race in this case");
  EXPECT_EQ(complaint("motorchamp", "board M60\n"), "line 2: there is no race in this case");
}

}  // namespace
}  // namespace chicane::conform
