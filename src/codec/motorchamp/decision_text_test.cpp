#include "codec/motorchamp/decision_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "base/random.h"
#include "base/text.h"
#include "rules/motorchamp/game_for_tests.h"

namespace chicane::motorchamp {
namespace {

using ::testing::ElementsAre;

const Names kCars = {"1a", "1b", "2a"};

Result<Decision, Misread> parse(std::string_view text) {
  static const TestTable table;
  return parse_decision(table.game(), kCars, words(text));
}

TEST(MotorDecisionText, ComesBackAsItWasWritten) {
  for (const char* text :
       {"grid 1a",   "grid 2a",   "throw S",  "throw N",   "throw NN", "throw NNS", "object",
        "waive",     "play 0R",   "play 59L", "play X28L", "play X0R", "play P55",  "play B0",
        "play STAY", "play FAIL", "play FIN", "play OUT",  "slip 3R",  "slip FIN",  "slip NO",
        "claim YES", "claim NO",  "roll 0",   "roll 6",    "roll 999"}) {
    SCOPED_TRACE(text);
    const Result<Decision, Misread> decision = parse(text);
    ASSERT_TRUE(static_cast<bool>(decision)) << decision.error().what;
    EXPECT_EQ(format_decision(kCars, *decision), text);
  }
}

TEST(MotorDecisionText, MeansWhatItSays) {
  EXPECT_EQ(*parse("grid 1b"), grid(1));
  EXPECT_EQ(*parse("throw S"), throw_dice(Throw::special));
  EXPECT_EQ(*parse("throw NNS"), throw_dice(Throw::three));
  EXPECT_EQ(*parse("play 28L"), play({Goal::track, 28, kLeft}));
  EXPECT_EQ(*parse("play X28R"), play({Goal::side, 28, kRight}));
  EXPECT_EQ(*parse("slip 3R"), slip({Goal::track, 3, kRight}));
  EXPECT_EQ(*parse("play P5"), play({Goal::lane, 5, 0}));
  EXPECT_EQ(*parse("play B5"), play({Goal::pit, 5, 0}));
  EXPECT_EQ(*parse("claim YES"), claim(true));
  EXPECT_EQ(*parse("object"), object());
  EXPECT_EQ(*parse("waive"), waive());
}

TEST(MotorDecisionText, ThatMeansNothingIsSaidToMeanNothing) {
  struct Misreading {
    const char* text;
    const char* what;
  };
  const char* const where = "play: write where to, like 28L, X28L, P5, B5 or FIN";
  const Misreading cases[] = {
      {"", "a decision is missing"},
      {"thorw N", "'thorw' is no decision; did you mean 'throw'?"},
      {"overtake", "'overtake' is no decision"},
      {"grid", "grid: name a car, one of 1a, 1b, 2a"},
      {"grid 9z", "grid: name a car, one of 1a, 1b, 2a"},
      {"grid 1a 1b", "grid: name a car, one of 1a, 1b, 2a"},
      {"throw", "throw: write S, N, NN or NNS"},
      {"throw NNN", "throw: write S, N, NN or NNS"},
      {"throw n", "throw: write S, N, NN or NNS"},
      {"throw N N", "throw: write S, N, NN or NNS"},
      {"object now", "object: nothing comes after it"},
      {"waive 1", "waive: nothing comes after it"},
      {"play", where},
      {"play 60R", where},
      {"play -1R", where},
      {"play 28", where},
      {"play R", where},
      {"play X", where},
      {"play X28", where},
      {"play P", where},
      {"play P60", where},
      {"play B", where},
      {"play XP5", where},
      {"play 28L now", where},
      {"play 99999999999R", where},
      {"slip", "slip: write where to, like 28L, X28L, P5, B5 or FIN"},
      {"claim", "claim: write YES or NO"},
      {"claim yes", "claim: write YES or NO"},
      {"roll", "roll: write the face of the die, like 'roll 6'"},
      {"roll -1", "roll: write the face of the die, like 'roll 6'"},
      {"roll 1000", "roll: write the face of the die, like 'roll 6'"},
      {"roll six", "roll: write the face of the die, like 'roll 6'"},
  };
  for (const Misreading& c : cases) {
    SCOPED_TRACE(c.text);
    const Result<Decision, Misread> decision = parse(c.text);
    ASSERT_FALSE(static_cast<bool>(decision));
    EXPECT_EQ(decision.error().what, c.what);
    EXPECT_FALSE(decision.error().refusal) << "no rule is broken";
  }
}

// MC-DIC-2
TEST(MotorDecisionText, OfTwoDiceWithTheSpecialOneBreaksARule) {
  const Result<Decision, Misread> decision = parse("throw NS");
  ASSERT_FALSE(static_cast<bool>(decision));
  EXPECT_EQ(decision.error().what, "throw: two dice are never thrown with the special one");
  ASSERT_TRUE(decision.error().refusal);
  EXPECT_EQ(decision.error().refusal->why, Why::no_such_throw);
}

TEST(MotorDecisionText, HasAVerbForEachKind) {
  std::set<std::string_view> verbs;
  for (int kind = 0; kind <= static_cast<int>(DecisionKind::roll); ++kind)
    EXPECT_TRUE(verbs.insert(verb(static_cast<DecisionKind>(kind))).second) << kind;
}

TEST(MotorCarNames, AreTeamAndLetter) {
  const TestTable table({.lone = Allowed::yes, .addon = Allowed::yes, .grid = GridBy::practice});
  const Names names = car_names(MotorChamp::setup(table.game(), 6));
  EXPECT_THAT(names, ElementsAre("1a", "1b", "7a", "2a", "2b", "8a", "3a", "3b", "9a", "4a", "4b",
                                 "10a", "5a", "5b", "7b", "6a", "6b", "8b"));
  EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), names.size());
}

