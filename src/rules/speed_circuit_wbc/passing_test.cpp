#include "rules/speed_circuit_wbc/passing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

using ::testing::ElementsAre;

struct Case {
  const char* rule;
  const char* from;
  Speed speed;
  std::vector<std::string> others;
  const char* through;
  std::optional<Why> want;
  std::function<void(TestTable&)> change = [](TestTable&) {};
  Options options = {};
};

void expect_passes(const std::vector<Case>& cases, const Board& board) {
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table(c.options, board);
    table.add_car(c.from, c.speed);
    for (const std::string& other : c.others) table.add_car(other);
    table.put_at_wheel(0, c.speed);
    c.change(table);
    const int step = table.step_to(c.through);
    const Reason why = refuse_pass(table.game(), table.state, step);
    EXPECT_EQ(why, c.want) << reason_name(why);
    const std::vector<Decision> legal = table.legal(0);
    EXPECT_EQ(std::count(legal.begin(), legal.end(), pass(step)), c.want ? 0 : 1)
        << "as it is listed";
  }
}

std::function<void(TestTable&)> bonus(int spaces) {
  return [=](TestTable& table) { table.state.move.bonus = static_cast<std::uint8_t>(spaces); };
}

TEST(Pass, NeedsAnOccupiedNeighbourTwoSpacesAndAWayOut) {
  expect_passes(
      {
          {"WBC-2.10a", "I5", 40_mph, {"I6"}, "I6", std::nullopt},
          {"WBC-2.10a to the other lane", "I5", 40_mph, {"O6"}, "O6", std::nullopt},
          {"WBC-2.10a nobody is there", "I5", 40_mph, {"O6"}, "I6", Why::pass_space_free},
          {"SC-3.4 not ahead", "I5", 40_mph, {"I7"}, "I7", Why::step_not_forward},
          {"WBC-2.10a one space is too little",
           "I5",
           20_mph,
           {"I6"},
           "I6",
           Why::pass_without_two_spaces},
          {"WBC-2.10a one is left",
           "I5",
           40_mph,
           {"I6"},
           "I6",
           Why::pass_without_two_spaces,
           [](TestTable& t) { t.state.move.path_length = 1; }},
          {"WBC-2.10a one way beyond is enough", "I5", 40_mph, {"I6", "I7"}, "I6", std::nullopt},
          {"WBC-2.10a the row beyond is full",
           "I5",
           40_mph,
           {"I6", "I7", "O7"},
           "I6",
           Why::pass_without_way_out},
          {"WBC-2.10a further passes lead out",
           "I5",
           60_mph,
           {"I6", "I7", "O7"},
           "I6",
           std::nullopt},
          {"WBC-2.10a or do not",
           "I5",
           60_mph,
           {"I6", "I7", "O7", "I8", "O8"},
           "I6",
           Why::pass_without_way_out},
          {"WBC-2.11c from a strip", "X5", 40_mph, {"I6"}, "I6", Why::pass_on_strip},
          {"WBC-2.11c into a strip", "X5", 40_mph, {"X6"}, "X6", Why::pass_on_strip},
      },
      two_lanes());
}

// K1 lies in rows 18-19.
TEST(Pass, WithBonusSpacesMayNotLeadIntoACornerThatWasNotTouched) {
  const Options no{.pass_counts_slip = PassCountsSlip::no};
  expect_passes(
      {
          {"W14 bonus spaces are movement", "I5", 20_mph, {"I6"}, "I6", std::nullopt, bonus(1)},
          {"W14 also if nothing else is", "I5", 0_mph, {"I6"}, "I6", std::nullopt, bonus(2)},
          {"W14 or are not",
           "I5",
           20_mph,
           {"I6"},
           "I6",
           Why::pass_without_two_spaces,
           bonus(2),
           no},
          {"W14 what the speed gives still is",
           "I5",
           40_mph,
           {"I6"},
           "I6",
           std::nullopt,
           bonus(1),
           no},
          {"W14 the way out too",
           "I5",
           40_mph,
           {"I6", "I7", "O7"},
           "I6",
           Why::pass_without_way_out,
           bonus(1),
           no},
          {"W14 by the default a bonus space leads out",
           "I5",
           40_mph,
           {"I6", "I7", "O7"},
           "I6",
           std::nullopt,
           bonus(1)},
          {"W35 the way out lies in the corner",
           "I16",
           20_mph,
           {"I17"},
           "I17",
           Why::pass_without_way_out,
           bonus(1)},
          {"W35 not for a space of the speed", "I16", 40_mph, {"I17"}, "I17", std::nullopt},
          {"SC-7.2 the space passed through lies in it",
           "I17",
           0_mph,
           {"I18"},
           "I18",
           Why::pass_without_way_out,
           bonus(2)},
          {"SC-7.2 the corner has been touched by then",
           "I17",
           20_mph,
           {"I18"},
           "I18",
           std::nullopt,
           bonus(1)},
          {"SC-7.2 the corner where the move began",
           "I18",
           0_mph,
           {"I19"},
           "I19",
           std::nullopt,
           bonus(2)},
      },
      two_lanes());
}

