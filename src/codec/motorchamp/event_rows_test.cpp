#include "codec/motorchamp/event_rows.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "codec/files_for_tests.h"
#include "rules/motorchamp/game_for_tests.h"

namespace chicane::motorchamp {
namespace {

using ::testing::ElementsAre;

struct Case {
  Event event;
  const char* clause;
  const char* line;
};

// 1a is Ann's, 2a Ben's.
std::vector<Case> cases() {
  using K = EventKind;
  const std::uint8_t b = 1;
  const Target at{Goal::track, 28, kLeft};
  return {
      {{.kind = K::chose_for_grid, .car = b}, "MC-SET-2", "chose_for_grid 2a"},
      {{.kind = K::threw_for_grid, .car = b, .total = 11}, "MC-SET-2", "threw_for_grid 2a 11"},
      {{.kind = K::took_slot, .car = b, .number = 3, .target = {Goal::track, 58, kRight}},
       "MC-SET-1",
       "took_slot 2a 3 58R"},
      {{.kind = K::began_practice, .car = b}, "MC-PRA-2", "began_practice 2a"},
      {{.kind = K::practice_time, .car = b, .number = 8, .over = 6, .total = 11},
       "MC-PRA-5",
       "practice_time 2a 8.6/11"},
      {{.kind = K::practice_out, .car = b}, "MC-PRA-8", "practice_out 2a"},
      {{.kind = K::practice_wasted, .car = b}, "MC-PRA-7", "practice_wasted 2a"},
      {{.kind = K::threw_off, .car = b, .total = 9}, "MC-PRA-9", "threw_off 2a 9"},
      {{.kind = K::round_began, .number = 4}, "MC-ORD-2", "round_began 4"},
      {{.kind = K::threw, .car = b, .total = 9, .thrown = Throw::two}, "MC-DIC-3", "threw 2a NN 9"},
      {{.kind = K::too_many_dice, .car = b, .thrown = Throw::three},
       "MC-COL-3",
       "too_many_dice 2a NNS"},
      {{.kind = K::objected, .car = b, .number = 0}, "MC-COL-4", "objected 2a 0"},
      {{.kind = K::moved, .car = b, .number = 7, .target = at}, "MC-MOV-1", "moved 2a 28L 7"},
      {{.kind = K::stayed, .car = b}, "MC-STA-3", "stayed 2a"},
      {{.kind = K::took_tow, .car = b, .target = at}, "MC-SLP-3", "took_tow 2a 28L"},
      {{.kind = K::went_to_side, .car = b, .target = {Goal::side, 28, kLeft}},
       "MC-TMP-1",
       "went_to_side 2a X28L"},
      {{.kind = K::went_out, .car = b, .target = {Goal::lane, 5, 0}}, "MC-PRM-2", "went_out 2a P5"},
      {{.kind = K::was_passed, .car = b, .other = 0, .number = 1},
       "MC-TMP-2",
       "was_passed 2a 1a 1"},
      {{.kind = K::was_passed, .car = b, .other = 0, .number = 2},
       "MC-TMP-2",
       "was_passed 2a 1a 2"},
      {{.kind = K::returned, .car = b, .target = at}, "MC-TMP-5", "returned 2a 28L"},
      {{.kind = K::entered_pit_lane, .car = b, .target = {Goal::lane, 54, 0}},
       "MC-PIT-3",
       "entered_pit_lane 2a P54"},
      {{.kind = K::entered_pit, .car = b, .target = {Goal::pit, 56, 0}},
       "MC-PIT-9",
       "entered_pit 2a B56"},
      {{.kind = K::service_failed, .car = b}, "MC-PIT-12", "service_failed 2a"},
      {{.kind = K::service_made, .car = b}, "MC-PIT-12", "service_made 2a"},
      {{.kind = K::completed_lap, .car = b, .number = 3}, "MC-LAP-2", "completed_lap 2a 3"},
      {{.kind = K::got_handicap, .car = b}, "MC-HCP-1", "got_handicap 2a"},
      {{.kind = K::finished, .car = b, .number = 6}, "MC-END-2", "finished 2a 6"},
      {{.kind = K::finished, .car = b, .number = 1}, "MC-END-2", "finished 2a 1"},
      {{.kind = K::flag_raised, .car = b}, "MC-END-1", "flag_raised 2a"},
      {{.kind = K::race_ended}, "MC-END-7", "race_ended"},
  };
}

Happening happening_of(const TestTable& table, const Event& event) {
  static const Board board = long_track();
  return event_table().happening({board, table.game(), table.state, event},
                                 {{"1a", "2a"}, {"0", "1"}});
}

TEST(MotorEventRows, HaveTheLineAndTheClauseOfEachEvent) {
  TestTable table;
  table.add_car("28R");
  table.add_car("28L");
  const std::string rules =
      for_tests::read_file(for_tests::repository() / "src/rules/motorchamp/RULES.md");
  std::set<EventKind> seen;
  for (const Case& c : cases()) {
    SCOPED_TRACE(c.line);
    seen.insert(c.event.kind);
    const Happening happening = happening_of(table, c.event);
    EXPECT_EQ(happening.line, c.line);
    EXPECT_TRUE(happening.line.starts_with(happening.kind));
    EXPECT_EQ(happening.clause, c.clause);
    EXPECT_TRUE(for_tests::has_clause(rules, c.clause));
  }
  EXPECT_EQ(seen.size(), event_table().rows().size()) << "every kind has its case above";
}

// What a car threw, what it had to beat, and the clause of why it is out.
TEST(MotorEventRows, SayWhyACarIsOut) {
  struct Out {
    Cause cause;
    const char* clause;
  };
  const Out outs[] = {{Cause::limit, "MC-LIM-4"},
                      {Cause::road, "MC-BLK-6"},
                      {Cause::no_side, "MC-SID-1"},
                      {Cause::dice, "MC-COL-3"}};
  TestTable table;
  table.add_car("28R");
  const std::string rules =
      for_tests::read_file(for_tests::repository() / "src/rules/motorchamp/RULES.md");
  for (const Out& c : outs) {
    SCOPED_TRACE(c.clause);
    const Happening out = happening_of(table, {.kind = EventKind::went_out,
                                               .total = 11,
                                               .thrown = Throw::two,
                                               .faces = {6, 5, 0},
                                               .bounds = {c.cause, 9, 11, 2},
                                               .target = {Goal::track, 28, kRight}});
    EXPECT_EQ(out.line, "went_out 1a 28R");
    EXPECT_EQ(out.weight, Weight::incident);
    EXPECT_EQ(out.car, 0);
    EXPECT_THAT(out.field("faces")->faces, ElementsAre(6, 5));
    EXPECT_EQ(out.field("total")->number, 11);
    EXPECT_EQ(out.field("limit")->number, 9);
    EXPECT_EQ(out.field("over")->number, 2);
    EXPECT_EQ(out.field("cause_clause")->text, c.clause);
    EXPECT_TRUE(for_tests::has_clause(rules, c.clause));
  }
}

}  // namespace
}  // namespace chicane::motorchamp
