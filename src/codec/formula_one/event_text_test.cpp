#include "codec/formula_one/event_text.h"

#include <gtest/gtest.h>

#include <set>

#include "codec/files_for_tests.h"
#include "rules/formula_one/game_for_tests.h"

namespace chicane::formula_one {
namespace {

constexpr int kEventKinds = static_cast<int>(EventKind::race_ended) + 1;

struct Case {
  Event event;
  const char* clause;
  const char* line;
  const char* story;  // Empty: meant to be silent.
};

// Car 1 is Ben's, car 2 Ann's: Ben sits in the second seat and threw highest.
std::vector<Case> cases() {
  using K = EventKind;
  return {
      {{.kind = K::threw_for_cars, .number = 1, .first = 6, .second = 5},
       "F1-SET-1",
       "threw_for_cars seat 2 6 5",
       "Ben throws 11 for the choice of cars."},
      {{.kind = K::got_car, .car = 0, .number = 1},
       "F1-SET-1",
       "got_car 1 seat 2",
       "Ben drives car 1."},
      {{.kind = K::cards_dealt}, "F1-SET-4", "cards_dealt", "Five tactic cards to each."},
      {{.kind = K::round_began, .number = 4}, "F1-SET-2", "round_began 4", ""},
      {{.kind = K::missed_move, .car = 1, .number = 1},
       "F1-PIT-8",
       "missed_move 2 1",
       "Ann misses this move."},
      {{.kind = K::played_superb, .car = 1},
       "F1-TAC-5",
       "played_superb 2",
       "Ann plays Superb Driving."},
      {{.kind = K::set_speed, .car = 1, .speed = 60_mph, .wear = {2, 1}},
       "F1-MOV-1",
       "set_speed 2 60 brake 2 tyre 1",
       "Ann sets 60 and pays brake 2, tyre 1."},
      {{.kind = K::drove, .car = 1, .number = 3}, "F1-MOV-1", "drove 2 3", ""},
      {{.kind = K::was_locked, .car = 1, .speed = 40_mph},
       "F1-BLK-7",
       "was_locked 2 40",
       "Ann cannot get out, 40 on the dial."},
      {{.kind = K::was_baulked, .car = 1, .other = 0, .speed = 40_mph, .wear = {1, 0}},
       "F1-BLK-3",
       "was_baulked 2 by 1 40 brake 1 tyre 0",
       "Ann is baulked by Ben: down to 40, brake 1."},
      {{.kind = K::matched, .car = 1, .other = 0, .speed = 100_mph},
       "F1-BLK-5",
       "matched 2 by 1 100",
       "Ann takes up the 100 of Ben."},
      {{.kind = K::spun_at_roadside, .car = 1, .other = 0},
       "F1-BLK-4",
       "spun_at_roadside 2 by 1",
       "Ann cannot brake behind Ben and spins off at the roadside."},
      {{.kind = K::played_card, .car = 1, .number = 1, .speed = 60_mph, .tactic = Tactic::gear},
       "F1-TAC-6",
       "played_card 2 FG2 1 60",
       "Ann plays Fast gear change: 1 more square."},
      {{.kind = K::played_card, .car = 1, .speed = 120_mph, .tactic = Tactic::carburettor},
       "F1-TAC-7",
       "played_card 2 CA 0 120",
       "Ann plays Carburettor adjustment: 120 on the dial."},
      {{.kind = K::used_special, .car = 1, .band = 2},
       "F1-6.3",
       "used_special 2 B3",
       "Ann takes B3 on special tyres."},
      {{.kind = K::was_exempt, .car = 1, .band = 0},
       "F1-TAC-5",
       "was_exempt 2 B1",
       "Ann takes Lodge Corner superbly."},
      {{.kind = K::threw,
        .car = 1,
        .number = 40,
        .band = 0,
        .first = 4,
        .second = 3,
        .penalty = Penalty::tyre_and_brake},
       "F1-COR-3",
       "threw 2 B1 4 3 tyre_and_brake",
       "Ann is 40 over at Lodge Corner and throws 4 and 3: 1 tyre and 1 brake point."},
      {{.kind = K::spun_off, .car = 1, .number = 60, .band = 0},
       "F1-COR-4",
       "spun_off 2 B1 60",
       "Ann is 60 over at Lodge Corner and spins off."},
      {{.kind = K::defect_began, .car = 1, .band = 0, .pit_card = PitCard::brake_failure},
       "F1-4.7",
       "defect_began 2 B1 BF",
       "Ann has brake failure from Lodge Corner on."},
      {{.kind = K::tyres_recovered, .car = 1},
       "F1-4.7",
       "tyres_recovered 2",
       "Ann has good tyres again."},
      {{.kind = K::completed_lap, .car = 1, .number = 1},
       "F1-LAP-1",
       "completed_lap 2 1",
       "Ann has 1 lap to go."},
      {{.kind = K::completed_lap, .car = 1, .number = 0}, "F1-LAP-1", "completed_lap 2 0", ""},
      {{.kind = K::entered_pit, .car = 1}, "F1-PIT-6", "entered_pit 2", "Ann is in the pit."},
      {{.kind = K::drew_pit_card, .car = 1, .pit_card = PitCard::faulty_tyres},
       "F1-PIT-7",
       "drew_pit_card 2 FT",
       "Ann draws faulty tyres: from Abbey Curve to the line no corner too fast, no card."},
      {{.kind = K::took_tactic, .car = 1, .tactic = Tactic::slipstream},
       "F1-6.3",
       "took_tactic 2 SS3",
       "Ann takes Slip streaming from the discard."},
      {{.kind = K::finished, .car = 1},
       "F1-FIN-1",
       "finished 2",
       "Ann crosses the line: finished."},
      {{.kind = K::race_ended}, "F1-FIN-2", "race_ended", "The race is over."},
  };
}

TEST(FormulaOneEventText, EveryEventHasALineAStoryAndAClause) {
  TestTable table;
  table.state.seat_count = 2;
  table.state.first_seat = 1;
  std::set<int> kinds;
  for (const Case& c : cases()) {
    SCOPED_TRACE(c.line);
    kinds.insert(static_cast<int>(c.event.kind));
    EXPECT_EQ(format_event(table.board(), c.event), c.line);
    EXPECT_EQ(tell_event(table.board(), {"Ann", "Ben"}, table.state, c.event), c.story);
    EXPECT_EQ(clause(c.event), c.clause);
    EXPECT_TRUE(std::string(c.line).starts_with(name(c.event.kind)));
  }
  EXPECT_EQ(kinds.size(), kEventKinds) << "an event is missing here";
}

TEST(FormulaOneEventText, EveryPitCardIsExplained) {
  TestTable table;
  std::set<std::string> stories;
  for (int i = 0; i < kPitKinds; ++i) {
    const Event event{.kind = EventKind::drew_pit_card, .pit_card = static_cast<PitCard>(i)};
    const std::string story =
        tell_event(table.board(), {"A", "B", "C", "D", "E", "F"}, table.state, event);
    EXPECT_GT(story.size(), 12u);
    stories.insert(story);
  }
  EXPECT_EQ(stories.size(), static_cast<std::size_t>(kPitKinds));
}

TEST(FormulaOneEventText, WearAndPenaltiesInWords) {
  EXPECT_EQ(wear_words({}), "");
  EXPECT_EQ(wear_words({2, 1}), "brake 2, tyre 1");
  EXPECT_EQ(wear_words({0, 3}), "tyre 3");
  EXPECT_EQ(penalty_words(Penalty::none), "nothing");
  EXPECT_EQ(penalty_words(Penalty::two_tyres), "2 tyre points");
  EXPECT_EQ(penalty_words(Penalty::spin), "a spin");
}

TEST(FormulaOneEventText, DiceSayWhatTheyAreFor) {
  std::set<std::string_view> names;
  for (int i = 0; i <= static_cast<int>(Purpose::penalty); ++i) names.insert(purpose_name(i));
  EXPECT_EQ(names, (std::set<std::string_view>{"cars", "pit-deck", "deal", "penalty"}));
}

}  // namespace
}  // namespace chicane::formula_one
