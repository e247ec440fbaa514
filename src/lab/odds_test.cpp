#include "lab/odds.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "base/text.h"
#include "conform/run_case.h"
#include "lab/choices.h"
#include "lab/told.h"

namespace chicane::lab {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

// Where a case of that body ends.
std::unique_ptr<Race> position(const std::string& rules, const std::string& body) {
  const Result<CaseFile, DataError> file =
      parse_cases("rules " + rules + "\ncase X\n" + body, "t.case");
  EXPECT_TRUE(static_cast<bool>(file)) << to_string(file.error());
  Result<std::unique_ptr<Race>, DataError> race =
      conform::position_after(file->rules, file->cases.at(0));
  EXPECT_TRUE(static_cast<bool>(race)) << to_string(race.error());
  return std::move(*race);
}

// Each outcome of one decision as it is told, with its chance: "5/6".
std::map<std::string, std::string> odds(const Race& race, const std::string& decision) {
  const Result<Odds, DataError> found = odds_of(race, decision);
  EXPECT_TRUE(static_cast<bool>(found)) << found.error().what;
  std::map<std::string, std::string> outcomes;
  for (const Outcome& outcome : found->decisions.at(0).outcomes) {
    outcomes[join(outcome.told, " ")] =
        std::to_string(outcome.chance.part) + "/" + std::to_string(outcome.chance.whole);
  }
  return outcomes;
}

std::string complaint(const Race& race, const std::string& decision = {},
                      const OddsLimits& limits = {}) {
  const Result<Odds, DataError> found = odds_of(race, decision, limits);
  return found ? "none" : found.error().what;
}

// --- Counted by hand -----------------------------------------------------------------------------

// SC-4.3  A push holds on anything but a 6.
TEST(Odds, SpeedCircuit) {
  const auto race = position("speed-circuit", "board SB\ncar P I1 speed=60 wear=4\n");
  EXPECT_THAT(odds(*race, "plot 120"),
              ElementsAre(Pair("P pushes to 120 and throws 1–5: the engine holds.", "5/6"),
                          Pair("P pushes to 120 and throws 6: engine damaged, acceleration 20 and "
                               "top speed 140 from now on, 80 this turn.",
                               "1/6")));
  EXPECT_THAT(odds(*race, "plot 100"), ElementsAre(Pair("plot_revealed P 100", "1/1")));
}

// WBC-3.5  Two dice, 10 and more is damage: 6 of 36.
TEST(Odds, SpeedCircuitWbc) {
  const auto race = position("speed-circuit-wbc", "board WB\ncar P I34 speed=60\n");
  EXPECT_THAT(
      odds(*race, "plot 120"),
      ElementsAre(Pair("P throws 10–12 for acceleration. P's engine is damaged: acceleration 20, "
                       "top speed 160, 100 this turn.",
                       "1/6"),
                  Pair("P throws 2–9 for acceleration. P's engine holds at 120.", "5/6")));
}

// MC-LIM  Limit 7: 9 and more is the end (10 of 36), and the driver has no choice.
TEST(Odds, MotorChamp) {
  const auto race =
      position("motorchamp", "board M60\nmark 20R dice=2 limit=7\ncar A 20R\nturn A\n");
  const std::map<std::string, std::string> two = odds(*race, "throw NN");
  EXPECT_EQ(two.size(), 8u);
  EXPECT_EQ(two.at("1a (A) is out for good at 20R."), "5/18");
  EXPECT_EQ(two.at("threw 1a NN 8"), "5/36");
  EXPECT_EQ(two.at("threw 1a NN 7"), "1/6");
  EXPECT_EQ(two.at("threw 1a NN 2"), "1/36");
}

// MC-DIC  The special die shows 1, 2, 2, 2, 3, 3.
TEST(Odds, SpecialDie) {
  const auto race =
      position("motorchamp", "board M60\nmark 20R dice=2 limit=5\ncar A 20R\nturn A\n");
  EXPECT_THAT(odds(*race, "throw S"),
              ElementsAre(Pair("threw 1a S 1", "1/6"), Pair("threw 1a S 2", "1/2"),
                          Pair("threw 1a S 3", "1/3")));
}

// F1-COR-3  20 over: a spin on 3 and 11 (4 of 36); a tyre point on 4, 5 and 8 that is no double
// (3 + 4 + 4).
TEST(Odds, FormulaOne) {
  const auto race =
      position("formula-one", "board F1-TT\ncar 1 2.8 speed=80\nturn 1\ndo 1 set 80\n");
  const std::string over = "Car1 is 20 over at Lodge Corner and throws … and …: ";
  EXPECT_THAT(odds(*race, "drive 2.9 2.10 2.11 2.12"),
              ElementsAre(Pair(over + "1 tyre point.", "11/36"), Pair(over + "a spin.", "1/9"),
                          Pair(over + "nothing.", "7/12")));
  EXPECT_THAT(odds(*race, "drive 2.9 3.10 3.11 3.12"), ElementsAre(Pair("drove 1 4", "1/1")));
}

// GPB-OVT-1  Two cars are passed with more than 2.
TEST(Odds, GrandPrixBasic) {
  const auto race =
      position("grand-prix-basic",
               "board GPB-TT\ncar b 10\ncar c 10\ncar a 8\nturn a\ndo a dice 1\nroll 4\n");
  EXPECT_THAT(odds(*race, "goal 3"),
              ElementsAre(Pair("3a (a) throws 1, 2 and cannot overtake in cell 10.", "1/3"),
                          Pair("3a (a) throws 3–6 and overtakes in cell 10.", "2/3")));
}

// GPA-DMG  Table B: 1 and 2 nothing, 3 a spin, 4 to 6 damage by table C, the suspension on two
// faces. A spin ends the race of the car on two faces of the next die.
TEST(Odds, GrandPrixAdvanced) {
  const auto race =
      position("grand-prix-advanced",
               "board GPA-TT\ncar a 12 gear=3\nturn a\ndo a gear 3\ndo a push 0\nroll 5\n");
  const std::map<std::string, std::string> found = odds(*race, "plan 1 0");
  EXPECT_EQ(found.size(), 8u);
  EXPECT_EQ(found.at("1a (a) gets through cell 13 unharmed."), "1/3");
  EXPECT_EQ(found.at("1a (a) damages the suspension in cell 13."), "1/6");
  EXPECT_EQ(found.at("1a (a) damages the tyres in cell 13."), "1/12");
  EXPECT_EQ(found.at("1a (a) spins beside cell 13, and will go on."), "1/9");
}

// --- What holds for all --------------------------------------------------------------------------

TEST(Odds, OfEveryDecisionAddUpToOneAndComeLikeliestFirst) {
  const std::pair<const char*, const char*> positions[] = {
      {"speed-circuit", "board SB\ncar P I1 speed=60 wear=4\n"},
      {"speed-circuit-wbc", "board WB\ncar P I34 speed=60 chips=2,1\n"},
      {"motorchamp", "board M60\nmark 20R dice=3 limit=9\ncar A 20R\ncar B 24L\nturn A\n"},
      {"formula-one", "board F1-TT\ncar 1 2.8 speed=80\nturn 1\n"},
      {"grand-prix-basic", "board GPB-TT\ncar b 10\ncar c 10\ncar a 8\nturn a\n"},
      {"grand-prix-advanced", "board GPA-TT\ncar a 12 gear=3\ncar b 13\nturn a\n"},
  };
  for (const auto& [rules, body] : positions) {
    SCOPED_TRACE(rules);
    const auto race = position(rules, body);
    const Result<Odds, DataError> found = odds_of(*race);
    ASSERT_TRUE(static_cast<bool>(found)) << found.error().what;
    EXPECT_EQ(found->decisions.size(), race->legal(found->seat).size());
    for (const DecisionOdds& decision : found->decisions) {
      Fraction sum;
      double last = 1;
      for (const Outcome& outcome : decision.outcomes) {
        sum = *plus(sum, outcome.chance);
        EXPECT_LE(outcome.chance.value(), last);
        last = outcome.chance.value();
      }
      EXPECT_EQ(sum, (Fraction{1, 1})) << decision.decision;
    }
  }
}

// B is ahead and drives first: its push is no part of what A decides.
TEST(Odds, DiceOfAnotherCarsMoveAreLeftToCome) {
  const auto race =
      position("speed-circuit", "board SB\ncar A I1 speed=60\ncar B I5 speed=60\ndo B plot 120\n");
  EXPECT_EQ(odds(*race, "plot 60").size(), 1u);
}

TEST(Odds, ComplaintsSayWhatToDo) {
  const auto both = position("speed-circuit", "board SB\ncar A I1 speed=60\ncar B I5 speed=60\n");
  EXPECT_EQ(complaint(*both), "A, B answer at once; give the answers of all but one");
  const auto die = position("speed-circuit", "board SB\ncar A I1 speed=60\ndo A plot 120\n");
  EXPECT_EQ(complaint(*die),
            "a die is owed (A acceleration d6); end the position where a driver decides");
  const auto idle = position("motorchamp", "board M60\ncar A 20R\n");
  EXPECT_THAT(complaint(*idle), HasSubstr("nobody has to decide"));
  const auto race = position("grand-prix-basic", "board GPB-TT\ncar a 8\nturn a\n");
  EXPECT_EQ(complaint(*race, "dice 3"), "'dice 3' is no lawful decision; there are dice 1, dice 2");
  EXPECT_THAT(complaint(*race, "dice 2", {.dice = 1}), HasSubstr("too large"));
  EXPECT_THAT(complaint(*race, "dice 2", {.positions = 20}), HasSubstr("more than 20 positions"));
  EXPECT_EQ(complaint(*race, "dice 2", {.dice = 2, .positions = 100}), "none");
}

// --- Telling -------------------------------------------------------------------------------------

Told told(const std::string& line, const std::string& story) {
  Told made;
  made.add({line, story, "", 0});
  return made;
}

TEST(Told, WordsThatDifferAreListed) {
  Told all = told("held A 1", "A throws 1: it holds.");
  EXPECT_TRUE(all.merge(told("held A 2", "A throws 2: it holds.")));
  EXPECT_TRUE(all.merge(told("held A 3", "A throws 3: it holds.")));
  EXPECT_TRUE(all.merge(told("held A 6", "A throws 6: it holds.")));
  EXPECT_THAT(all.sentences(), ElementsAre("A throws 1–3, 6: it holds."));
}

TEST(Told, SeveralWordsThatDifferAreNotTold) {
  Told all = told("threw", "A throws 1 and 6: safe.");
  EXPECT_TRUE(all.merge(told("threw", "A throws 6 and 1: safe.")));
  EXPECT_THAT(all.sentences(), ElementsAre("A throws … and …: safe."));
}

TEST(Told, OtherHappeningsAndOtherSentencesDoNotMerge) {
  Told one = told("held A", "It holds.");
  EXPECT_FALSE(one.merge(told("broke A", "It breaks.")));
  EXPECT_FALSE(one.merge(told("held A", "It holds well.")));
  EXPECT_THAT(one.sentences(), ElementsAre("It holds."));
}

TEST(Told, PlainFormsStandInWhereThereIsNoSentence) {
  Told one = told("drove A I5", "");
  one.add({"turn_ended 3", "", "", -1});
  EXPECT_THAT(one.sentences(), ElementsAre("drove A I5"));
  one.add({"crashed A", "A crashes.", "", 0});
  EXPECT_THAT(one.sentences(), ElementsAre("A crashes."));
  EXPECT_EQ(one.key(), "drove crashed");
}

// --- Choices -------------------------------------------------------------------------------------

TEST(Choices, AreAllNamedOrTwelve) {
  std::vector<std::string> letters = {"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"};
  EXPECT_EQ(choices_text(letters), "a, b, c, d, e, f, g, h, i, j, k, l");
  letters.emplace_back("m");
  letters.emplace_back("n");
  EXPECT_EQ(choices_text(letters), "a, b, c, d, e, f, g, h, i, j, k, l and 2 more");
}

// --- Fractions -----------------------------------------------------------------------------------

TEST(Fraction, IsExactAndKnowsItsBounds) {
  EXPECT_EQ(times({2, 3}, {3, 4}), (Fraction{1, 2}));
  EXPECT_EQ(plus({1, 6}, {1, 3}), (Fraction{1, 2}));
  EXPECT_EQ(plus({}, {1, 36}), (Fraction{1, 36}));
  constexpr std::uint64_t kLarge = 1u << 31;
  EXPECT_EQ(times({1, kLarge}, {1, kLarge}), (Fraction{1, kLarge * kLarge}));
  EXPECT_EQ(times({1, kLarge * 2}, {1, kLarge * 2}), std::nullopt);
  EXPECT_EQ(plus({1, kLarge * 2}, {1, kLarge * 2 - 1}).has_value(), true);
  EXPECT_EQ(plus({1, kLarge * 4}, {1, kLarge * 4 - 1}), std::nullopt);
}

}  // namespace
}  // namespace chicane::lab
