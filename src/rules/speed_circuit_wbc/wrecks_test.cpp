#include "rules/speed_circuit_wbc/wrecks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

// A move straight on from `from`, over so many spaces.
Move move_from(const TestTable& table, const char* from, int steps) {
  Move move{};
  move.from = table.space(from);
  move.from_progress = static_cast<std::int16_t>(table.course()[move.from].row);
  move.path_length = static_cast<std::uint8_t>(steps);
  return move;
}

// The car that has come from there to `at`.
Car come_to(const TestTable& table, const Move& move, const char* at) {
  Car car{};
  car.at = table.space(at);
  car.progress = static_cast<std::int16_t>(
      move.from_progress +
      rows_between(table.course()[move.from].row, table.course()[car.at].row, table.course().rows));
  return car;
}

TEST(Wreck, IsPassedByACarThatStartedInOrBehindItsRowAndEndsInOrBeyond) {
  struct Case {
    const char* rule;
    const char* from;
    const char* at;
    const char* marker;
    bool want;
  };
  const Case cases[] = {
      {"WBC-2.13b through it", "I3", "I8", "O6", true},
      {"WBC-2.13b up to its row", "I3", "I6", "O6", true},
      {"WBC-2.13b one row short", "I3", "I5", "O6", false},
      {"WBC-2.13b from its row", "I6", "I8", "O6", true},
      {"WBC-2.13b it began beyond", "I7", "I9", "O6", false},
      {"WBC-2.13b it has not moved from its row", "I6", "I6", "O6", true},
      {"WBC-2.13b across the line", "I39", "I3", "O2", true},
      {"WBC-2.13b short of it, across the line", "I39", "I1", "O2", false},
      {"WBC-2.13b far ahead", "I3", "I8", "O30", false},
      {"W23 off track", "X3", "X8", "O6", true},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    const TestTable table;
    const Move move = move_from(table, c.from, 1);
    EXPECT_EQ(passes_wreck(table.course(), come_to(table, move, c.at), move, table.space(c.marker)),
              c.want);
  }
}

// R9: put off the track behind the space where its move began.
TEST(Wreck, IsNotPassedByACarThatWasSetBackBehindItsStart) {
  const TestTable table;
  const Move move = move_from(table, "I6", 2);
  Car car{};
  car.at = table.space("X5");
  car.progress = 5;
  for (const char* marker : {"O5", "O6", "O7", "O30"})
    EXPECT_FALSE(passes_wreck(table.course(), car, move, table.space(marker))) << marker;
}

TEST(Wreck, ModifiesTheRollByDistanceAndWidth) {
  struct Case {
    const char* rule;
    Board (*board)();
    const char* from;
    int steps;
    const char* at;
    const char* marker;
    int at_least, exactly;  // By the value of W22.
  };
  const Case cases[] = {
      {"WBC-2.13c in its row, two wide", two_lanes, "I3", 3, "I6", "O6", -2, -2},
      {"WBC-2.13c two spaces beyond", two_lanes, "I3", 5, "I8", "O6", -2, -2},
      {"WBC-2.13c three spaces beyond", two_lanes, "I3", 6, "I9", "O6", -1, -1},
      {"WBC-2.13c three wide, near", tournament_track, "I3", 3, "I6", "O6", -3, -3},
      {"WBC-2.13c three wide, far", tournament_track, "I3", 6, "I9", "O6", -2, -2},
      {"WBC-2.13c the width of the crash row counts", tournament_track, "I19", 4, "I23", "O22", -2,
       -2},
      {"W22 four wide, near", four_lanes, "I3", 3, "I6", "O6", -3, -2},
      {"W22 four wide, far", four_lanes, "I3", 6, "I9", "O6", -2, -1},
      {"WBC-2.13b where a spin has left it", two_lanes, "I3", 8, "I7", "O6", -2, -2},
      {"WBC-2.13c across the line", two_lanes, "I18", 6, "I4", "O1", -1, -1},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    for (const ThreeWide wide : {ThreeWide::at_least, ThreeWide::exactly}) {
      const TestTable table({.three_wide = wide}, c.board());
      const Move move = move_from(table, c.from, c.steps);
      EXPECT_EQ(
          wreck_modifier(table.game(), come_to(table, move, c.at), move, table.space(c.marker)),
          wide == ThreeWide::at_least ? c.at_least : c.exactly);
    }
  }
}

