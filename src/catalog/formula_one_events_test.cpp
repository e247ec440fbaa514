// The events of `formula-one`: a line for machines, a clause, a sentence for people.
#include <gtest/gtest.h>

#include <set>

#include "catalog/formula_one_race.h"
#include "catalog/tell.h"
#include "codec/formula_one/decision_text.h"
#include "codec/formula_one/event_rows.h"
#include "rules/formula_one/game_for_tests.h"

namespace chicane::formula_one {
namespace {

struct Case {
  Event event;
  const char* clause;
  Weight weight;
  const char* line;
  const char* story;  // Empty: meant to be silent.
};

constexpr Place kPit{Where::pit, 0};
constexpr Place kSpinOff{Where::spin, 0};

// Car 1 is Ben's, car 2 Ann's: Ben sits in the second seat and threw highest.
std::vector<Case> cases(const TestTable& table) {
  using K = EventKind;
  const Place square{Where::track, table.square("2.1")};
  const Place roadside{Where::roadside, table.square("2.1")};
  return {
      {{.kind = K::threw_for_cars, .number = 1, .first = 6, .second = 5},
       "F1-SET-1",
       Weight::notable,
       "threw_for_cars seat 2 6 5",
       "Ben throws 6+5 = 11 for the choice of cars."},
      {{.kind = K::got_car, .car = 0, .number = 1},
       "F1-SET-1",
       Weight::notable,
       "got_car 1 seat 2",
       "Ben drives car 1."},
      {{.kind = K::cards_dealt},
       "F1-SET-4",
       Weight::notable,
       "cards_dealt",
       "Five tactic cards to each."},
      {{.kind = K::round_began, .number = 4},
       "F1-SET-2",
       Weight::routine,
       "round_began 4",
       "Round 4 begins."},
      {{.kind = K::missed_move, .car = 1, .number = 1},
       "F1-PIT-8",
       Weight::routine,
       "missed_move 2 1",
       "Ann misses this move."},
      {{.kind = K::played_superb, .car = 1},
       "F1-TAC-5",
       Weight::routine,
       "played_superb 2",
       "Ann plays Superb Driving."},
      {{.kind = K::set_speed, .car = 1, .speed = 60_mph, .wear = {2, 1}},
       "F1-MOV-1",
       Weight::routine,
       "set_speed 2 60 brake 2 tyre 1",
       "Ann sets 60, brake 2, tyre 1."},
      {{.kind = K::set_speed, .car = 1, .speed = 60_mph},
       "F1-MOV-1",
       Weight::routine,
       "set_speed 2 60 brake 0 tyre 0",
       "Ann sets 60."},
      {{.kind = K::drove, .car = 1, .number = 3, .place = square},
       "F1-MOV-1",
       Weight::routine,
       "drove 2 3",
       "Ann drives 3 squares to 2.1."},
      {{.kind = K::was_locked, .car = 1, .speed = 40_mph},
       "F1-BLK-7",
       Weight::incident,
       "was_locked 2 40",
       "Ann cannot get out, 40 on the dial."},
      {{.kind = K::was_baulked, .car = 1, .other = 0, .speed = 40_mph, .wear = {1, 0}},
       "F1-BLK-3",
       Weight::notable,
       "was_baulked 2 by 1 40 brake 1 tyre 0",
       "Ann is baulked by Ben: down to 40, brake 1."},
      {{.kind = K::matched, .car = 1, .other = 0, .speed = 100_mph},
       "F1-BLK-5",
       Weight::routine,
       "matched 2 by 1 100",
       "Ann takes up the 100 of Ben."},
      {{.kind = K::spun_at_roadside, .car = 1, .other = 0, .place = roadside},
       "F1-BLK-4",
       Weight::incident,
       "spun_at_roadside 2 by 1",
       "Ann cannot brake behind Ben and spins off at the roadside."},
      {{.kind = K::played_card, .car = 1, .number = 1, .speed = 60_mph, .tactic = Tactic::gear},
       "F1-TAC-6",
       Weight::routine,
       "played_card 2 FG2 1 60",
       "Ann plays Fast gear change: 1 more square."},
      {{.kind = K::played_card, .car = 1, .speed = 120_mph, .tactic = Tactic::carburettor},
       "F1-TAC-7",
       Weight::routine,
       "played_card 2 CA 0 120",
       "Ann plays Carburettor: 120 on the dial."},
      {{.kind = K::played_card,
        .car = 1,
        .number = 2,
        .speed = 120_mph,
        .tactic = Tactic::carburettor},
       "F1-TAC-7",
       Weight::routine,
       "played_card 2 CA 2 120",
       "Ann plays Carburettor: 120 on the dial, 2 more squares."},
      {{.kind = K::used_special, .car = 1, .band = 2},
       "F1-6.3",
       Weight::routine,
       "used_special 2 B3",
       "Ann takes B3 on special tyres."},
      {{.kind = K::was_exempt, .car = 1, .band = 0},
       "F1-TAC-5",
       Weight::routine,
       "was_exempt 2 B1",
       "Ann takes Lodge Corner superbly."},
      {{.kind = K::threw, .car = 1, .number = 20, .first = 4, .second = 3},
       "F1-COR-3",
       Weight::routine,
       "threw 2 B1 4 3 none",
       "Ann is 20 over at Lodge Corner and throws 4+3 = 7: nothing happens."},
      {{.kind = K::threw,
        .car = 1,
        .number = 40,
        .first = 4,
        .second = 3,
        .penalty = Penalty::tyre_and_brake},
       "F1-COR-3",
       Weight::incident,
       "threw 2 B1 4 3 tyre_and_brake",
       "Ann is 40 over at Lodge Corner and throws 4+3 = 7: 1 tyre and 1 brake point."},
      {{.kind = K::threw,
        .car = 1,
        .number = 20,
        .first = 1,
        .second = 2,
        .penalty = Penalty::spin,
        .place = kSpinOff},
       "F1-COR-3",
       Weight::incident,
       "threw 2 B1 1 2 spin",
       "Ann is 20 over at Lodge Corner and throws 1+2 = 3: a spin."},
      {{.kind = K::threw,
        .car = 1,
        .number = 40,
        .first = 4,
        .second = 6,
        .penalty = Penalty::spin,
        .place = kSpinOff},
       "F1-COR-3",
       Weight::incident,
       "threw 2 B1 4 6 spin",
       "Ann is 40 over at Lodge Corner and throws 4+6 = 10: a spin on worn tyres."},
      {{.kind = K::spun_off, .car = 1, .number = 60, .cause = SpinCause::speed, .place = kSpinOff},
       "F1-COR-4",
       Weight::incident,
       "spun_off 2 B1 60",
       "Ann is 60 over at Lodge Corner, too much for the dice, and spins off."},
      {{.kind = K::defect_began, .car = 1, .band = 0, .pit_card = PitCard::brake_failure},
       "F1-4.7",
       Weight::incident,
       "defect_began 2 B1 BF",
       "Ann has no brakes from Lodge Corner on."},
      {{.kind = K::tyres_recovered, .car = 1},
       "F1-4.7",
       Weight::routine,
       "tyres_recovered 2",
       "Ann has good tyres again."},
      {{.kind = K::completed_lap, .car = 1, .number = 1},
       "F1-LAP-1",
       Weight::routine,
       "completed_lap 2 1",
       "Ann has 1 lap to go."},
      {{.kind = K::completed_lap, .car = 1, .number = 0},
       "F1-LAP-1",
       Weight::routine,
       "completed_lap 2 0",
       ""},
      {{.kind = K::entered_pit, .car = 1, .place = kPit},
       "F1-PIT-6",
       Weight::notable,
       "entered_pit 2",
       "Ann is in the pit."},
      {{.kind = K::drew_pit_card, .car = 1, .pit_card = PitCard::faulty_tyres},
       "F1-PIT-7",
       Weight::notable,
       "drew_pit_card 2 FT",
       "Ann draws faulty tyres: from Abbey Curve to the line no corner too fast, and no card."},
      {{.kind = K::took_tactic, .car = 1, .tactic = Tactic::slipstream},
       "F1-6.3",
       Weight::routine,
       "took_tactic 2 SS3",
       "Ann takes Slip streaming from the discard."},
      {{.kind = K::finished, .car = 1},
       "F1-FIN-1",
       Weight::routine,
       "finished 2",
       "Ann crosses the line: finished."},
      {{.kind = K::race_ended}, "F1-FIN-2", Weight::notable, "race_ended", "The race is over."},
  };
}

// Ann and Ben, and Ben threw highest.
class FormulaOneEvents : public ::testing::Test {
 protected:
  FormulaOneEvents() {
    table_.state.seat_count = 2;
    table_.state.first_seat = 1;
  }