// K1 rows 10-14: 20 inside, 40 outside.
Board slow_corner() {
  Board board = chicane::for_tests::ring(30, {"I", "O"});
  chicane::for_tests::post(board, "K1", {"I10", "I11", "I12", "I13", "I14"}, 20);
  chicane::for_tests::post(board, "K1", {"O10", "O11", "O12", "O13", "O14"}, 40);
  return with_strips(board);
}

TEST(Pass, AtARaisedSpeedIsBoundByTheCorner) {
  const auto raised = [](TestTable& table) { table.car(0).ref = 20_mph; };
  expect_passes(
      {
          {"WBC-2.5d the outside allows 40", "I10", 40_mph, {"O11"}, "O11", std::nullopt, raised},
          {"WBC-2.5d the space passed through",
           "I10",
           40_mph,
           {"I11"},
           "I11",
           Why::pass_without_way_out,
           raised},
          {"WBC-2.5d not raised", "I10", 40_mph, {"I11"}, "I11", std::nullopt},
          {"WBC-2.5d the way out",
           "I10",
           40_mph,
           {"O11", "O12"},
           "O11",
           Why::pass_without_way_out,
           raised},
          {"WBC-2.5d not raised", "I10", 40_mph, {"O11", "O12"}, "O11", std::nullopt},
      },
      slow_corner());
}

// A car that has raised its speed in K3 by the green line, now on I31; O32 is held.
TEST(Pass, MayNotGiveUpALineThatIsNeeded) {
  TestTable table;
  Car& car = table.add_car("I30", 60_mph);
  join_line(car.passage, {LineId{1}, 1, 0, false});
  enter_corner(table.course(), car.passage, car.at, 60_mph);
  table.add_car("O32");
  table.put_at_wheel(0, 100_mph);
  table.drive_over({"I31"});
  EXPECT_EQ(refuse_pass(table.game(), table.state, table.step_to("O32")), Why::pass_gives_up_line)
      << "WBC-2.5d, WBC-2.10g";
  // Not raised, it may give up the line and pay for it.
  table.car(0).ref = 100_mph;
  table.state.move.raised_on_line = false;
  EXPECT_EQ(refuse_pass(table.game(), table.state, table.step_to("O32")), std::nullopt);
}

// The green line would carry 100 through I31, but the attempt loses it.
TEST(Pass, FindsNoWayOutByALine) {
  TestTable table;
  Car& car = table.add_car("I30", 60_mph);
  join_line(car.passage, {LineId{1}, 1, 0, false});
  table.add_car("I31");
  table.put_at_wheel(0, 100_mph);
  EXPECT_EQ(refuse_pass(table.game(), table.state, table.step_to("I31")), Why::pass_without_way_out)
      << "WBC-2.5d, WBC-2.10g";
  table.car(0).ref = 100_mph;
  EXPECT_EQ(refuse_pass(table.game(), table.state, table.step_to("I31")), std::nullopt);
}

