#include "codec/formula_one/decision_text.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "rules/formula_one/game_for_tests.h"

namespace chicane::formula_one {
namespace {

Result<Decision, Misread> read(const TestTable& table, const std::string& text) {
  return parse_decision(table.board(), table.game(), table.state, words(text));
}

TestTable at_wheel(const std::string& place) {
  TestTable table;
  table.add_car(0, place, 40_mph);
  table.turn(0);
  return table;
}

TEST(FormulaOneDecisionText, EveryKindIsReadAsItIsWritten) {
  const TestTable table = at_wheel("1.0");
  const std::string texts[] = {"superb",      "set 0",          "set 160",
                               "drive",       "drive 1.1 P1",   "drive 1.1 2.2 3.3 2.4",
                               "match",       "keep",           "card FG2 1.1 2.2",
                               "card CA 120", "card CA 60 2.1", "card SD",
                               "card QR4",    "card SS3 1.1",   "pass",
                               "special B1",  "hold",           "roll 6",
                               "roll 30"};
  for (const std::string& text : texts) {
    const Result<Decision, Misread> decision = read(table, text);
    ASSERT_TRUE(static_cast<bool>(decision)) << text << ": " << decision.error().what;
    EXPECT_EQ(format_decision(table.board(), table.game(), table.state, *decision), text);
  }
}

TEST(FormulaOneDecisionText, SquaresAreReadFromWhereTheCarIs) {
  EXPECT_EQ(*read(at_wheel("2.5"), "drive 1.6 2.7"), drive(Path{}.then(Step::in).then(Step::out)));
  EXPECT_EQ(*read(at_wheel("P"), "drive 1.3 2.4"),
            drive(Path{}.then(Step::straight).then(Step::out)));
  EXPECT_EQ(*read(at_wheel("S1"), "drive 3.11"), drive(Path{}.then(Step::straight)));
  EXPECT_EQ(*read(at_wheel("R:2.19"), "drive 2.20"), drive(Path{}.then(Step::straight)));
}

TEST(FormulaOneDecisionText, WhatMeansNothingIsMisread) {
  struct Wrong {
    const char* text;
    const char* what;
  };
  const Wrong wrong[] = {
      {"", "say what you do"},
      {"sett 60", "'sett' is no decision; did you mean 'set'?"},
      {"fly", "'fly' is no decision"},
      {"pass now", "pass: nothing comes after it"},
      {"set", "set: write the speed, like 'set 120'"},
      {"set fast", "set: write the speed, like 'set 120'"},
      {"set 60 80", "set: write the speed, like 'set 120'"},
      {"drive home", "drive: 'home' is no square; write lane and row, like 2.30"},
      {"drive P", "drive: 'P' is no square; write lane and row, like 2.30"},
      {"card", "card: name it, one of SD, CA, FG2, SS3, QR4"},
      {"card XX", "card: name it, one of SD, CA, FG2, SS3, QR4"},
      {"card CA", "card CA: write the new speed, like 'card CA 120'"},
      {"special", "special: name the band, like 'special B1'"},
      {"special B9", "special: name the band, like 'special B1'"},
      {"roll", "roll: write the face of the die, like 'roll 6'"},
      {"roll 999", "roll: write the face of the die, like 'roll 6'"},
  };
  const TestTable table = at_wheel("2.5");
  for (const Wrong& w : wrong) {
    const Result<Decision, Misread> decision = read(table, w.text);
    ASSERT_FALSE(static_cast<bool>(decision)) << w.text;
    EXPECT_FALSE(decision.error().refusal.has_value()) << w.text;
    EXPECT_EQ(decision.error().what, w.what);
  }
}

TEST(FormulaOneDecisionText, WhatBreaksARuleByItsWordsIsRefused) {
  struct Wrong {
    const char* text;
    Why why;
    const char* what;
  };
  const Wrong wrong[] = {
      {"set 50", Why::no_such_speed, "50 is no speed; there are 0, 20, … 160"},
      {"set 180", Why::no_such_speed, "180 is no speed; there are 0, 20, … 160"},
      {"card CA 130", Why::carburettor_speed, "130 is no speed"},
      {"drive 2.7", Why::not_a_step, "no step leads from 2.5 to 2.7"},
      {"drive 2.6 2.6", Why::not_a_step, "no step leads from 2.6 to 2.6"},
      {"drive 9.99", Why::not_a_step, "no step leads from 2.5 to 9.99"},
      {"drive P2", Why::pit_of_another, "P2 is the pit of another"},
      {"drive P1 1.3", Why::pit_not_by_exact_count, "a move ends in the pit"},
      {"drive 2.6 2.7 2.8 2.9 2.10 2.11 2.12 2.13 2.14", Why::path_too_long,
       "nobody drives more than 8 squares"},
  };
  const TestTable table = at_wheel("2.5");
  for (const Wrong& w : wrong) {
    const Result<Decision, Misread> decision = read(table, w.text);
    ASSERT_FALSE(static_cast<bool>(decision)) << w.text;
    ASSERT_TRUE(decision.error().refusal.has_value()) << w.text;
    EXPECT_EQ(decision.error().refusal->why, w.why) << w.text;
    EXPECT_EQ(decision.error().what, w.what);
  }
}

TEST(FormulaOneDecisionText, PlacesAreReadAsTheyAreWritten) {
  TestTable table;
  for (const char* text : {"2.30", "P4", "S1", "S3", "R:2.19"}) {
    const std::optional<Place> place = parse_place(table.board(), 3, text);
    ASSERT_TRUE(place.has_value()) << text;
    table.state.cars[3].where = place->where;
    table.state.cars[3].at = place->at;
    EXPECT_EQ(format_place(table.board(), table.state, 3), text);
  }
  for (const char* text : {"", "P3", "P", "S0", "S4", "S", "R:", "R:9.1", "1.40", "2", "x", "1.20"})
    EXPECT_FALSE(parse_place(table.board(), 3, text).has_value()) << text;
  EXPECT_EQ(format_place(table.board(), table.state, 0), "-");
}

TEST(FormulaOneDecisionText, CardsHaveIdsAndTitles) {
  for (int i = 0; i < kTactics; ++i) {
    const auto card = static_cast<Tactic>(i);
    EXPECT_EQ(parse_tactic(tactic_id(card)), card);
    EXPECT_FALSE(tactic_title(card).empty());
  }
  for (int i = 0; i < kPitKinds; ++i) {
    const auto card = static_cast<PitCard>(i);
    EXPECT_EQ(parse_pit_card(pit_card_id(card)), card);
    EXPECT_FALSE(pit_card_title(card).empty());
  }
  EXPECT_EQ(pit_card_id(PitCard::hidden), "?");
  EXPECT_FALSE(parse_pit_card("?").has_value()) << "nobody can say what nobody has seen";
  EXPECT_FALSE(parse_tactic("sd").has_value());
}

}  // namespace
}  // namespace chicane::formula_one
