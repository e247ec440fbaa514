// The events of `grand-prix-basic`: a line for machines, a clause, a sentence for people.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "catalog/grand_prix_basic_race.h"
#include "catalog/tell.h"
#include "codec/files_for_tests.h"
#include "rules/grand_prix_basic/game_for_tests.h"

namespace chicane::grand_prix_basic {
namespace {

using ::testing::ElementsAre;

struct Case {
  Event event;
  const char* clause;
  Weight weight;
  const char* line;
  const char* story;  // Empty: meant to be silent.
};

// Car 1 is Ann's, car 2 Automatic 1's. Cell 7 has the value 3, cell 3 none.
std::vector<Case> cases() {
  using K = EventKind;
  return {
      {{.kind = K::took_place, .number = 2, .cell = 29},
       "GPB-SET-1 (reconstructed)",
       Weight::notable,
       "took_place 1a 29 2",
       "1a Ann starts 2nd in cell 29."},
      {{.kind = K::took_place, .car = 1, .number = 1, .cell = 29},
       "GPB-SET-1 (reconstructed)",
       Weight::notable,
       "took_place 2a 29 1",
       "2a Automatic 1 starts 1st in cell 29, drawn with 2 on a d2."},
      {{.kind = K::move_began, .number = 4},
       "GPB-ORD-1 (reconstructed)",
       Weight::routine,
       "move_began 4",
       "Move 4 begins."},
      {{.kind = K::missed_go, .number = 0},
       "GPB-ACC-1",
       Weight::routine,
       "missed_go 1a 0",
       "1a Ann misses this go."},
      {{.kind = K::missed_go, .number = 1},
       "GPB-ACC-1",
       Weight::routine,
       "missed_go 1a 1",
       "1a Ann misses this go and the next."},
      {{.kind = K::threw, .number = 9, .faces = {3, 6}},
       "GPB-MOV-1 (reconstructed)",
       Weight::routine,
       "threw 1a 9",
       "1a Ann throws 3+6 = 9."},
      {{.kind = K::threw, .number = 4, .faces = {4, 0}},
       "GPB-MOV-1 (reconstructed)",
       Weight::routine,
       "threw 1a 4",
       "1a Ann throws 4."},
      {{.kind = K::stayed},
       "GPB-MOV-2 (reconstructed)",
       Weight::routine,
       "stayed 1a",
       "1a Ann finds no room and stays."},
      {{.kind = K::stayed, .car = 1, .faces = {3, 0}},
       "GPB-AUT-2 (reconstructed)",
       Weight::routine,
       "stayed 2a",
       "2a Automatic 1 throws 3 for 5 cells, finds no room and stays."},
      {{.kind = K::moved, .number = 7, .cell = 12},
       "GPB-MOV-2 (reconstructed)",
       Weight::routine,
       "moved 1a 12 7",
       "1a Ann drives 7 cells to 12."},
      {{.kind = K::moved, .number = 1, .cell = 12},
       "GPB-MOV-2 (reconstructed)",
       Weight::routine,
       "moved 1a 12 1",
       "1a Ann drives 1 cell to 12."},
      {{.kind = K::moved, .car = 1, .number = 4, .cell = 12, .faces = {3, 0}},
       "GPB-AUT-2 (reconstructed)",
       Weight::routine,
       "moved 2a 12 4",
       "2a Automatic 1 throws 3 for 5 and drives 4 cells to 12."},
      {{.kind = K::overtook, .number = 5, .cell = 7, .others = 1},
       "GPB-OVT-1",
       Weight::notable,
       "overtook 1a 7 5",
       "1a Ann throws 5, needs more than 4 (1 car, value 3), and overtakes in cell 7."},
      {{.kind = K::lost_overtaking, .number = 2, .cell = 3, .others = 2},
       "GPB-OVT-3",
       Weight::notable,
       "lost_overtaking 1a 3 2",
       "1a Ann throws 2, needs more than 2 (2 cars), and cannot overtake in cell 3."},
      {{.kind = K::had_luck, .number = 4, .cell = 7},
       "GPB-OVT-4",
       Weight::notable,
       "had_luck 1a 7 4",
       "1a Ann throws 4, even: lucky, it gets by in cell 7."},
      {{.kind = K::risked, .number = 4, .cell = 7},
       "GPB-RSK-1 (reconstructed)",
       Weight::routine,
       "risked 1a 7 4",
       "1a Ann throws 4 against the 3 of cell 7: safe."},
      {{.kind = K::risked, .number = 3, .cell = 7},
       "GPB-RSK-1 (reconstructed)",
       Weight::routine,
       "risked 1a 7 3",
       "1a Ann throws 3 against the 3 of cell 7: an accident roll is due."},
      {{.kind = K::escaped, .number = 2, .cell = 7},
       "GPB-ACC-1",
       Weight::routine,
       "escaped 1a 7 2",
       "1a Ann throws 2, even: nothing happens, it drives on through cell 7."},
      {{.kind = K::left_road, .number = 1, .cell = 7, .faces = {5, 0}},
       "GPB-ACC-1",
       Weight::incident,
       "left_road 1a 7 1",
       "1a Ann throws 5, odd: off the road beside cell 7, 1 go missed."},
      {{.kind = K::left_road, .number = 2, .cell = 7, .faces = {1, 0}},
       "GPB-OVT-4",
       Weight::incident,
       "left_road 1a 7 2",
       "1a Ann throws 1, odd: out of luck, off the road beside cell 7, 2 goes missed."},
      {{.kind = K::completed_lap, .number = 3},
       "GPB-LAP-2 (reconstructed)",
       Weight::routine,
       "completed_lap 1a 3",
       ""},
      {{.kind = K::completed_lap, .number = 2},
       "GPB-LAP-2 (reconstructed)",
       Weight::routine,
       "completed_lap 1a 2",
       "1a Ann has 2 laps to go."},
      {{.kind = K::completed_lap, .number = 1},
       "GPB-LAP-2 (reconstructed)",
       Weight::routine,
       "completed_lap 1a 1",
       "1a Ann begins the last lap."},
      {{.kind = K::completed_lap, .number = 0},
       "GPB-LAP-2 (reconstructed)",
       Weight::routine,
       "completed_lap 1a 0",
       ""},
      {{.kind = K::finished},
       "GPB-VIC-1",
       Weight::routine,
       "finished 1a",
       "1a Ann crosses the line: home."},
      {{.kind = K::race_ended},
       "GPB-VIC-3 (reconstructed)",
       Weight::notable,
       "race_ended",
       "The race is over."},
  };
}

TEST(GrandPrixBasicEvents, HaveALineAClauseAWeightAndASentence) {
  Options options;
  options.automatic = 1;
  TestTable table(options);
  table.add_car(3);
  Car& automatic = table.add_car(4);
  automatic.owner = 1;
  automatic.is_automatic = true;
  table.state.drawn = {1, 0};
  const Board board = for_tests::test_ring();
  const std::unique_ptr<Race> race =
      GrandPrixBasicRace::at(board, table.game(), {"Ann"}, table.state);
  const std::string rules =
      for_tests::read_file(for_tests::repository() / "src/rules/grand_prix_basic/RULES.md");
  std::set<EventKind> seen;
  for (const Case& c : cases()) {
    SCOPED_TRACE(c.line);
    seen.insert(c.event.kind);
    const Happening happening =
        event_table().happening({board, table.game(), table.state, c.event}, {{"1a", "2a"}, {}});
    EXPECT_EQ(happening.line, c.line);
    EXPECT_TRUE(happening.line.starts_with(happening.kind));
    EXPECT_EQ(happening.clause, c.clause);
    EXPECT_TRUE(
        for_tests::has_clause(rules, happening.clause.substr(0, happening.clause.find(' '))));
    EXPECT_EQ(happening.weight, c.weight);
    EXPECT_EQ(tell(*race, happening), c.story);
  }
  EXPECT_EQ(seen.size(), event_table().rows().size()) << "every kind has its case above";
}

// What a decision brings, as it is told.
std::vector<std::string> stories_of(const TestTable& table, const EventLog<Event>& log) {
  const Board board = for_tests::test_ring();
  const std::unique_ptr<Race> race =
      GrandPrixBasicRace::at(board, table.game(), {"Ann"}, table.state);
  std::vector<std::string> stories;
  for (const Event& event : log.events) {
    const Occurrence<GrandPrixBasic> of{board, table.game(), table.state, event};
    stories.push_back(tell(*race, event_table().happening(of, {{"1a"}, {}})));
  }
  return stories;
}

// GPB-MOV-1  Both dice are told, and which of them they were.
TEST(GrandPrixBasicEvents, TellTheDiceOfAMove) {
  TestTable table;
  table.add_car(20);
  table.go(0);
  table.take(dice(2));
  table.take(roll(2));
  EventLog<Event> log;
  GrandPrixBasic::apply(table.game(), table.state,
                        *GrandPrixBasic::check(table.game(), table.state, kChance, roll(5)), log);
  EXPECT_THAT(stories_of(table, log), ElementsAre("1a Ann throws 2+5 = 7."));
}

TEST(GrandPrixBasicEvents, DiceSayWhatTheyAreFor) {
  std::set<std::string_view> names;
  for (int i = 0; i <= static_cast<int>(Purpose::accident); ++i) names.insert(purpose_name(i));
  EXPECT_EQ(names, (std::set<std::string_view>{"start", "movement", "automatic", "overtaking",
                                               "risk", "luck", "accident"}));
}

}  // namespace
}  // namespace chicane::grand_prix_basic