TEST(StoppingPlaces, AreTheNearestFreeOnesOfTheRow) {
  struct Row {
    const char* rule;
    const char* at;
    std::vector<std::string> others;
    std::vector<int> want;
  };
  const Row rows[] = {
      {"WBC-2.10f one beside", "I5", {"I5"}, {1}},
      {"WBC-2.10f two equally near", "M5", {"M5"}, {0, 2}},
      {"WBC-2.10f one of them is taken", "M5", {"M5", "I5"}, {2}},
      {"WBC-2.10f further off", "I5", {"I5", "M5", "N5"}, {3}},
      {"WBC-2.10f the nearer one", "N5", {"N5", "O5"}, {1}},
      {"WBC-2.10f both neighbours are taken", "M5", {"M5", "I5", "N5"}, {3}},
      {"W13 a full row", "M5", {"I5", "M5", "N5", "O5"}, {}},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.rule);
    for (const BlockedRow blocked : {BlockedRow::full_row, BlockedRow::occupied_space}) {
      TestTable table({.blocked_row = blocked}, four_lanes());
      table.add_car(row.at);
      for (const std::string& other : row.others) table.add_car(other);
      table.put_at_wheel(0, 40_mph);
      const InlineVector<std::uint8_t, 2> places = stopping_places(table.game(), table.state);
      const std::vector<int> found(places.begin(), places.end());
      EXPECT_EQ(found, blocked == BlockedRow::full_row ? row.want : std::vector<int>{}) << "W13";
    }
  }
}

// --- Passes of a move --------------------------------------------------------------------------

// Car 0 drives and comes to I5; the others stand ahead, laps behind it, so that they move later.
void come_up(TestTable& table, const std::vector<std::string>& ahead, int plot = 80) {
  table.add_car("I4", 80_mph).progress = 44;
  std::vector<int> plots = {plot};
  for (const std::string& place : ahead) {
    table.add_car(place, 20_mph);
    plots.push_back(20);
  }
  table.plot_all(plots);
  table.drive_over({"I5"});
}

TEST(Pass, SucceedsUpToFiveAndFailsBeyond) {
  struct Row {
    const char* rule;
    int total;
    bool is_through;
    int wear;  // Of both, afterwards.
  };
  const Row rows[] = {
      {"WBC-3.8a", 5, true, 4},
      {"WBC-3.8b", 6, false, 4},
      {"WBC-3.8b", 9, false, 4},
      {"WBC-3.8c contact", 10, false, 2},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(std::string(row.rule) + " " + std::to_string(row.total));
    TestTable table;
    come_up(table, {"I6"});
    table.pass_through("I6");
    table.roll_for(row.total / 2, row.total - row.total / 2);
    EXPECT_EQ(table.car(0).wear, row.wear) << "WBC-2.10d";
    EXPECT_EQ(table.car(1).wear, row.wear);
    if (row.is_through) {
      EXPECT_EQ(table.place(table.car(0)), "I6");
      EXPECT_TRUE(table.state.move.is_passing);
      table.drive_over({"I7", "I8"});
      table.take(0, end_move());
      EXPECT_EQ(table.car(0).speed, 80_mph);
    } else {
      EXPECT_EQ(table.place(table.car(0)), "I5") << "WBC-2.10c";
      EXPECT_EQ(table.car(0).speed, 20_mph) << "20 for each space moved";
    }
    EXPECT_EQ(table.wheel(), 1) << "the move is over";
  }
}

TEST(Pass, OfAChainIsHarderByTwoForEachBefore) {
  TestTable table({}, two_lanes());
  come_up(table, {"I6", "I7", "O7"});
  table.pass_through("I6");
  table.roll_for(1, 1);
  table.pass_through("I7");
  table.roll_for(1, 2);
  EXPECT_EQ(table.log.events[table.log.events.size() - 2].kind, EventKind::threw);
  EXPECT_EQ(table.log.events[table.log.events.size() - 2].thrown.modifier, 2) << "WBC-2.10e";
  EXPECT_EQ(table.happened().back(), EventKind::passed) << "3 and 2 make 5";
}

