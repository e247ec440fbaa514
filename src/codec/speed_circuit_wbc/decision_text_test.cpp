#include "codec/speed_circuit_wbc/decision_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "base/text.h"
#include "codec/files_for_tests.h"
#include "rules/speed_circuit_wbc/game_for_tests.h"
#include "rules/speed_circuit_wbc/preparation.h"

namespace chicane::speed_circuit_wbc {
namespace {

using ::testing::ElementsAre;

// Ann on M10 of WB, on her move; Ben ahead on I11, Cleo beside the track.
class WbcDecisionText : public ::testing::Test {
 protected:
  WbcDecisionText() : table_({}, chicane::for_tests::read_board("data/boards/reference/WB.board")) {
    table_.add_car("M10", 80_mph);
    table_.add_car("I11", 80_mph);
    table_.add_car("X20", 80_mph);
    table_.put_at_wheel(0, 80_mph);
  }

  Scene scene() const { return {table_.board(), names_, table_.game(), table_.state}; }
  Result<Decision, Misread> parse(std::string_view text, int car = 0) const {
    return parse_decision(scene(), seat_at(car), words(text));
  }
  std::string format(const Decision& decision, int car = 0) const {
    return format_decision(scene(), seat_at(car), decision);
  }

  const Names names_ = {"Ann", "Ben", "Cleo"};
  TestTable table_;
};

TEST_F(WbcDecisionText, ComesBackAsItWasWritten) {
  for (const char* text : {"build 0/0/0/0/1/1",
                           "build -2/2/2/-2/2/0",
                           "build 9/-9/0/0/0/0",
                           "bid 0/0/0",
                           "bid 2/1/0",
                           "bid 240/150/3",
                           "plot 0",
                           "plot 120",
                           "plot 220",
                           "plot 50",
                           "plot 9999",
                           "plot mps",
                           "plot none",
                           "chips 0",
                           "chips 3",
                           "chips 9999",
                           "brake 1W",
                           "brake T",
                           "brake 1W+T",
                           "brake 3W+T+S",
                           "drive M11",
                           "drive I11",
                           "drive O11",
                           "pass I11",
                           "emergency 20",
                           "emergency 50",
                           "slip Ben",
                           "slip Cleo",
                           "end",
                           "corner 2W+C",
                           "corner C",
                           "place I10",
                           "place O10",
                           "roll 0",
                           "roll 6",
                           "roll 100"}) {
    SCOPED_TRACE(text);
    const Result<Decision, Misread> decision = parse(text);
    ASSERT_TRUE(static_cast<bool>(decision)) << decision.error().what;
    EXPECT_EQ(format(*decision), text);
  }
}

TEST_F(WbcDecisionText, MeansWhatItSays) {
  EXPECT_EQ(*parse("build -1/2/0/0/1/0"), build({-1, 2, 0, 0, 1, 0}));
  EXPECT_EQ(*parse("build -1/+2/+0/0/1/0"), build({-1, 2, 0, 0, 1, 0})) << "a plus may be said";
  EXPECT_EQ(*parse("bid 2/1/3"), bid({2, 1, 3}));
  EXPECT_EQ(*parse("plot 120"), plot(120));
  EXPECT_EQ(*parse("plot mps"), plot_mps());
  EXPECT_EQ(*parse("plot none"), plot_none());
  EXPECT_EQ(*parse("chips 2"), chips(2));
  EXPECT_EQ(*parse("brake 1W+T"), brake({.wear = 1, .die = true}));
  EXPECT_EQ(*parse("corner 2W+C"), corner({.wear = 2, .die = true}));
  EXPECT_EQ(*parse("drive M11"), drive(0));
  EXPECT_EQ(*parse("drive I11"), drive(1));
  EXPECT_EQ(*parse("pass I11"), pass(1));
  EXPECT_EQ(*parse("emergency 40"), emergency(40));
  EXPECT_EQ(*parse("slip Cleo"), slip(2));
  EXPECT_EQ(*parse("end"), end_move());
  EXPECT_EQ(*parse("place O10"), place(2));
  EXPECT_EQ(*parse("roll 6"), roll(6));
}

// Steps are those of the one who speaks.
TEST_F(WbcDecisionText, NamesSpacesAsTheyLieAheadOfTheSeat) {
  EXPECT_EQ(*parse("drive X21", 2), drive(0));
  EXPECT_EQ(*parse("drive I21", 2), drive(1));
  EXPECT_EQ(format(drive(1), 2), "drive I21");
  EXPECT_EQ(*parse("place M11", 1), place(1));
}

TEST_F(WbcDecisionText, OfABidBeyondAllMeansIsAsMuchAsCanBeSaid) {
  EXPECT_EQ(*parse("bid 9999/256/300"), bid({255, 255, 255}));
}

TEST_F(WbcDecisionText, ThatMeansNothingIsSaidToMeanNothing) {
  struct Misreading {
    const char* text;
    const char* what;
  };
  const char* const build_form =
      "build: write six levels in start, acceleration, deceleration, top speed, wear and skill, "
      "like 0/0/0/0/1/1";
  const char* const bid_form = "bid: write wear, -1 chips and -3 chips, like 2/1/0";
  const char* const plot_form =
      "plot: write a speed, like 'plot 120', or 'plot mps', or 'plot none'";
  const char* const brake_form = "brake: write an option of the chart, like 'brake 1W+T'";
  const char* const corner_form = "corner: write an option of the chart, like 'corner 1W+C'";
  const char* const place_form = "place: name a space of the row, like 'place M12'";
  const char* const slip_form = "slip: name the driver ahead, one of Ann, Ben, Cleo";
  const Misreading misreadings[] = {
      {"", "a decision is missing"},
      {"polt 120", "'polt' is no decision; did you mean 'plot'?"},
      {"overtake", "'overtake' is no decision"},
      {"build", build_form},
      {"build 0/0/0/0/1", build_form},
      {"build 0/0/0/0/1/1/0", build_form},
      {"build 0/0/0/0/1/1 now", build_form},
      {"build 0/0/0/0/1/x", build_form},
      {"build 0/0/0/0/1/", build_form},
      {"build 0/0/0/0/1/--1", build_form},
      {"build 0/0/0/0/1/10", build_form},
      {"bid", bid_form},
      {"bid 2/1", bid_form},
      {"bid 2/1/0/0", bid_form},
      {"bid -1/0/0", bid_form},
      {"bid 2/1/0 now", bid_form},
      {"plot", plot_form},
      {"plot fast", plot_form},
      {"plot -20", plot_form},
      {"plot 10000", plot_form},
      {"plot 120 slip", plot_form},
      {"chips", "chips: write a number, like 'chips 1'"},
      {"chips -1", "chips: write a number, like 'chips 1'"},
      {"chips 1 1", "chips: write a number, like 'chips 1'"},
      {"brake", brake_form},
      {"brake C", brake_form},
      {"brake T+1W", brake_form},
      {"brake 1W T", brake_form},
      {"corner", corner_form},
      {"corner T", corner_form},
      {"drive", "drive: write the next space, like 'drive I12'"},
      {"drive M11 M12", "drive: write the next space, like 'drive I12'"},
      {"drive O99", "drive: there is no space 'O99'"},
      {"pass", "pass: write the next space, like 'pass I12'"},
      {"pass O99", "pass: there is no space 'O99'"},
      {"emergency", "emergency: write a number, like 'emergency 40'"},
      {"emergency hard", "emergency: write a number, like 'emergency 40'"},
      {"slip", slip_form},
      {"slip Dan", slip_form},
      {"slip Ben Cleo", slip_form},
      {"end now", "end: nothing comes after it"},
      {"place", place_form},
      {"place X10", place_form},
      {"place M99", place_form},
      {"roll", "roll: write a number, like 'roll 6'"},
      {"roll six", "roll: write a number, like 'roll 6'"},
  };
  for (const Misreading& m : misreadings) {
    SCOPED_TRACE(m.text);
    const Result<Decision, Misread> decision = parse(m.text);
    ASSERT_FALSE(static_cast<bool>(decision)) << format(*decision);
    EXPECT_EQ(decision.error().what, m.what);
    EXPECT_FALSE(decision.error().refusal) << "no rule is broken";
  }
}

TEST_F(WbcDecisionText, OfAStepThatIsNoneBreaksARule) {
  struct Misreading {
    const char* text;
    const char* what;
    Why why;
  };
  const Misreading misreadings[] = {
      {"drive M12", "drive: M12 is not ahead of M10", Why::step_not_forward},
      {"drive M10", "drive: M10 is not ahead of M10", Why::step_not_forward},
      {"drive X11", "drive: nobody leaves the track at will", Why::leaves_track_at_will},
      {"pass M12", "pass: M12 is not ahead of M10", Why::step_not_forward},
      {"pass Y11", "pass: nobody leaves the track at will", Why::pass_on_strip},
      {"place M11", "place: it must be a space of the row where the car stopped",
       Why::place_not_nearest},
  };
  for (const Misreading& m : misreadings) {
    SCOPED_TRACE(m.text);
    const Result<Decision, Misread> decision = parse(m.text);
    ASSERT_FALSE(static_cast<bool>(decision));
    EXPECT_EQ(decision.error().what, m.what);
    ASSERT_TRUE(decision.error().refusal);
    EXPECT_EQ(decision.error().refusal->why, m.why);
  }
}

TEST_F(WbcDecisionText, OfAStripThatIsNotAheadLeavesNoTrack) {
  const Result<Decision, Misread> decision = parse("drive X22", 2);
  ASSERT_FALSE(static_cast<bool>(decision));
  EXPECT_EQ(decision.error().what, "drive: X22 is not ahead of X20");
  EXPECT_EQ(decision.error().refusal->why, Why::step_not_forward);
}

// Rows 21 to 40 have no lane M: O25 is the second place of its row.
TEST_F(WbcDecisionText, OfAPlaceCountsTheSpacesOfItsRow) {
  table_.car(0).at = table_.space("I25");
  EXPECT_EQ(*parse("place O25"), place(1));
  EXPECT_EQ(format(place(1)), "place O25");
}

TEST_F(WbcDecisionText, OfChanceIsReadFromTheCarAtTheWheel) {
  EXPECT_EQ(*parse_decision(scene(), kChance, words("roll 6")), roll(6));
  EXPECT_EQ(format_decision(scene(), kChance, roll(6)), "roll 6");
}

TEST_F(WbcDecisionText, OfEverythingLawfulComesBack) {
  for (const int car : {0, 1, 2}) {
    table_.put_at_wheel(car, 80_mph);
    for (const Decision& decision : table_.legal(car)) {
      SCOPED_TRACE(format(decision, car));
      EXPECT_EQ(*parse(format(decision, car), car), decision);
    }
  }
}

TEST(WbcDecisionWords, OfAWayAreThoseOfItsSteps) {
  EXPECT_THAT(single_decisions(words("drive I2 M3 O4")),
              ElementsAre("drive I2", "drive M3", "drive O4"));
  EXPECT_THAT(single_decisions(words("drive I2")), ElementsAre("drive I2"));
  EXPECT_THAT(single_decisions(words("drive")), ElementsAre("drive"));
  EXPECT_THAT(single_decisions(words("  plot   120 ")), ElementsAre("plot 120"));
  EXPECT_THAT(single_decisions(words("pass I2 I3")), ElementsAre("pass I2 I3"))
      << "nothing else is said in one breath";
  EXPECT_THAT(single_decisions({}), ElementsAre(""));
}

TEST(WbcDecisionWords, HaveAVerbForEachKind) {
  std::set<std::string_view> verbs;
  for (int kind = 0; kind <= static_cast<int>(DecisionKind::roll); ++kind)
    EXPECT_TRUE(verbs.insert(verb(static_cast<DecisionKind>(kind))).second) << kind;
  EXPECT_EQ(verb(DecisionKind::build), "build");
  EXPECT_EQ(verb(DecisionKind::emergency), "emergency");
  EXPECT_EQ(verb(DecisionKind::roll), "roll");
}

TEST(WbcBuildText, OfEveryBuildComesBack) {
  for (int number = 0; number < kBuildCount; ++number)
    EXPECT_EQ(parse_levels(format_levels(build_levels(number))), build_levels(number));
}

TEST(WbcCarText, SaysWhatTheCarHas) {
  Car car{};
  equip(car, {0, 0, 0, 0, 1, 1}, 3);
  EXPECT_EQ(format_car(car), "60/40/40/160, 21W, 12+2 chips");
  EXPECT_EQ(format_card(card(0_mph)), "0");
  EXPECT_EQ(format_card(Card::mps), "mps");
  EXPECT_EQ(format_card(Card::none), "none");
}

// Labels of dice stand in records.
TEST(WbcDecisionWords, PurposesOfDiceHaveWordsOfTheirOwn) {
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::grid)), "grid");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::start)), "start");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::acceleration)), "acceleration");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::top_speed)), "top-speed");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::brakes)), "brakes");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::chance)), "chance");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::pass)), "pass");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::wreck)), "wreck");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::side)), "side");
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
