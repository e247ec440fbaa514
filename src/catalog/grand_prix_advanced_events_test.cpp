// The events of `grand-prix-advanced`: a line for machines, a clause, a sentence for people.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "catalog/grand_prix_advanced_race.h"
#include "catalog/tell.h"
#include "codec/files_for_tests.h"
#include "rules/grand_prix_advanced/game_for_tests.h"

namespace chicane::grand_prix_advanced {
namespace {

using ::testing::ElementsAre;

struct Case {
  Event event;
  const char* clause;
  Weight weight;
  const char* line;
  const char* story;  // Empty: meant to be silent.
};

constexpr int kTyres = static_cast<int>(Damage::tyres);
constexpr int kEngine = static_cast<int>(Damage::engine);

// Car 1 is Ann's, car 2 Automatic 1's.
std::vector<Case> cases() {
  using K = EventKind;
  return {
      {{.kind = K::lap_timed, .number = 12, .cell = 3},
       "GPA-PRA-3",
       Weight::notable,
       "lap_timed 1a 3 12",
       "1a Ann laps in 12 moves, 3 cells beyond the line."},
      {{.kind = K::took_place, .number = 2, .cell = 39},
       "GPA-GRD-1",
       Weight::notable,
       "took_place 1a 39 2",
       "1a Ann starts 2nd in cell 39."},
      {{.kind = K::took_place, .car = 1, .number = 1, .cell = 39},
       "GPA-GRD-1",
       Weight::notable,
       "took_place 2a 39 1",
       "2a Automatic 1 starts 1st in cell 39, drawn with 2 on a d2."},
      {{.kind = K::move_began, .number = 4},
       "GPA-ORD-1",
       Weight::routine,
       "move_began 4",
       "Move 4 begins."},
      {{.kind = K::repaired, .number = kTyres},
       "GPA-BOX-4",
       Weight::notable,
       "repaired 1a G",
       "1a Ann repairs the tyres."},
      {{.kind = K::left_box, .cell = 37},
       "GPA-BOX-6",
       Weight::notable,
       "left_box 1a 37",
       "1a Ann leaves the box."},
      {{.kind = K::shifted, .number = 3},
       "GPA-GEAR-2",
       Weight::routine,
       "shifted 1a 3",
       "1a Ann shifts to third."},
      {{.kind = K::shifted, .number = 3, .face = 5},
       "GPA-GEAR-2",
       Weight::routine,
       "shifted 1a 3",
       "1a Ann throws 5, less than 6, and shifts to third."},
      {{.kind = K::missed_double, .number = 2, .face = 6},
       "GPA-GEAR-3",
       Weight::incident,
       "missed_double 1a 2",
       "1a Ann throws 6 and misses the double shift to second: out of gear, risk die +1."},
      {{.kind = K::missed_shift, .number = 2, .face = 6},
       "GPA-GEAR-4",
       Weight::incident,
       "missed_shift 1a 2",
       "1a Ann throws 6 and cannot shift to second: the gearbox jams, risk die +1."},
      {{.kind = K::start_called, .number = 5, .face = 2},
       "GPA-STA-1",
       Weight::routine,
       "start_called 1a 5",
       "1a Ann throws 2 at the start: 5 cells at most."},
      {{.kind = K::pushed, .number = 2, .face = 3},
       "GPA-PUSH-1",
       Weight::routine,
       "pushed 1a 2",
       "1a Ann throws 3, needs more than 2, and pushes 2 more."},
      {{.kind = K::overrevved, .number = 2, .face = 2},
       "GPA-PUSH-2",
       Weight::notable,
       "overrevved 1a 2",
       "1a Ann throws 2, needs more than 2, and overrevs the engine."},
      {{.kind = K::bears, .number = 2, .cell = 4, .face = 4, .gear = 3},
       "GPA-RISK-1 (reconstructed)",
       Weight::routine,
       "bears 1a 4 2",
       "1a Ann throws 4 for the risk in third: it bears factor 2."},
      {{.kind = K::bears, .number = 0, .cell = 8, .face = 6, .gear = 5},
       "GPA-RISK-1 (reconstructed)",
       Weight::routine,
       "bears 1a 8 0",
       "1a Ann throws 6 + 2 = 8 for the risk in fifth: it bears no factor."},
      {{.kind = K::checked, .number = 2, .cell = 13, .tolerance = 1},
       "GPA-DMG-2",
       Weight::routine,
       "checked 1a 13 2",
       "1a Ann is above its factor 1 in cell 13 and throws 2: unharmed."},
      {{.kind = K::checked, .number = 3, .cell = 13, .tolerance = 1},
       "GPA-DMG-2",
       Weight::routine,
       "checked 1a 13 3",
       "1a Ann is above its factor 1 in cell 13 and throws 3: a spin."},
      {{.kind = K::checked, .number = 4, .cell = 13, .tolerance = 0},
       "GPA-DMG-2",
       Weight::routine,
       "checked 1a 13 4",
       "1a Ann is above its factor 0 in cell 13 and throws 4: damage."},
      {{.kind = K::checked, .number = 3, .cell = 13, .tolerance = 1, .is_practice = true},
       "GPA-DMG-2",
       Weight::routine,
       "checked 1a 13 3",
       "1a Ann is above its factor 1 in cell 13 and throws 3: one move more in practice."},
      {{.kind = K::spun, .number = 4, .cell = 13},
       "GPA-DMG-3",
       Weight::incident,
       "spun 1a 13 4",
       "1a Ann spins beside cell 13 and throws 4, less than 5: it will go on."},
      {{.kind = K::destroyed, .number = 5, .cell = 13},
       "GPA-DMG-3",
       Weight::incident,
       "destroyed 1a 13 5",
       "1a Ann spins beside cell 13 and throws 5: from 5 on the car is destroyed."},
      {{.kind = K::damaged, .number = kTyres, .cell = 13, .face = 3},
       "GPA-DMG-4",
       Weight::incident,
       "damaged 1a 13 G",
       "1a Ann throws 3 and damages the tyres in cell 13."},
      {{.kind = K::damaged, .number = kEngine, .cell = 13},
       "GPA-PUSH-2",
       Weight::incident,
       "damaged 1a 13 M",
       "1a Ann damages the engine in cell 13."},
      {{.kind = K::eliminated, .number = kTyres, .cell = 13, .is_same = true},
       "GPA-DMG-6",
       Weight::incident,
       "eliminated 1a 13",
       "1a Ann is out in cell 13: the same damage twice."},
      {{.kind = K::eliminated, .number = kTyres, .cell = 13},
       "GPA-DMG-6",
       Weight::incident,
       "eliminated 1a 13",
       "1a Ann is out in cell 13: a fifth damage."},
      {{.kind = K::escaped, .car = 1, .number = 2, .cell = 13, .other = 0},
       "GPA-ACC-1",
       Weight::routine,
       "escaped 2a 13 2",
       "1a Ann has an accident in cell 13: 2a Automatic 1 throws 2, even, and escapes."},
      {{.kind = K::involved, .car = 1, .number = 3, .cell = 13, .other = 0},
       "GPA-ACC-1",
       Weight::routine,
       "involved 2a 13 3",
       "1a Ann has an accident in cell 13: 2a Automatic 1 throws 3, odd, and is drawn in."},
      {{.kind = K::fault_counted, .number = 1},
       "GPA-PRA-2",
       Weight::routine,
       "fault_counted 1a 1",
       "1a Ann loses 1 move in practice."},
      {{.kind = K::stayed}, "GPA-MOV-3", Weight::routine, "stayed 1a", "1a Ann stays."},
      {{.kind = K::stayed, .car = 1, .face = 1, .most = 5},
       "GPA-AUT-2",
       Weight::routine,
       "stayed 2a",
       "2a Automatic 1 throws 1 for 5 cells, finds no room and stays."},
      {{.kind = K::moved, .number = 7, .cell = 12},
       "GPA-MOV-1",
       Weight::routine,
       "moved 1a 12 7",
       "1a Ann drives 7 cells to 12."},
      {{.kind = K::moved, .car = 1, .number = 8, .cell = 12, .face = 5, .most = 9},
       "GPA-AUT-2",
       Weight::routine,
       "moved 2a 12 8",
       "2a Automatic 1 throws 5 for 9 and drives 8 cells to 12."},
      {{.kind = K::entered_box},
       "GPA-BOX-2",
       Weight::notable,
       "entered_box 1a",
       "1a Ann stops in the box."},
      {{.kind = K::completed_lap, .number = 1},
       "GPA-LAP-1",
       Weight::routine,
       "completed_lap 1a 1",
       "1a Ann begins the last lap."},
      {{.kind = K::completed_lap, .number = 3},
       "GPA-LAP-1",
       Weight::routine,
       "completed_lap 1a 3",
       ""},
      {{.kind = K::completed_lap, .number = 0},
       "GPA-LAP-1",
       Weight::routine,
       "completed_lap 1a 0",
       ""},
      {{.kind = K::finished, .cell = 6},
       "GPA-VIC-1",
       Weight::routine,
       "finished 1a 6",
       "1a Ann crosses the line and comes to cell 6: home."},
      {{.kind = K::race_ended},
       "GPA-VIC-2",
       Weight::notable,
       "race_ended",
       "No car is left: the race is over."},
  };
}

// Ann, and a team that is automatic.
class GrandPrixAdvancedEvents : public ::testing::Test {
 protected:
  GrandPrixAdvancedEvents() : table_(options()) {
    table_.add_car(3);
    Car& automatic = table_.add_car(4);
    automatic.owner = 1;
    automatic.is_automatic = true;
    table_.state.drawn = {1, 0};
  }