TEST(Pass, AfterAFreeStepIsNoChainUnlessTheWholeMoveCounts) {
  for (const PassChain chain : {PassChain::consecutive, PassChain::same_move}) {
    TestTable table({.pass_chain = chain}, two_lanes());
    table.add_car("I4", 120_mph).progress = 44;
    table.add_car("I5", 20_mph);
    table.add_car("I7", 20_mph);
    table.plot_all({120, 20, 20});
    table.pass_through("I5");
    table.roll_for(1, 1);
    table.drive_over({"I6"});
    table.pass_through("I7");
    table.roll_for(2, 3);
    EXPECT_EQ(table.log.events.back().kind,
              chain == PassChain::consecutive ? EventKind::passed : EventKind::drove)
        << "W12";
    EXPECT_EQ(table.state.move.is_passing, chain == PassChain::consecutive);
  }
}

// WBC-2.10f: row 6 decides where a chain that fails before I7 leaves the car.
TEST(Pass, ThatFailsInAChainPutsTheCarBesideOrOffTrack) {
  struct Row {
    const char* rule;
    std::vector<std::string> ahead;
    BlockedRow blocked;
    const char* place;
    int speed;
  };
  const Row rows[] = {
      {"WBC-2.10f a free space of the row", {"I6", "I7"}, BlockedRow::full_row, "O6", 40},
      {"WBC-2.10f the row is full: off track", {"I6", "I7", "O6"}, BlockedRow::full_row, "X6", 20},
      {"W13 or always off track", {"I6", "I7"}, BlockedRow::occupied_space, "X6", 20},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.rule);
    TestTable table({.blocked_row = row.blocked}, two_lanes());
    come_up(table, row.ahead);
    table.pass_through("I6");
    table.roll_for(1, 1);
    table.pass_through("I7");
    table.roll_for(3, 3);
    EXPECT_EQ(table.place(table.car(0)), row.place);
    EXPECT_EQ(table.car(0).speed.mph(), row.speed) << "WBC-2.11b";
    EXPECT_EQ(table.car(0).progress, 46);
    EXPECT_NE(table.wheel(), 0) << "the move is over";
  }
}

TEST(Pass, ThatFailsBetweenTwoFreeSpacesAsksWhere) {
  TestTable table({}, four_lanes());
  table.add_car("M4", 80_mph).progress = 24;
  table.add_car("M5", 20_mph);
  table.add_car("M6", 20_mph);
  table.plot_all({80, 20, 20});
  table.pass_through("M5");
  table.roll_for(1, 1);
  table.pass_through("M6");
  table.roll_for(3, 3);
  EXPECT_EQ(table.state.phase, Phase::place);
  EXPECT_THAT(table.legal(0), ElementsAre(place(0), place(2)));
  table.take(0, place(2));
  EXPECT_EQ(table.place(table.car(0)), "N5");
  EXPECT_EQ(table.car(0).speed, 20_mph);
}

// R8: what counts for the start is the first move.
TEST(Pass, ThatFailsLeavesACarStartingUnlessItHasMoved) {
  for (const bool has_moved : {false, true}) {
    TestTable table({}, two_lanes());
    Car& car = table.add_car("I4");
    car.progress = 24;
    car.starting = true;
    for (const char* place : {"I5", "O5", "I6", "O6"}) table.add_car(place, 20_mph);
    table.plot_all({60, 20, 20, 20, 20});
    table.pass_through("I5");
    table.roll_for(has_moved ? 1 : 4, has_moved ? 1 : 4);
    if (has_moved) {
      table.pass_through("I6");
      table.roll_for(3, 3);
    }
    EXPECT_EQ(table.place(table.car(0)), has_moved ? "X5" : "I4");
    EXPECT_EQ(table.car(0).speed, 0_mph);
    EXPECT_EQ(table.car(0).starting, !has_moved);
  }
}

// W19: from the middle lane of a full row a die says which side.
TEST(Pass, ThatFailsInTheMiddleThrowsForTheSide) {
  for (const int face : {3, 4}) {
    TestTable table;
    table.add_car("M4", 80_mph).progress = 44;
    for (const char* place : {"M5", "I5", "O5", "M6"}) table.add_car(place, 20_mph);
    table.plot_all({80, 20, 20, 20, 20});
    table.pass_through("M5");
    table.roll_for(1, 1);
    table.pass_through("M6");
    table.roll_for(3, 3);
    EXPECT_EQ(table.state.phase, Phase::side);
    table.throw_die(face);
    EXPECT_EQ(table.place(table.car(0)), face == 3 ? "X5" : "Y5");
    EXPECT_EQ(table.car(0).speed, 0_mph) << "half of 20";
  }
}

