#include "rules/motorchamp/targets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/motorchamp/game_for_tests.h"

namespace chicane::motorchamp {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Landing, OfAnOrdinaryThrowTakesItAllOrGoesOff) {
  TestTable table;
  table.add_car("20R");
  EXPECT_THAT(table.plays(0, Throw::two, {2, 3}), ElementsAre("25R", "25L")) << "MC-MOV-4";
  table.track().rows[20].limit[kRight] = 5;
  EXPECT_THAT(table.plays(0, Throw::two, {2, 3}), ElementsAre("25R", "25L")) << "MC-LIM-2";
  EXPECT_THAT(table.plays(0, Throw::two, {3, 3}), ElementsAre("X26R", "X26L")) << "MC-LIM-3";
  EXPECT_THAT(table.plays(0, Throw::two, {3, 4}), ElementsAre("OUT")) << "MC-LIM-4";
  table.add_car("X26R");
  EXPECT_THAT(table.plays(0, Throw::two, {3, 3}), ElementsAre("X26L")) << "A-38";
  table.add_car("X26L");
  EXPECT_THAT(table.plays(0, Throw::two, {3, 3}), ElementsAre("OUT")) << "MC-SID-1";
}

TEST(Landing, OfABlockedThrowIsTheFurthestSquare) {
  TestTable table;
  table.add_car("20R");
  table.add_car("24R");
  table.add_car("24L");
  EXPECT_THAT(table.plays(0, Throw::one, {3}), ElementsAre("23R", "23L"));
  EXPECT_THAT(table.plays(0, Throw::one, {4}), ElementsAre("X23R", "X23L")) << "MC-BLK-5";
  EXPECT_THAT(table.plays(0, Throw::one, {5}), ElementsAre("OUT")) << "MC-BLK-6";
  table.car(1).row = table.car(2).row = 21;
  EXPECT_THAT(table.plays(0, Throw::one, {1}), ElementsAre("X20R")) << "A-08 its own square";
}

// MC-STR-1 to MC-STR-3
TEST(Landing, BesideTheFinishingStraightIsOnlyOnTheLeft) {
  TestTable table;
  table.add_car("50L");
  table.track().rows[50].limit[kLeft] = 2;
  EXPECT_THAT(table.plays(0, Throw::one, {3}), ElementsAre("X53L"));
  table.add_car("53L");
  EXPECT_THAT(table.plays(0, Throw::one, {3}), ElementsAre("OUT")) << "the left square is taken";
}

// MC-STA-2, MC-STA-3
TEST(Landing, InTheStartAreaIsAsFarAsItGoes) {
  TestTable table;
  Car& car = table.add_car("59R");
  car.start_phase = true;
  car.laps = -1;
  EXPECT_THAT(table.plays(0, Throw::one, {6}), ElementsAre("5R", "5L"));
  table.track().rows[59].limit[kRight] = 2;
  EXPECT_THAT(table.plays(0, Throw::one, {6}), ElementsAre("1R", "1L"));
  table.add_car("0R");
  table.add_car("0L");
  EXPECT_THAT(table.plays(0, Throw::one, {6}), ElementsAre("STAY"));
}

TEST(Landing, MayBeInThePitLane) {
  TestTable table;
  Car& car = table.add_car("50R");
  car.pit_flap = false;
  table.car(0).team = 3;
  EXPECT_THAT(table.plays(0, Throw::one, {2}), ElementsAre("52R", "52L")) << "the entrance itself";
  EXPECT_THAT(table.plays(0, Throw::one, {3}), ElementsAre("53R", "53L", "P53"));
  EXPECT_THAT(table.plays(0, Throw::two, {3, 3}), ElementsAre("56R", "56L", "P56"));
  EXPECT_THAT(table.plays(0, Throw::two, {3, 4}), ElementsAre("57R", "57L")) << "MC-PIT-3";
  car.laps = 0;
  EXPECT_THAT(table.plays(0, Throw::one, {3}), ElementsAre("53R", "53L")) << "MC-PIT-1";
  car.laps = 1;
  car.pit_flap = true;
  EXPECT_THAT(table.plays(0, Throw::one, {3}), ElementsAre("53R", "53L")) << "MC-PIT-2";
  car.pit_flap = false;
  table.options().pit_stops = Allowed::no;
  EXPECT_THAT(table.plays(0, Throw::one, {3}), ElementsAre("53R", "53L")) << "MC-PLY-8";
  table.options().pit_stops = Allowed::yes;
  const Car& ahead = table.add_car("P54");
  EXPECT_THAT(table.plays(0, Throw::one, {5}), ElementsAre("55R", "55L", "P53")) << "MC-PIT-7";
  table.car(1).row = static_cast<std::uint8_t>(ahead.row - 1);
  EXPECT_THAT(table.plays(0, Throw::one, {5}), ElementsAre("55R", "55L")) << "MC-PIT-6";
  table.car(1).where = Where::out;
  table.track().rows[50].limit[kRight] = 4;
  EXPECT_THAT(table.plays(0, Throw::one, {5}), ElementsAre("X55L")) << "A-21";
}

