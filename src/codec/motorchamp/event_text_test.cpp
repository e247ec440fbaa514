#include "codec/motorchamp/event_text.h"

#include <gtest/gtest.h>

#include <set>

#include "codec/files_for_tests.h"
#include "rules/motorchamp/game_for_tests.h"

namespace chicane::motorchamp {
namespace {

constexpr int kEventKinds = static_cast<int>(EventKind::race_ended) + 1;

struct Case {
  Event event;
  const char* clause;
  const char* line;
  const char* story;  // Empty: meant to be silent.
};

// 1a is Ann's, 2a Ben's.
std::vector<Case> cases() {
  using K = EventKind;
  const std::uint8_t b = 1;
  const Target at{Goal::track, 28, kLeft};
  return {
      {{.kind = K::chose_for_grid, .car = b}, "MC-SET-2", "chose_for_grid 2a", ""},
      {{.kind = K::threw_for_grid, .car = b, .number = 11},
       "MC-SET-2",
       "threw_for_grid 2a 11",
       "2a (Ben) throws 11 for the grid."},
      {{.kind = K::took_slot, .car = b, .number = 3, .target = {Goal::track, 58, kRight}},
       "MC-SET-1",
       "took_slot 2a 3 58R",
       "2a (Ben) starts from slot 3, 58R."},
      {{.kind = K::began_practice, .car = b}, "MC-PRA-2", "began_practice 2a", ""},
      {{.kind = K::practice_time, .car = b, .number = 8, .over = 6, .total = 11},
       "MC-PRA-5",
       "practice_time 2a 8.6/11",
       "2a (Ben) practises in 8.6/11."},
      {{.kind = K::practice_out, .car = b},
       "MC-PRA-8",
       "practice_out 2a",
       "2a (Ben) goes out in practice: no time."},
      {{.kind = K::practice_wasted, .car = b},
       "MC-PRA-7",
       "practice_wasted 2a",
       "2a (Ben) wastes a throw."},
      {{.kind = K::threw_off, .car = b, .number = 9},
       "MC-PRA-9",
       "threw_off 2a 9",
       "2a (Ben) throws 9 for the better place."},
      {{.kind = K::round_began, .number = 4}, "MC-ORD-2", "round_began 4", ""},
      {{.kind = K::threw, .car = b, .number = 9, .thrown = Throw::two},
       "MC-DIC-3",
       "threw 2a NN 9",
       ""},
      {{.kind = K::too_many_dice, .car = b, .thrown = Throw::three},
       "MC-COL-3",
       "too_many_dice 2a NNS",
       "2a (Ben) has thrown too many dice."},
      {{.kind = K::objected, .car = b, .number = 0},
       "MC-COL-4",
       "objected 2a 0",
       "Ann insists on a repeat."},
      {{.kind = K::moved, .car = b, .number = 7, .target = at}, "MC-MOV-1", "moved 2a 28L 7", ""},
      {{.kind = K::stayed, .car = b}, "MC-STA-3", "stayed 2a", ""},
      {{.kind = K::took_tow, .car = b, .target = at},
       "MC-SLP-3",
       "took_tow 2a 28L",
       "2a (Ben) takes the tow to 28L."},
      {{.kind = K::went_to_side, .car = b, .target = {Goal::side, 28, kLeft}},
       "MC-TMP-1",
       "went_to_side 2a X28L",
       "2a (Ben) is one over and goes off beside 28L."},
      {{.kind = K::went_out, .car = b, .target = {Goal::lane, 5, 0}},
       "MC-PRM-2",
       "went_out 2a P5",
       "2a (Ben) is out for good at P5."},
      {{.kind = K::was_passed, .car = b, .other = 0, .number = 1},
       "MC-TMP-2",
       "was_passed 2a 1a 1",
       "1a passes 2a (Ben), which turns round."},
      {{.kind = K::was_passed, .car = b, .other = 0, .number = 2},
       "MC-TMP-2",
       "was_passed 2a 1a 2",
       "1a passes 2a (Ben), which is due back."},
      {{.kind = K::returned, .car = b, .target = at},
       "MC-TMP-5",
       "returned 2a 28L",
       "2a (Ben) is back on 28L."},
      {{.kind = K::entered_pit_lane, .car = b, .target = {Goal::lane, 54, 0}},
       "MC-PIT-3",
       "entered_pit_lane 2a P54",
       "2a (Ben) turns into the pit lane."},
      {{.kind = K::entered_pit, .car = b, .target = {Goal::pit, 56, 0}},
       "MC-PIT-9",
       "entered_pit 2a B56",
       "2a (Ben) is in the pit B56."},
      {{.kind = K::service_failed, .car = b},
       "MC-PIT-12",
       "service_failed 2a",
       "2a (Ben) is not ready yet."},
      {{.kind = K::service_made, .car = b},
       "MC-PIT-12",
       "service_made 2a",
       "2a (Ben) has made its stop."},
      {{.kind = K::completed_lap, .car = b, .number = 3},
       "MC-LAP-2",
       "completed_lap 2a 3",
       "2a (Ben) completes lap 3."},
      {{.kind = K::got_handicap, .car = b},
       "MC-HCP-1",
       "got_handicap 2a",
       "2a (Ben) has not stopped: red flap, one die from now on."},
      {{.kind = K::finished, .car = b, .number = 6},
       "MC-END-2",
       "finished 2a 6",
       "2a (Ben) is home with 6 laps."},
      {{.kind = K::finished, .car = b, .number = 1},
       "MC-END-2",
       "finished 2a 1",
       "2a (Ben) is home with 1 lap."},
      {{.kind = K::flag_raised, .car = b},
       "MC-END-1",
       "flag_raised 2a",
       "2a (Ben) wins; the flag is up."},
      {{.kind = K::race_ended}, "MC-END-7", "race_ended", "The race is over."},
  };
}

TEST(MotorEventText, HasALineAndAStoryOrIsMeantToBeSilent) {
  TestTable table;
  table.add_car("28R");
  table.add_car("28L");
  const std::string rules =
      for_tests::read_file(for_tests::repository() / "src/rules/motorchamp/RULES.md");
  std::set<EventKind> seen;
  for (const Case& c : cases()) {
    SCOPED_TRACE(c.line);
    seen.insert(c.event.kind);
    EXPECT_EQ(format_event({"1a", "2a"}, c.event), c.line);
    EXPECT_EQ(tell_event({"1a", "2a"}, {"Ann", "Ben"}, table.state, c.event), c.story);
    EXPECT_EQ(clause(c.event), c.clause);
    EXPECT_TRUE(for_tests::has_clause(rules, c.clause));
    EXPECT_TRUE(format_event({"1a", "2a"}, c.event).starts_with(name(c.event.kind)));
  }
  EXPECT_EQ(seen.size(), kEventKinds) << "every kind has its row above";
}

TEST(MotorEventText, HasANameForEachKindAndPurpose) {
  std::set<std::string_view> names;
  for (int i = 0; i < kEventKinds; ++i)
    EXPECT_TRUE(names.insert(name(static_cast<EventKind>(i))).second) << i;
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::grid)), "grid");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::move)), "move");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::throw_off)), "throw-off");
}

}  // namespace
}  // namespace chicane::motorchamp