// Whatever is lawful in races at random, under readings that open every phase.
TEST(MotorDecisionText, OfEverythingLawfulComesBack) {
  struct Setting {
    Board board;
    int seats;
    Options options;
  };
  const Setting settings[] = {
      {long_track(), 2, {.laps = 5, .teams = 3}},
      {short_track(), 4, {.laps = 3, .return_mode = ReturnMode::claim, .faults = Faults::punish}},
      {short_track(), 6, {.laps = 2, .grid = GridBy::practice}},
  };
  std::set<std::string> forms;
  for (const Setting& setting : settings) {
    TestTable table(setting.options, setting.board);
    // Limits bring cars to the side.
    for (int r = 5; r < 35; r += 3) {
      table.track().rows[r].limit = {5, 9};
      table.track().rows[r + 1].dice = {1, 2};
    }
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      Random random(seed);
      table.state = MotorChamp::setup(table.game(), setting.seats);
      const Names cars = car_names(table.state);
      for (Pending pending = MotorChamp::pending(table.game(), table.state); !pending.is_over();
           pending = MotorChamp::pending(table.game(), table.state)) {
        const Seat seat = pending.kind == Pending::Kind::chance ? kChance : pending.seats.first();
        DecisionList legal;
        MotorChamp::legal(table.game(), table.state, seat, legal);
        ASSERT_FALSE(legal.empty());
        for (const Decision& decision : legal) {
          const std::string text = format_decision(cars, decision);
          const Result<Decision, Misread> again = parse_decision(table.game(), cars, words(text));
          ASSERT_TRUE(static_cast<bool>(again)) << text;
          ASSERT_EQ(*again, decision) << text;
          std::string form;
          for (const char c : text) {
            if (c < '0' || c > '9') form += c;
          }
          forms.insert(form);
        }
        const Decision chosen = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        table.take(seat, chosen);
      }
    }
  }
  for (const char* form : {"grid a", "throw S", "throw NNS", "object", "waive", "play R", "play XL",
                           "play P", "play B", "play STAY", "play FAIL", "play FIN", "play OUT",
                           "slip L", "slip NO", "claim YES", "claim NO", "roll "})
    EXPECT_TRUE(forms.contains(form)) << form << " never came up";
}

}  // namespace
}  // namespace chicane::motorchamp