  Happening happening_of(const Event& event) const {
    return event_table().happening({table_.board(), table_.game(), table_.state, event},
                                   line_names());
  }
  std::string story_of(const Happening& happening) const {
    return tell(*FormulaOneRace::at(table_.board(), table_.game(), {"Ann", "Ben"}, table_.state),
                happening);
  }

  TestTable table_;
};

TEST_F(FormulaOneEvents, HaveALineAClauseAWeightAndASentence) {
  std::set<EventKind> seen;
  for (const Case& c : cases(table_)) {
    SCOPED_TRACE(c.line);
    seen.insert(c.event.kind);
    const Happening happening = happening_of(c.event);
    EXPECT_EQ(happening.line, c.line);
    EXPECT_TRUE(happening.line.starts_with(happening.kind));
    EXPECT_EQ(happening.clause, c.clause);
    EXPECT_EQ(happening.weight, c.weight);
    EXPECT_EQ(story_of(happening), c.story);
  }
  EXPECT_EQ(seen.size(), event_table().rows().size()) << "every kind has its case above";
}

// F1-COR-4, F1-COR-5, 6.3
TEST_F(FormulaOneEvents, SayWhyACarSpinsWithoutDice) {
  struct Spin {
    SpinCause cause;
    const char* clause;
    const char* how;
  };
  const Spin spins[] = {{SpinCause::speed, "", ", too much for the dice,"},
                        {SpinCause::tyres, "F1-COR-5", " on tyres that are worn out"},
                        {SpinCause::faulty, "F1-6.3", " on faulty tyres"},
                        {SpinCause::brakes, "F1-6.3", " without brakes"}};
  for (const Spin& spin : spins) {
    SCOPED_TRACE(spin.how);
    const Happening happening = happening_of({.kind = EventKind::spun_off,
                                              .car = 1,
                                              .number = 40,
                                              .cause = spin.cause,
                                              .place = kSpinOff});
    EXPECT_EQ(happening.field("cause_clause")->text, spin.clause);
    EXPECT_EQ(happening.field("at")->text, "S1");
    EXPECT_EQ(story_of(happening),
              std::string("Ann is 40 over at Lodge Corner") + spin.how + " and spins off.");
  }
}

TEST_F(FormulaOneEvents, SayWhereACarStands) {
  const std::pair<Place, const char*> places[] = {
      {{Where::track, table_.square("2.1")}, "2.1"},
      {{Where::roadside, table_.square("2.1")}, "R:2.1"},
      {kSpinOff, "S1"},
      {kPit, "P2"}};
  for (const auto& [place, text] : places) {
    const Event event{.kind = EventKind::played_card, .car = 1, .number = 1, .place = place};
    EXPECT_EQ(happening_of(event).field("at")->text, text);
  }
}

TEST_F(FormulaOneEvents, ExplainEveryPitCard) {
  std::set<std::string> stories;
  for (int card = 0; card < kPitKinds; ++card) {
    stories.insert(story_of(
        happening_of({.kind = EventKind::drew_pit_card, .pit_card = static_cast<PitCard>(card)})));
  }
  EXPECT_EQ(stories.size(), static_cast<std::size_t>(kPitKinds));
  EXPECT_FALSE(stories.contains("Ben draws a card."));
}

TEST_F(FormulaOneEvents, DiceSayWhatTheyAreFor) {
  std::set<std::string_view> names;
  for (int i = 0; i <= static_cast<int>(Purpose::penalty); ++i) names.insert(purpose_name(i));
  EXPECT_EQ(names, (std::set<std::string_view>{"cars", "pit-deck", "deal", "penalty"}));
}

}  // namespace
}  // namespace chicane::formula_one