// W21 counts spaces of the path, R4 lanes of the road: I7 covers rows 5-7.
TEST(Wreck, CountsSpacesAndLanesWhereSpacesAreLong) {
  Board board = chicane::for_tests::ring(20, {"I", "M", "O"});
  chicane::for_tests::merge(board, {"I5", "I6", "I7"});
  const TestTable table({}, with_strips(board));
  const Move move = move_from(table, "I3", 4);  // I4, I7, I8, I9.
  const Car car = come_to(table, move, "I9");
  EXPECT_EQ(wreck_modifier(table.game(), car, move, table.space("M4")), -2)
      << "three spaces beyond row 4, of three lanes";
  EXPECT_EQ(wreck_modifier(table.game(), car, move, table.space("M6")), -2)
      << "R4: I7 runs through row 6; three spaces end beyond it";
  EXPECT_EQ(wreck_modifier(table.game(), car, move, table.space("I7")), -3) << "two spaces beyond";
}

// --- Wreck rolls of a move ---------------------------------------------------------------------

// Car 0 has crashed on O6 in this turn; car 1 is on its way.
void crash_ahead(TestTable& table, const char* from, int speed) {
  table.add_car("O6").status = Status::crash;
  table.add_car(from, 80_mph);
  table.state.waiting = 0b10;
  table.take(1, plot(speed));
  table.state.markers[0] = table.space("O6");
  table.state.marker_count = 1;
}

TEST(WreckRoll, IsMadeWhenTheMoveIsOver) {
  struct Case {
    const char* rule;
    int total;
    Status status;
    bool spun;
  };
  // In its row, two wide: the dice count 2 less.
  const Case cases[] = {
      {"WBC-3.9a", 8, Status::running, false},
      {"WBC-3.9b", 9, Status::running, true},
      {"WBC-3.9b", 11, Status::running, true},
      {"WBC-3.9c", 12, Status::crash, false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(std::string(c.rule) + " " + std::to_string(c.total));
    TestTable table({}, two_lanes());
    crash_ahead(table, "I3", 60);
    table.drive_over({"I4", "I5", "I6"});
    table.take(1, end_move());
    EXPECT_EQ(table.state.test, TableTest::wreck);
    table.roll_for(c.total / 2, c.total - c.total / 2);
    EXPECT_EQ(table.car(1).status, c.status);
    EXPECT_EQ(table.car(1).spun, c.spun);
    EXPECT_EQ(table.place(table.car(1)), "I6") << "WBC-2.13d";
    EXPECT_EQ(table.state.marker_count, c.status == Status::crash ? 2 : 1);
  }
}

TEST(WreckRoll, IsNotMadeShortOfTheRow) {
  TestTable table({}, two_lanes());
  crash_ahead(table, "I3", 40);
  table.drive_over({"I4", "I5"});
  table.take(1, end_move());
  EXPECT_EQ(table.state.turn, 1);
}

TEST(WreckRoll, ComesOncePerMarkerFirstMarkerFirst) {
  TestTable table({}, two_lanes());
  crash_ahead(table, "I3", 80);
  table.state.markers[1] = table.space("O5");
  table.state.marker_count = 2;
  table.drive_over({"I4", "I5", "I6", "I7"});
  table.take(1, end_move());
  EXPECT_EQ(table.state.move.marker, 0);
  table.roll_for(5, 4);
  EXPECT_TRUE(table.car(1).spun);
  EXPECT_EQ(table.state.test, TableTest::wreck) << "also after a spin";
  EXPECT_EQ(table.state.move.marker, 1);
  table.roll_for(1, 1);
  EXPECT_EQ(table.state.turn, 1);
  EXPECT_TRUE(table.car(1).spun);
}

TEST(WreckRoll, OffTrackLeavesNoMarker) {
  TestTable table({}, two_lanes());
  crash_ahead(table, "X3", 60);
  table.drive_over({"X4", "X5", "X6"});
  table.take(1, end_move());
  table.roll_for(6, 6);
  EXPECT_EQ(table.car(1).status, Status::crash_off) << "W23";
  EXPECT_EQ(table.state.marker_count, 1);
}

TEST(WreckRoll, MarkersLieForOneTurn) {
  TestTable table({}, two_lanes());
  crash_ahead(table, "I3", 40);
  table.drive_over({"I4", "I5"});
  table.take(1, end_move());
  table.take(1, plot(40));
  table.drive_over({"I6", "I7"});
  table.take(1, end_move());
  EXPECT_EQ(table.state.turn, 2) << "W20";
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