// IX-09
TEST(Landing, InThePitLaneReplacesABlockedThrow) {
  TestTable table;
  Car& car = table.add_car("51R");
  car.pit_flap = false;
  table.add_car("53R");
  table.add_car("53L");
  EXPECT_THAT(table.plays(0, Throw::one, {3}), ElementsAre("P54", "OUT"));
}

TEST(Landing, InTheLaneLeadsIntoTheOwnPit) {
  TestTable table;
  Car& car = table.add_car("P53");
  car.pit_flap = false;
  car.team = 3;  // B57
  EXPECT_THAT(table.plays(0, Throw::one, {2}), ElementsAre("P55")) << "MC-PIT-5 past the others";
  EXPECT_THAT(table.plays(0, Throw::one, {4}), ElementsAre("B57")) << "MC-PIT-9";
  EXPECT_THAT(table.plays(0, Throw::one, {6}), ElementsAre("B57")) << "MC-PIT-10";
  table.add_car("B57");
  EXPECT_THAT(table.plays(0, Throw::one, {6}), ElementsAre("P56")) << "A-23 it waits";
  car.row = 56;
  EXPECT_THAT(table.plays(0, Throw::one, {6}), ElementsAre("STAY"));
}

TEST(Landing, OnAShortTrackMayBeInAnyFreePit) {
  TestTable table({}, short_track());
  Car& car = table.add_car("P36");
  car.pit_flap = false;
  EXPECT_THAT(table.plays(0, Throw::one, {3}), ElementsAre("P39", "B38", "B39")) << "A-24";
  EXPECT_THAT(table.plays(0, Throw::one, {6}), ElementsAre("B0", "B1", "B38", "B39"))
      << "A-24 the last must be taken";
  table.add_car("B1");
  EXPECT_THAT(table.plays(0, Throw::one, {6}), ElementsAre("P0", "B0", "B38", "B39"));
  table.add_car("P37");
  EXPECT_THAT(table.plays(0, Throw::one, {6}), ElementsAre("STAY"));
  // R1  A pit beside it is free: it must turn in.
  table.car(0).row = 37;
  table.car(2).row = 38;
  EXPECT_THAT(table.plays(0, Throw::one, {6}), ElementsAre("B38"));
}

TEST(Landing, OfServiceNeedsFourPoints) {
  TestTable table;
  Car& car = table.add_car("B0");
  car.pit_flap = false;
  EXPECT_THAT(table.plays(0, Throw::two, {1, 2}), ElementsAre("FAIL")) << "MC-PIT-12";
  EXPECT_THAT(table.plays(0, Throw::two, {2, 2}), ElementsAre("STAY"));
  EXPECT_THAT(table.plays(0, Throw::two, {4, 2}), ElementsAre("P2", "STAY")) << "MC-PIT-13";
  EXPECT_THAT(table.plays(0, Throw::two, {3, 5}), ElementsAre("P3", "STAY"));
  EXPECT_THAT(table.plays(0, Throw::two, {4, 5}), ElementsAre("P4", "P5", "STAY")) << "A-25";
  table.add_car("P1");
  EXPECT_THAT(table.plays(0, Throw::two, {4, 5}), ElementsAre("STAY")) << "A-26";
}

