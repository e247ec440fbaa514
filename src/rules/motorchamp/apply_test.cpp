#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "rules/motorchamp/classification.h"
#include "rules/motorchamp/game_for_tests.h"

namespace chicane::motorchamp {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;

// --- Laps --------------------------------------------------------------------------------------

TEST(Laps, CountAtEveryCrossingButTheFirst) {
  TestTable table;
  Car& car = table.add_car("58R");
  car.laps = -1;
  car.start_phase = true;
  table.turn(0, Throw::one, {4});
  table.play_to("2L");
  EXPECT_EQ(car.laps, 0) << "MC-LAP-2";
  EXPECT_TRUE(car.start_phase) << "MC-STA-4 the area ends after row 11";
  EXPECT_THAT(table.happened(), Not(Contains(EventKind::completed_lap)));
  car.row = 8;
  table.turn(0, Throw::one, {3});
  table.play_to("11R");
  EXPECT_TRUE(car.start_phase) << "MC-STA-4 its last row";
  table.turn(0, Throw::one, {1});
  table.play_to("12R");
  EXPECT_FALSE(car.start_phase);
  car.row = 58;
  table.turn(0, Throw::three, {1, 1, 1});
  table.play_to("1R");
  EXPECT_EQ(car.laps, 1);
  EXPECT_FALSE(car.start_phase) << "MC-STA-5";
  EXPECT_THAT(table.happened(), Contains(EventKind::completed_lap));
}

TEST(Laps, EndWithTheFlagForEverybody) {
  TestTable table;
  table.add_car("58R").laps = 5;
  table.add_car("57R").laps = 3;
  table.turn(0, Throw::three, {1, 1, 1});
  table.play_to("FIN");
  EXPECT_TRUE(table.state.flag) << "MC-END-1";
  EXPECT_EQ(table.car(0).laps, 6);
  table.turn(1, Throw::three, {1, 1, 1});
  table.play_to("FIN");
  EXPECT_EQ(table.car(1).laps, 4) << "MC-END-2";
  EXPECT_EQ(table.state.phase, Phase::over) << "MC-END-7";
  EXPECT_LT(table.car(0).sequence, table.car(1).sequence);
}

// R2
TEST(Laps, EndForACarOnTheGridToo) {
  TestTable table;
  Car& car = table.add_car("59R");
  car.laps = -1;
  car.start_phase = true;
  table.state.flag = true;
  table.turn(0, Throw::one, {4});
  table.play_to("FIN");
  EXPECT_EQ(table.at(0), "FIN");
  EXPECT_EQ(table.car(0).laps, 0);
}

TEST(Handicap, ComesWithTheFourthLapOnTheTrack) {
  struct Case {
    const char* rule;
    const char* from;
    const char* to;
    int laps;
    bool pit_flap;
    Allowed pit_stops;
    bool want;
  };
  const Case cases[] = {
      {"MC-HCP-1", "58R", "1R", 3, false, Allowed::yes, true},
      {"MC-HCP-1 with the yellow flap", "58R", "1R", 3, true, Allowed::yes, false},
      {"MC-HCP-1 a lap sooner", "58R", "1R", 2, false, Allowed::yes, false},
      {"MC-PLY-8", "58R", "1R", 3, false, Allowed::no, false},
      {"IX-11 in the pit lane", "P58", "P1", 3, false, Allowed::yes, false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table({.pit_stops = c.pit_stops});
    Car& car = table.add_car(c.from);
    car.laps = static_cast<std::int8_t>(c.laps);
    car.pit_flap = c.pit_flap;
    car.team = 10;
    table.plays(0, Throw::one, {3});
    table.play_to(c.to);
    EXPECT_EQ(car.handicap, c.want);
    EXPECT_EQ(car.laps, c.laps + 1);
  }
}

// MC-PIT-12, MC-HCP-5
TEST(Service, GivesTheYellowFlapAndTakesTheRed) {
  TestTable table;
  Car& car = table.add_car("B0");
  car.pit_flap = false;
  car.handicap = true;
  car.laps = 4;
  table.turn(0, Throw::two, {1, 2});
  table.play_to("FAIL");
  EXPECT_FALSE(car.pit_flap);
  table.turn(0, Throw::two, {1, 5});
  table.play_to("P1");
  EXPECT_TRUE(car.pit_flap);
  EXPECT_FALSE(car.handicap);
  EXPECT_EQ(table.at(0), "P1");
  EXPECT_THAT(table.happened(),
              ElementsAre(EventKind::threw, EventKind::service_failed, EventKind::threw,
                          EventKind::service_made, EventKind::moved));
}

// MC-PRM-1, MC-LIM-3, MC-BLK-5  What a throw had to beat, by how much it did not, and why.
TEST(Out, SaysWhatWasThrownAgainstWhat) {
  struct Case {
    const char* what;
    int limit;                        // Of the square; kNoLimit: none.
    std::vector<const char*> others;  // Cars on the road.
    std::vector<int> faces;
    const char* play;
    EventKind kind;
    Cause cause;
    int road;
    int over;
  };
  const Case cases[] = {
      {"one over the limit", 9, {}, {6, 4}, "X30R", EventKind::went_to_side, Cause::limit, 10, 1},
      {"two over the limit", 9, {}, {6, 5}, "OUT", EventKind::went_out, Cause::limit, 11, 2},
      {"one over the road",
       kNoLimit,
       {"25R", "25L"},
       {3, 2},
       "X24R",
       EventKind::went_to_side,
       Cause::road,
       4,
       1},
      {"two over the road",
       kNoLimit,
       {"25R", "25L"},
       {3, 3},
       "OUT",
       EventKind::went_out,
       Cause::road,
       4,
       2},
      {"the tighter one",
       3,
       {"25R", "25L"},
       {4, 2},
       "OUT",
       EventKind::went_out,
       Cause::limit,
       4,
       3},
      {"no place beside the road",
       kNoLimit,
       {"25R", "25L", "X24R", "X24L"},
       {3, 2},
       "OUT",
       EventKind::went_out,
       Cause::no_side,
       4,
       1},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.what);
    TestTable table;
    table.add_car("20R");
    for (const char* other : c.others) table.add_car(other);
    table.track().rows[20].limit[kRight] = static_cast<std::uint8_t>(c.limit);
    table.turn(0, Throw::two, c.faces);
    table.play_to(c.play);
    const auto found = std::find_if(table.log.events.begin(), table.log.events.end(),
                                    [&](const Event& event) { return event.kind == c.kind; });
    ASSERT_NE(found, table.log.events.end());
    EXPECT_EQ(found->bounds.cause, c.cause);
    EXPECT_EQ(found->bounds.limit, c.limit == kNoLimit ? 0 : c.limit);
    EXPECT_EQ(found->bounds.road, c.road);
    EXPECT_EQ(found->bounds.over, c.over);
    EXPECT_EQ(found->total, c.faces[0] + c.faces[1]);
    EXPECT_THAT(found->faces, ElementsAre(c.faces[0], c.faces[1], 0));
  }
}

// MC-COL-3
TEST(Out, SaysThatThereWereTooManyDice) {
  Options options;
  options.faults = Faults::punish;
  TestTable table(options);
  table.add_car("20R");
  table.add_car("40R");
  table.track().rows[20].dice[kRight] = 1;
  table.turn(0, Throw::two, {1, 2});
  table.take(seat_at(1), waive());
  const Event& out = table.log.events.back();
  EXPECT_EQ(out.kind, EventKind::went_out);
  EXPECT_EQ(out.bounds.cause, Cause::dice);
  EXPECT_EQ(out.thrown, Throw::two);
}

// MC-STA-3, MC-PIT-10  What cannot be driven is lost, and told.
TEST(Moves, SayHowManyPointsAreLost) {
  TestTable table;
  Car& car = table.add_car("58R");
  car.laps = -1;
  car.start_phase = true;
  table.add_car("1R");
  table.add_car("1L");
  table.turn(0, Throw::one, {5});
  table.play_to("0R");
  const Event& moved = table.log.events.back();
  EXPECT_EQ(moved.kind, EventKind::moved);
  EXPECT_EQ(moved.number, 2);
  EXPECT_EQ(moved.over, 3);
}

// IX-03
TEST(Out, HasNotMoved) {
  TestTable table;
  table.add_car("58R");
  table.add_car("X59L");
  table.track().rows[58].limit[kRight] = 2;
  table.turn(0, Throw::three, {2, 1, 1});
  table.play_to("OUT");
  EXPECT_EQ(table.car(0).laps, 2);
  EXPECT_EQ(table.car(0).row, 58);
  EXPECT_EQ(table.car(1).passes, 0);
}

// IX-03, IX-05
TEST(Side, IsReachedByDriving) {
  TestTable table;
  table.add_car("58R");
  table.add_car("X59L");
  table.track().rows[58].limit[kRight] = 2;
  table.turn(0, Throw::three, {1, 1, 1});
  table.play_to("X1L");
  EXPECT_EQ(table.at(0), "X1L");
  EXPECT_EQ(table.car(0).laps, 3);
  EXPECT_EQ(table.car(1).passes, 1);
}

// --- Sequence ----------------------------------------------------------------------------------

// Every trip to the side takes a number, and a long race has more of them than a byte holds: the
// order of those who are out or home must not suffer.
TEST(Sequence, IsNotLostWhenNumbersRunOut) {
  TestTable table;
  table.add_car("20R");
  table.add_car("58R").laps = 5;
  table.add_car("57R").laps = 4;
  Car& first = table.add_car("0R");
  first.where = Where::finished;
  first.laps = 6;
  first.sequence = 250;
  Car& gone = table.add_car("0R");
  gone.where = Where::out;
  gone.laps = 5;
  gone.row = 30;
  gone.sequence = 3;
  table.state.sequence = 250;
  table.track().rows[20].limit[kRight] = 2;
  for (int trip = 0; trip < 30; ++trip) {
    table.car(0).where = Where::track;
    table.car(0).row = 20;
    table.car(0).lane = kRight;
    table.turn(0, Throw::three, {1, 1, 1});
    table.play_to("X23R");
  }
  table.state.flag = true;
  table.turn(1, Throw::three, {1, 1, 1});
  table.play_to("FIN");
  table.turn(2, Throw::three, {1, 1, 1});
  table.play_to("FIN");
  EXPECT_LT(table.car(4).sequence, table.car(3).sequence);
  EXPECT_LT(table.car(3).sequence, table.car(0).sequence);
  EXPECT_LT(table.car(0).sequence, table.car(1).sequence);
  EXPECT_LT(table.car(1).sequence, table.car(2).sequence);
  EXPECT_EQ(table.state.sequence, table.car(2).sequence);
  std::array<std::uint8_t, kCarsMax> order{};
  ASSERT_EQ(classify(table.game(), table.state, order), 5);
  EXPECT_EQ(std::vector<int>(order.begin(), order.begin() + 5), (std::vector<int>{3, 1, 4, 2, 0}));
}

// A whole round: cars that went to the side, returned or finished are skipped (IX-14).
TEST(Round, LeavesOutCarsThatDoNotRunAnyMore) {
  TestTable table;
  table.state.is_manual = false;
  table.add_car("30R");
  table.add_car("19R");
  table.add_car("10R");
  table.add_car("X20R").passes = 1;
  begin_round(table.game(), table.state);
  EXPECT_EQ(table.state.order_count, 3) << "MC-ORD-7";
  const auto move = [&](const char* to) {
    table.take_wheel(throw_dice(Throw::three));
    table.throw_dice_for({1, 1, 1});
    table.play_to(to);
  };
  move("33R");
  EXPECT_EQ(table.state.move.car, 1);
  move("22L");
  EXPECT_EQ(table.at(3), "20R") << "MC-TMP-5";
  EXPECT_EQ(table.state.move.car, 2);
  EXPECT_EQ(table.state.round, 1);
  move("13R");
  EXPECT_EQ(table.state.round, 2) << "MC-TMP-6 it waits for the next round";
  EXPECT_EQ(table.state.order_count, 4);
  EXPECT_FALSE(table.car(3).rejoined);
}

}  // namespace
}  // namespace chicane::motorchamp
