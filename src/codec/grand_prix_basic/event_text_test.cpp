#include "codec/grand_prix_basic/event_text.h"

#include <gtest/gtest.h>

#include <set>

#include "rules/grand_prix_basic/game_for_tests.h"

namespace chicane::grand_prix_basic {
namespace {

constexpr int kEventKinds = static_cast<int>(EventKind::race_ended) + 1;

struct Case {
  Event event;
  const char* clause;
  const char* line;
  const char* story;  // Empty: meant to be silent.
};

// Car 1 is Ann's, car 2 Automatic 1's.
std::vector<Case> cases() {
  using K = EventKind;
  return {
      {{.kind = K::took_place, .number = 2, .cell = 29},
       "GPB-SET-1 (reconstructed)",
       "took_place 1a 29 2",
       "1a (Ann) starts 2nd in cell 29."},
      {{.kind = K::move_began, .number = 4}, "GPB-ORD-1 (reconstructed)", "move_began 4", ""},
      {{.kind = K::missed_go, .number = 0},
       "GPB-ACC-1",
       "missed_go 1a 0",
       "1a (Ann) misses this go."},
      {{.kind = K::missed_go, .number = 1},
       "GPB-ACC-1",
       "missed_go 1a 1",
       "1a (Ann) misses this go, and the next."},
      {{.kind = K::threw, .number = 9}, "GPB-MOV-1 (reconstructed)", "threw 1a 9", ""},
      {{.kind = K::stayed},
       "GPB-MOV-2 (reconstructed)",
       "stayed 1a",
       "1a (Ann) finds no room and stays."},
      {{.kind = K::stayed, .car = 1},
       "GPB-AUT-2 (reconstructed)",
       "stayed 2a",
       "2a (Automatic 1) finds no room and stays."},
      {{.kind = K::moved, .number = 7, .cell = 12},
       "GPB-MOV-2 (reconstructed)",
       "moved 1a 12 7",
       ""},
      {{.kind = K::moved, .car = 1, .number = 5, .cell = 12},
       "GPB-AUT-2 (reconstructed)",
       "moved 2a 12 5",
       ""},
      {{.kind = K::overtook, .number = 5, .cell = 7},
       "GPB-OVT-1",
       "overtook 1a 7 5",
       "1a (Ann) throws 5 and overtakes in cell 7."},
      {{.kind = K::lost_overtaking, .number = 2, .cell = 7},
       "GPB-OVT-3",
       "lost_overtaking 1a 7 2",
       "1a (Ann) throws 2 and cannot overtake in cell 7."},
      {{.kind = K::had_luck, .number = 4, .cell = 7},
       "GPB-OVT-4",
       "had_luck 1a 7 4",
       "1a (Ann) throws 4, is lucky and gets by in cell 7."},
      {{.kind = K::risked, .number = 4, .cell = 7},
       "GPB-RSK-1 (reconstructed)",
       "risked 1a 7 4",
       ""},
      {{.kind = K::risked, .number = 3, .cell = 7},
       "GPB-RSK-1 (reconstructed)",
       "risked 1a 7 3",
       "1a (Ann) throws 3 against the 3 of cell 7: an accident roll."},
      {{.kind = K::escaped, .number = 2, .cell = 7},
       "GPB-ACC-1",
       "escaped 1a 7 2",
       "1a (Ann) throws 2, even: nothing happens, it drives on."},
      {{.kind = K::left_road, .number = 1, .cell = 7},
       "GPB-ACC-1",
       "left_road 1a 7 1",
       "1a (Ann) leaves the road beside cell 7: one go missed."},
      {{.kind = K::left_road, .number = 2, .cell = 7},
       "GPB-OVT-4",
       "left_road 1a 7 2",
       "1a (Ann) is out of luck: off the road beside cell 7, two goes missed."},
      {{.kind = K::completed_lap, .number = 3},
       "GPB-LAP-2 (reconstructed)",
       "completed_lap 1a 3",
       ""},
      {{.kind = K::completed_lap, .number = 1},
       "GPB-LAP-2 (reconstructed)",
       "completed_lap 1a 1",
       "1a (Ann) has 1 lap to go."},
      {{.kind = K::finished}, "GPB-VIC-1", "finished 1a", "1a (Ann) crosses the line: finished."},
      {{.kind = K::race_ended}, "GPB-VIC-3 (reconstructed)", "race_ended", "The race is over."},
  };
}

TEST(GrandPrixBasicEventText, EveryEventHasALineAStoryAndAClause) {
  TestTable table;
  table.add_car(3);
  table.add_car(4).is_automatic = true;
  const Names cars = owned_car_names(table.state);
  std::set<int> kinds;
  for (const Case& c : cases()) {
    SCOPED_TRACE(c.line);
    kinds.insert(static_cast<int>(c.event.kind));
    EXPECT_EQ(format_event(cars, c.event), c.line);
    EXPECT_EQ(tell_event(cars, {"Ann", "Automatic 1"}, table.game(), table.state, c.event),
              c.story);
    EXPECT_EQ(clause(table.state, c.event), c.clause);
    EXPECT_TRUE(std::string(c.line).starts_with(name(c.event.kind)));
  }
  EXPECT_EQ(kinds.size(), kEventKinds) << "an event is missing here";
}

TEST(GrandPrixBasicEventText, DiceSayWhatTheyAreFor) {
  std::set<std::string_view> names;
  for (int i = 0; i <= static_cast<int>(Purpose::accident); ++i) names.insert(purpose_name(i));
  EXPECT_EQ(names, (std::set<std::string_view>{"start", "movement", "automatic", "overtaking",
                                               "risk", "luck", "accident"}));
}

}  // namespace
}  // namespace chicane::grand_prix_basic