TEST(Landing, OnTheWayOutIsAsFarAsItGoes) {
  TestTable table;
  table.add_car("P4");
  EXPECT_THAT(table.plays(0, Throw::one, {1}), ElementsAre("P5"));
  EXPECT_THAT(table.plays(0, Throw::one, {2}), ElementsAre("6R", "P6")) << "MC-PIT-15";
  EXPECT_THAT(table.plays(0, Throw::one, {3}), ElementsAre("7R", "7L"));
  EXPECT_THAT(table.plays(0, Throw::one, {6}), ElementsAre("10R", "10L"));
  table.add_car("7R");
  EXPECT_THAT(table.plays(0, Throw::one, {3}), ElementsAre("7L")) << "over the first exit";
  table.add_car("6R");
  EXPECT_THAT(table.plays(0, Throw::one, {6}), ElementsAre("P6")) << "MC-PIT-16";
  table.add_car("P5");
  EXPECT_THAT(table.plays(0, Throw::one, {6}), ElementsAre("STAY"));
}

// A-27  Passes count from the earliest exit that leads there.
TEST(Landing, OnTheWayOutPassesFromTheExitOn) {
  TestTable table;
  table.add_car("P4");
  table.add_car("X5L");
  table.add_car("X6L");
  table.turn(0, Throw::one, {4});
  table.play_to("8R");
  EXPECT_EQ(table.car(1).passes, 0) << "MC-TMP-4";
  EXPECT_EQ(table.car(2).passes, 1);
}

TEST(Landing, OfTheLastCrossingIsTheLine) {
  TestTable table;
  table.add_car("55R").laps = 5;
  EXPECT_THAT(table.plays(0, Throw::one, {4}), ElementsAre("59R", "59L"));
  EXPECT_THAT(table.plays(0, Throw::one, {5}), ElementsAre("FIN"));
  table.track().rows[55].limit[kRight] = 5;
  EXPECT_THAT(table.plays(0, Throw::one, {6}), ElementsAre("FIN")) << "A-30 one over";
  table.track().rows[55].limit[kRight] = 4;
  EXPECT_THAT(table.plays(0, Throw::one, {6}), ElementsAre("OUT"));
  table.track().rows[55].limit[kRight] = kNoLimit;
  table.options().finish_truncates = Allowed::no;
  EXPECT_THAT(table.plays(0, Throw::one, {6}), ElementsAre("1R", "1L"));
}

// IX-12
TEST(Landing, OfTheLastCrossingMayLeadThroughThePitLane) {
  TestTable table;
  Car& car = table.add_car("P58");
  car.laps = 5;
  car.pit_flap = false;
  car.team = 10;
  EXPECT_THAT(table.plays(0, Throw::one, {1}), ElementsAre("P59"));
  EXPECT_THAT(table.plays(0, Throw::one, {2}), ElementsAre("FIN"));
  car.pit_flap = true;
  EXPECT_THAT(table.plays(0, Throw::one, {5}), ElementsAre("FIN"));
}

// A-30  As if the race went on; it is over for the car where it lands.
TEST(Landing, OfTheLastCrossingInThePitLaneMayBeChosenBeyondTheLine) {
  TestTable table({.finish_truncates = Allowed::no}, short_track());
  Car& car = table.add_car("35R");
  car.laps = 5;
  car.pit_flap = false;
  table.add_car("X37L");
  EXPECT_THAT(table.plays(0, Throw::one, {6}), ElementsAre("1R", "1L", "B0", "B1", "B38", "B39"));
  table.play_to("B1");
  EXPECT_EQ(table.at(0), "FIN");
  EXPECT_EQ(table.car(1).passes, 0) << "MC-TMP-4";
  TestTable out({.finish_truncates = Allowed::no}, short_track());
  out.add_car("P38").laps = 5;
  EXPECT_THAT(out.plays(0, Throw::one, {4}), ElementsAre("P2"));
  out.play_to("P2");
  EXPECT_EQ(out.at(0), "FIN");
}

// --- Slipstream --------------------------------------------------------------------------------

struct TowCase {
  const char* rule;
  const char* from;
  std::vector<const char*> others;
  std::vector<int> faces;
  const char* to;
  std::vector<std::string> want;
};