  static Options options() {
    Options options;
    options.automatic = 1;
    return options;
  }

  Happening happening_of(const Event& event) const {
    return event_table().happening({board_, table_.game(), table_.state, event},
                                   {{"1a", "2a"}, {}});
  }
  std::string story_of(const Event& event) const {
    return tell(*GrandPrixAdvancedRace::at(board_, table_.game(), {"Ann"}, table_.state),
                happening_of(event));
  }
  // The decision is carried out; what it brings, as it is told.
  std::vector<std::string> stories_of(Seat seat, const Decision& decision) {
    EventLog<Event> log;
    GrandPrixAdvanced::apply(table_.game(), table_.state,
                             *GrandPrixAdvanced::check(table_.game(), table_.state, seat, decision),
                             log);
    std::vector<std::string> stories;
    for (const Event& event : log.events) stories.push_back(story_of(event));
    return stories;
  }

  const Board board_ = for_tests::advanced_test_ring();
  TestTable table_;
};

TEST_F(GrandPrixAdvancedEvents, HaveALineAClauseAWeightAndASentence) {
  const std::string rules =
      for_tests::read_file(for_tests::repository() / "src/rules/grand_prix_advanced/RULES.md");
  std::set<EventKind> seen;
  for (const Case& c : cases()) {
    SCOPED_TRACE(c.story);
    seen.insert(c.event.kind);
    const Happening happening = happening_of(c.event);
    EXPECT_EQ(happening.line, c.line);
    EXPECT_TRUE(happening.line.starts_with(happening.kind));
    EXPECT_EQ(happening.clause, c.clause);
    EXPECT_TRUE(
        for_tests::has_clause(rules, happening.clause.substr(0, happening.clause.find(' '))));
    EXPECT_EQ(happening.weight, c.weight);
    EXPECT_EQ(story_of(c.event), c.story);
  }
  EXPECT_EQ(seen.size(), event_table().rows().size()) << "every kind has its case above";
}

// GPA-VIC-2, GPA-VIC-4
TEST_F(GrandPrixAdvancedEvents, SayWhyARaceEnds) {
  const Event end{.kind = EventKind::race_ended};
  table_.state.cars[0].status = Status::finished;
  EXPECT_EQ(story_of(end), "The race is over.");
  table_.state.still = kStillMovesMax;
  EXPECT_EQ(story_of(end), "Nobody moves any more: the race is over.");
}

// GPA-GRD-2  A list or a practice has no dice to tell.
TEST_F(GrandPrixAdvancedEvents, TellDiceOfADrawAlone) {
  Options practice = options();
  practice.start = StartOrder::practice;
  TestTable table(practice);
  table.add_cars({3, 4});
  table.state.drawn = {1, 0};
  const Event first{.kind = EventKind::took_place, .car = 1, .number = 1, .cell = 39};
  const Happening happening =
      event_table().happening({board_, table.game(), table.state, first}, {{"1a", "2a"}, {}});
  EXPECT_EQ(happening.field("sides")->number, 0);
  EXPECT_EQ(happening.field("thrown")->faces.size(), 0u);
}

// GPA-RISK-1  The die as thrown, and what was added to it.
TEST_F(GrandPrixAdvancedEvents, TellTheRiskDieAndItsHandicap) {
  table_.state.cars[0].gear = 3;
  table_.state.cars[0].damage = damages({Damage::suspension});
  table_.go(0);
  table_.take(gear(3));
  table_.take(push(0));
  EXPECT_THAT(stories_of(kChance, roll(4)),
              ElementsAre("1a Ann throws 4 + 1 = 5 for the risk in third: it bears factor 2."));
}

// GPA-PUSH-1, GPA-PUSH-2
TEST_F(GrandPrixAdvancedEvents, TellWhatAPushHadToBeat) {
  table_.state.cars[0].gear = 3;
  table_.go(0);
  table_.take(gear(3));
  table_.take(push(2));
  const TestTable before = table_;
  EXPECT_THAT(stories_of(kChance, roll(3)),
              ElementsAre("1a Ann throws 3, needs more than 2, and pushes 2 more."));
  table_.state = before.state;
  EXPECT_THAT(stories_of(kChance, roll(2)),
              ElementsAre("1a Ann throws 2, needs more than 2, and overrevs the engine.",
                          "1a Ann damages the engine in cell 3."));
}

// GPA-AUT-1
TEST_F(GrandPrixAdvancedEvents, TellTheDieOfAnAutomaticCar) {
  table_.go(1);
  EXPECT_THAT(stories_of(kChance, roll(5)),
              ElementsAre("2a Automatic 1 throws 5 for 9 and drives 9 cells to 13."));
}

TEST_F(GrandPrixAdvancedEvents, DiceHaveAPurpose) {
  std::set<std::string_view> names;
  for (int purpose = 0; purpose <= 9; ++purpose) names.insert(purpose_name(purpose));
  EXPECT_EQ(names.size(), 10u);
  EXPECT_FALSE(names.contains(""));
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
