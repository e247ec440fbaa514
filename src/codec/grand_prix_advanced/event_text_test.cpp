#include "codec/grand_prix_advanced/event_text.h"

#include <gtest/gtest.h>

#include <set>

#include "board/board_for_tests.h"
#include "codec/files_for_tests.h"

namespace chicane::grand_prix_advanced {
namespace {

constexpr int kEventKinds = static_cast<int>(EventKind::race_ended) + 1;

struct Case {
  Event event;
  const char* clause;
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
       "lap_timed 1a 3 12",
       "1a (Ann) laps in 12 moves, 3 cells beyond the line."},
      {{.kind = K::took_place, .number = 2, .cell = 39},
       "GPA-GRD-1",
       "took_place 1a 39 2",
       "1a (Ann) starts 2nd in cell 39."},
      {{.kind = K::move_began, .number = 4}, "GPA-ORD-1", "move_began 4", ""},
      {{.kind = K::repaired, .number = kTyres},
       "GPA-BOX-4",
       "repaired 1a G",
       "1a (Ann) repairs the tyres."},
      {{.kind = K::left_box, .cell = 37},
       "GPA-BOX-6",
       "left_box 1a 37",
       "1a (Ann) leaves the box."},
      {{.kind = K::shifted, .number = 3}, "GPA-GEAR-2", "shifted 1a 3", ""},
      {{.kind = K::missed_double, .number = 2},
       "GPA-GEAR-3",
       "missed_double 1a 2",
       "1a (Ann) misses the double shift to 2: out of gear, +1 on the risk die."},
      {{.kind = K::missed_shift, .number = 2},
       "GPA-GEAR-4",
       "missed_shift 1a 2",
       "1a (Ann) cannot shift to 2: the gearbox jams, +1 on the risk die."},
      {{.kind = K::start_called, .number = 5}, "GPA-STA-1", "start_called 1a 5", ""},
      {{.kind = K::pushed, .number = 2}, "GPA-PUSH-1", "pushed 1a 2", "1a (Ann) pushes 2 more."},
      {{.kind = K::overrevved, .number = 2},
       "GPA-PUSH-2",
       "overrevved 1a 2",
       "1a (Ann) pushes 2 and overrevs the engine."},
      {{.kind = K::bears, .number = 2, .cell = 7},
       "GPA-RISK-1 (reconstructed)",
       "bears 1a 7 2",
       ""},
      {{.kind = K::checked, .number = 1, .cell = 13},
       "GPA-DMG-2",
       "checked 1a 13 1",
       "1a (Ann) gets through cell 13 unharmed."},
      {{.kind = K::checked, .number = 5, .cell = 13}, "GPA-DMG-2", "checked 1a 13 5", ""},
      {{.kind = K::spun, .number = 4, .cell = 13},
       "GPA-DMG-3",
       "spun 1a 13 4",
       "1a (Ann) spins beside cell 13, and will go on."},
      {{.kind = K::destroyed, .number = 6, .cell = 13},
       "GPA-DMG-3",
       "destroyed 1a 13 6",
       "1a (Ann) spins beside cell 13: the car is destroyed."},
      {{.kind = K::damaged, .number = kTyres, .cell = 13},
       "GPA-DMG-4",
       "damaged 1a 13 G",
       "1a (Ann) damages the tyres in cell 13."},
      {{.kind = K::damaged, .number = kEngine, .cell = 13},
       "GPA-PUSH-2",
       "damaged 1a 13 M",
       "1a (Ann) damages the engine in cell 13."},
      {{.kind = K::eliminated, .cell = 13},
       "GPA-DMG-6",
       "eliminated 1a 13",
       "1a (Ann) is eliminated."},
      {{.kind = K::escaped, .car = 1, .number = 2, .cell = 13},
       "GPA-ACC-1",
       "escaped 2a 13 2",
       "2a (Automatic 1) stands by in cell 13 and escapes."},
      {{.kind = K::involved, .car = 1, .number = 3, .cell = 13},
       "GPA-ACC-1",
       "involved 2a 13 3",
       "2a (Automatic 1) is drawn into the accident in cell 13."},
      {{.kind = K::fault_counted, .number = 1},
       "GPA-PRA-2",
       "fault_counted 1a 1",
       "1a (Ann) loses 1 extra move in practice."},
      {{.kind = K::stayed}, "GPA-MOV-3", "stayed 1a", ""},
      {{.kind = K::moved, .number = 7, .cell = 12}, "GPA-MOV-1", "moved 1a 12 7", ""},
      {{.kind = K::moved, .car = 1, .number = 9, .cell = 12}, "GPA-AUT-2", "moved 2a 12 9", ""},
      {{.kind = K::entered_box}, "GPA-BOX-2", "entered_box 1a", "1a (Ann) stops in the box."},
      {{.kind = K::completed_lap, .number = 1},
       "GPA-LAP-1",
       "completed_lap 1a 1",
       "1a (Ann) has 1 lap to go."},
      {{.kind = K::completed_lap, .number = 3}, "GPA-LAP-1", "completed_lap 1a 3", ""},
      {{.kind = K::completed_lap, .number = 0}, "GPA-LAP-1", "completed_lap 1a 0", ""},
      {{.kind = K::finished, .cell = 6},
       "GPA-VIC-1",
       "finished 1a 6",
       "1a (Ann) crosses the line and stops in cell 6: finished."},
      {{.kind = K::race_ended}, "GPA-VIC-2", "race_ended", "The race is over."},
  };
}

TEST(GrandPrixAdvancedEventText, EveryEventHasLineStoryAndClause) {
  Game game{};
  game.options.laps = 3;
  State state{};
  state.car_count = 2;
  state.cars[1].owner = 1;
  state.cars[1].is_automatic = true;
  const Names cars = owned_car_names(state);
  const Names teams = {"Ann", "Automatic 1"};
  const std::string rules =
      for_tests::read_file(for_tests::repository() / "src/rules/grand_prix_advanced/RULES.md");
  std::set<EventKind> seen;
  for (const Case& each : cases()) {
    SCOPED_TRACE(each.line);
    seen.insert(each.event.kind);
    EXPECT_EQ(format_event(cars, each.event), each.line);
    EXPECT_EQ(tell_event(cars, teams, game, state, each.event), each.story);
    const std::string clause = grand_prix_advanced::clause(state, each.event);
    EXPECT_EQ(clause, each.clause);
    EXPECT_TRUE(for_tests::has_clause(rules, clause.substr(0, clause.find(' ')))) << clause;
  }
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(kEventKinds));
}

// GPA-VIC-4
TEST(GrandPrixAdvancedEventText, SaysWhyARaceEndsWithoutAFinish) {
  State state{};
  state.still = kStillMovesMax;
  EXPECT_EQ(tell_event({}, {}, {}, state, {.kind = EventKind::race_ended}),
            "Nobody moves any more: the race is over.");
}

TEST(GrandPrixAdvancedEventText, EveryDieHasAPurpose) {
  std::set<std::string_view> names;
  for (int purpose = 0; purpose <= 9; ++purpose) names.insert(purpose_name(purpose));
  EXPECT_EQ(names.size(), 10u);
  EXPECT_FALSE(names.contains(""));
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