// Interaction 11
TEST(Contact, ThatCannotBePaidSpinsWhereACarStands) {
  TestTable table;
  come_up(table, {"I6"});
  table.car(0).wear = 1;
  table.car(1).wear = 1;
  table.pass_through("I6");
  table.roll_for(5, 5);
  EXPECT_TRUE(table.car(0).spun);
  EXPECT_EQ(table.place(table.car(0)), "I5");
  EXPECT_EQ(table.car(0).wear, 0);
  EXPECT_TRUE(table.car(1).spun);
  EXPECT_EQ(table.place(table.car(1)), "I6");
  EXPECT_EQ(table.car(1).ref, 20_mph) << "stays what it was";
  EXPECT_TRUE(table.car(1).gives_no_slip);
  EXPECT_EQ(table.state.turn, 1) << "it has lost its move, nobody else is left";
}

TEST(Contact, DoesNotUndoAMoveAlreadyMade) {
  TestTable table;
  table.add_car("I4", 80_mph);
  table.add_car("I5", 20_mph).wear = 0;
  table.plot_all({80, 20});
  table.drive_over({"I6"});
  table.take(1, end_move());
  table.drive_over({"I5"});
  table.pass_through("I6");
  table.roll_for(6, 6);
  EXPECT_TRUE(table.car(1).spun);
  EXPECT_FALSE(table.car(1).gives_no_slip);
  EXPECT_EQ(table.place(table.car(1)), "I6");
}

// WBC-2.10g, SC-6.4a: 80 through I11 by the red line, then a pass.
TEST(Pass, LosesTheLineAndPaysForItBeforeTheRoll) {
  TestTable table;
  Car& car = table.add_car("M10", 80_mph);
  car.progress = 50;
  join_line(car.passage, {LineId{0}, 1, 0, false});
  table.add_car("I12", 20_mph);
  table.plot_all({80, 20});
  table.drive_over({"I11"});
  EXPECT_EQ(table.state.phase, Phase::move) << "by the line I11 allows 80";
  table.pass_through("I12");
  EXPECT_EQ(table.state.phase, Phase::corner_option);
  EXPECT_TRUE(table.state.move.due_for_line);
  table.take(0, corner({.wear = 1}));
  EXPECT_EQ(table.state.test, TableTest::pass);
  EXPECT_EQ(table.car(0).passage.line_count, 0);
  EXPECT_TRUE(table.state.move.no_line);
  table.roll_for(1, 1);
  EXPECT_EQ(table.state.phase, Phase::move) << "what is paid covers I12 too";
}

// Interaction 7: the space where it would spin is held, so it stands on the last free one before.
TEST(Pass, ThatLeadsIntoASpinEndsOnTheNearestFreeSpaceBehind) {
  TestTable table;
  table.add_car("I9", 120_mph).progress = 49;
  table.add_car("I11", 20_mph);
  table.plot_all({120, 20});
  table.drive_over({"I10"});
  table.pass_through("I11");
  table.roll_for(1, 1);
  table.take(0, corner({.wear = 2, .die = true}));
  table.roll_for(3, 4);
  EXPECT_TRUE(table.car(0).spun);
  EXPECT_EQ(table.place(table.car(0)), "I10");
  EXPECT_EQ(table.car(0).progress, 50);
}

// W11
TEST(Pass, ThatFailsMayBeChargedAsBraking) {
  TestTable table({.failed_pass_braking = FailedPassBraking::chart});
  come_up(table, {"I6"});
  table.pass_through("I6");
  table.roll_for(3, 3);
  ASSERT_EQ(table.state.phase, Phase::brake_option);
  EXPECT_EQ(table.state.move.over, 60_mph) << "from 80 to 20";
  table.take(0, brake({.wear = 2, .die = true}));
  table.roll_for(1, 1);
  EXPECT_EQ(table.car(0).wear, 2);
  EXPECT_EQ(table.car(0).speed, 20_mph);
  EXPECT_EQ(table.wheel(), 1);
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
