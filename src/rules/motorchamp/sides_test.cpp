#include "rules/motorchamp/sides.h"

#include <gtest/gtest.h>

#include "rules/motorchamp/game_for_tests.h"

namespace chicane::motorchamp {
namespace {

TEST(Sides, ArePassedFromLevelOrBehindToAhead) {
  struct Case {
    const char* rule;
    int from;
    int driven;
    int track_from;
    int track_to;
    const char* side;
    bool want;
  };
  const Case cases[] = {
      {"MC-TMP-3 from behind to ahead", 18, 3, 0, 3, "X20R", true},
      {"A-10 from level to ahead", 20, 1, 0, 1, "X20R", true},
      {"A-10 to level only", 18, 2, 0, 2, "X20R", false},
      {"MC-TMP-3 it is behind already", 21, 5, 0, 5, "X20R", false},
      {"MC-TMP-3 too far", 10, 5, 0, 5, "X20R", false},
      {"MC-TMP-3 across the line", 58, 5, 0, 5, "X1L", true},
      {"nothing driven", 20, 0, 1, 0, "X20L", false},
      {"A-11 level with it in the pit lane", 50, 8, 0, 2, "X54L", false},
      {"A-11 level with it at the entrance", 50, 8, 0, 2, "X52L", true},
      {"A-11 level with it before the exit", 2, 6, 4, 6, "X5L", false},
      {"A-11 level with it from the exit on", 2, 6, 4, 6, "X6L", true},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    const Car& side = table.add_car(c.side);
    Move move{};
    move.from_row = static_cast<std::uint8_t>(c.from);
    move.driven = static_cast<std::uint8_t>(c.driven);
    move.track_from = static_cast<std::uint8_t>(c.track_from);
    move.track_to = static_cast<std::uint8_t>(c.track_to);
    EXPECT_EQ(has_passed(table.track(), move, side), c.want);
  }
}

TEST(Sides, AreLeftAfterTwoPassesWhenTheSquareIsFree) {
  TestTable table;
  Car& side = table.add_car("X20R");
  Car& other = table.add_car("20L");
  for (const int passes : {0, 1, 2}) {
    side.passes = static_cast<std::uint8_t>(passes);
    EXPECT_EQ(may_return(table.state, side), passes == 2) << passes;
  }
  other.lane = kRight;
  EXPECT_FALSE(may_return(table.state, side)) << "MC-TMP-7";
  other.where = Where::side;
  other.row = 21;
  EXPECT_TRUE(may_return(table.state, side));
  side.where = Where::track;
  EXPECT_FALSE(may_return(table.state, side)) << "it is back";
}

// Two passes, the return, and the round it waits (MC-TMP-2 to MC-TMP-6).
TEST(Sides, ArePlayedThrough) {
  TestTable table;
  table.add_car("18R");
  table.add_car("15L");
  table.add_car("X20R");
  table.turn(0, Throw::three, {1, 1, 1});
  table.play_to("21R");
  EXPECT_EQ(table.car(2).passes, 1);
  EXPECT_EQ(table.car(2).first_passer, 0);
  EXPECT_EQ(table.at(2), "X20R");
  table.turn(1, Throw::three, {2, 3, 1});
  table.play_to("21L");
  EXPECT_EQ(table.at(2), "20R");
  EXPECT_TRUE(table.car(2).rejoined);
  EXPECT_EQ(table.car(2).passes, 0);
  EXPECT_EQ(table.car(2).first_passer, kNoCar);
}

//
TEST(Sides, MayAskForTwoDifferentCars) {
  TestTable table({.pass_identity = PassIdentity::distinct});
  table.add_car("19R");
  Car& side = table.add_car("X20R");
  side.passes = 1;
  side.first_passer = 0;
  table.turn(0, Throw::three, {1, 1, 1});
  table.play_to("22R");
  EXPECT_EQ(table.at(1), "X20R");
  EXPECT_EQ(side.passes, 1);
}

//
TEST(Sides, MayHaveToBeClaimed) {
  TestTable table({.return_mode = ReturnMode::claim});
  table.add_car("19R");
  table.add_car("X20R").passes = 1;
  table.turn(0, Throw::three, {1, 1, 1});
  table.play_to("22R");
  ASSERT_EQ(table.state.phase, Phase::claim);
  const State open = table.state;
  table.take(seat_at(1), claim(false));
  EXPECT_EQ(table.at(1), "X20R");
  EXPECT_EQ(table.car(1).passes, 1) << "the next pass opens it again";
  table.state = open;
  table.take(seat_at(1), claim(true));
  EXPECT_EQ(table.at(1), "20R");
}

}  // namespace
}  // namespace chicane::motorchamp