TEST(Tow, IsBehindACarInTheLaneOfTheLastTwoSquares) {
  const TowCase cases[] = {
      {"MC-SLP-1", "20R", {"26R"}, {1, 2, 2}, "25R", {"28R", "28L"}},
      {"MC-SLP-1 not beside it", "20R", {"26R"}, {1, 2, 2}, "25L", {}},
      {"MC-SLP-1 not a row behind", "20R", {"27R"}, {1, 2, 2}, "25R", {}},
      {"MC-SLP-1 not a car on the side", "20R", {"X26R"}, {1, 2, 2}, "25R", {}},
      {"MC-SLP-1 only diagonal", "20R", {"26R", "24R"}, {1, 2, 2}, "25R", {}},
      {"MC-SLP-3 all three rows", "20R", {"26R", "28R", "28L"}, {1, 2, 2}, "25R", {}},
      {"MC-SLP-3 one of two", "20R", {"26R", "28R"}, {1, 2, 2}, "25R", {"28L"}},
      {"IX-08 pattern 2", "20R", {"26R", "25L"}, {1, 2, 2}, "25R", {}},
  };
  for (const TowCase& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    table.add_car(c.from);
    for (const char* other : c.others) table.add_car(other);
    table.plays(0, Throw::three, c.faces);
    table.play_to(c.to);
    EXPECT_EQ(table.tows(), c.want);
  }
}

TEST(Tow, IsTakenAgainAndAgain) {
  TestTable table;
  table.add_car("20R");
  table.add_car("26R");
  table.add_car("29L");
  table.turn(0, Throw::three, {1, 2, 2});
  table.play_to("25R");
  EXPECT_EQ(table.refusal(seat_at(0), slip(target("27L"))), Why::no_tow);
  table.slip_to("28L");
  EXPECT_THAT(table.tows(), ElementsAre("31R", "31L")) << "MC-SLP-6";
  table.slip_to("NO");
  EXPECT_EQ(table.at(0), "28L");
  EXPECT_EQ(table.state.phase, Phase::idle);
}

TEST(Tow, IsNotForEverybody) {
  TestTable table;
  Car& car = table.add_car("20R");
  Car& ahead = table.add_car("22R");
  const auto tows_after = [&](const char* to) {
    car.where = Where::track;
    car.row = 20;
    car.lane = kRight;
    table.turn(0, Throw::one, {1});
    table.play_to(to);
    return table.tows();
  };
  table.track().rows[20].dice[kRight] = 1;
  EXPECT_THAT(tows_after("21R"), ElementsAre("24R", "24L")) << "A-04 after a throw of one";
  table.options().slip_one_square = Allowed::no;
  EXPECT_THAT(tows_after("21R"), IsEmpty()) << "A-04";
  table.options().slip_one_square = Allowed::yes;
  ahead.start_phase = true;
  EXPECT_THAT(tows_after("21R"), IsEmpty()) << "MC-SLP-5";
  ahead.start_phase = false;
  car.handicap = true;
  car.pit_flap = false;
  EXPECT_THAT(tows_after("21R"), IsEmpty()) << "MC-HCP-4";
  car.handicap = false;
  car.start_phase = true;
  car.laps = 0;
  EXPECT_THAT(tows_after("21R"), ElementsAre("24R", "24L")) << "A-06";
  table.options().slip_in_start = Allowed::no;
  car.start_phase = true;
  EXPECT_THAT(tows_after("21R"), IsEmpty()) << "A-06";
}

// IX-17
TEST(Tow, IsLostWithTheRedFlap) {
  TestTable table;
  Car& car = table.add_car("58R");
  car.pit_flap = false;
  car.laps = 3;
  table.add_car("2R");
  table.turn(0, Throw::three, {1, 1, 1});
  table.play_to("1R");
  EXPECT_TRUE(table.car(0).handicap);
  EXPECT_EQ(table.car(0).laps, 4);
  EXPECT_EQ(table.state.phase, Phase::idle);
}

TEST(Tow, MayEndTheRace) {
  TestTable table;
  table.add_car("55R").laps = 5;
  table.add_car("59R");
  table.turn(0, Throw::three, {1, 1, 1});
  table.play_to("58R");
  EXPECT_THAT(table.tows(), ElementsAre("FIN"));
  table.slip_to("FIN");
  EXPECT_EQ(table.at(0), "FIN");
  EXPECT_TRUE(table.state.flag);
}

}  // namespace
}  // namespace chicane::motorchamp
