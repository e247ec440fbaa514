#include "lab/odds.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/notes_for_tests.h"
#include "lab/choices.h"
#include "lab/odds_for_tests.h"
#include "lab/told.h"

namespace chicane::lab {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

std::string complaint(const Race& race, const std::string& decision = {},
                      const OddsLimits& limits = {}) {
  const Result<Odds, DataError> found = odds_of(race, decision, limits);
  return found ? "none" : found.error().what;
}

TEST(Odds, OfEveryDecisionAddUpToOneAndComeLikeliestFirst) {
  for (const RuleSetEntry* entry : rule_sets()) {
    SCOPED_TRACE(entry->id());
    const auto race = position(std::string(entry->id()), noted_position(entry->id()).body);
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

// About car 0, or the race.
void add(Told& told, std::string_view line, const std::string& sentence, int car = 0) {
  Happening happening;
  happening.kind = line.substr(0, line.find(' '));
  happening.line = line;
  happening.car = car;
  told.add(happening, sentence);
}

Told told(std::string_view line, const std::string& sentence) {
  Told made;
  add(made, line, sentence);
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
  add(one, "turn_ended 3", "", -1);
  EXPECT_THAT(one.sentences(), ElementsAre("drove A I5"));
  add(one, "crashed A", "A crashes.");
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
