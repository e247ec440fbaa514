#include "rules/grand_prix_basic/game_for_tests.h"

namespace chicane::grand_prix_basic {
namespace {

// GPB-RSK-2
TEST(GrandPrixBasicApply, OneDieRisksNothing) {
  TestTable table;
  table.add_car(3);
  table.threw(0, {6});
  table.take(goal(6));
  EXPECT_EQ(table.car(0).cell, 9);
  EXPECT_EQ(table.count(EventKind::risked), 0);
  EXPECT_EQ(table.state.phase, Phase::idle);
}

// GPB-RSK-1, GPB-ACC-1  Cells 5, 6, 7 have the values 1, 2, 3.
TEST(GrandPrixBasicApply, TwoDiceRiskEveryValueEntered) {
  TestTable table;
  table.add_car(3);
  table.threw(0, {2, 4});
  table.take(goal(4));
  EXPECT_EQ(table.state.phase, Phase::risk);
  table.rolls({2});
  EXPECT_EQ(table.state.phase, Phase::risk) << "above 1 is safe";
  table.rolls({2});
  EXPECT_EQ(table.state.phase, Phase::accident) << "2 is not above 2";
  table.rolls({4});
  EXPECT_EQ(table.state.phase, Phase::risk) << "even: the go continues";
  table.rolls({4});
  EXPECT_EQ(table.car(0).cell, 7);
  EXPECT_EQ(table.car(0).status, Status::run);
  EXPECT_EQ(table.count(EventKind::risked), 3);
  EXPECT_EQ(table.count(EventKind::escaped), 1);
}

// GPB-ACC-1, GPB-ACC-2
TEST(GrandPrixBasicApply, AnOddAccidentPutsTheCarBesideTheCell) {
  TestTable table;
  table.add_car(3);
  table.threw(0, {3, 4});
  table.take(goal(7));
  table.rolls({1, 3});
  EXPECT_EQ(table.car(0).cell, 5);
  EXPECT_EQ(table.car(0).status, Status::off);
  EXPECT_EQ(table.car(0).skip, 1);
  table.go(0);
  EXPECT_EQ(table.car(0).skip, 0);
  EXPECT_EQ(table.count(EventKind::left_road), 1);
  table.threw(0, {1});
  table.take(goal(1));
  EXPECT_EQ(table.car(0).cell, 6) << "the next cell is the first entered";
  EXPECT_EQ(table.car(0).status, Status::run);
}

// GPB-OVT-1, GPB-OVT-2, GPB-OVT-6
TEST(GrandPrixBasicApply, PassingNeedsMoreThanCarsAndValue) {
  struct Row {
    const char* rule;
    int cell;
    int cars;
    int die;
    bool passes;
  };
  const Row rows[] = {
      {"one car", 10, 1, 2, true},
      {"one car, equal", 10, 1, 1, false},
      {"two cars", 10, 2, 3, true},
      {"two cars, equal", 10, 2, 2, false},
      {"a car and value 1", 12, 1, 3, true},
      {"a car and value 1, equal", 12, 1, 2, false},
      {"two cars and value 3", 7, 2, 6, true},
      {"two cars and value 3, equal", 7, 2, 5, false},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.rule);
    TestTable table;
    table.add_car(row.cell - 1);
    for (int i = 0; i < row.cars; ++i) table.add_car(row.cell);
    table.threw(0, {2});
    table.take(goal(2));
    ASSERT_EQ(table.state.phase, Phase::overtake);
    table.rolls({row.die});
    EXPECT_EQ(table.state.phase, row.passes ? Phase::idle : Phase::lost);
  }
}

TEST(GrandPrixBasicApply, CarsWhereTheGoBeginsAndEndsAreNotOvertaken) {
  TestTable table;
  table.add_car(9);
  table.add_car(9);
  table.add_car(11);
  table.threw(0, {2});
  table.take(goal(2));
  EXPECT_EQ(table.car(0).cell, 11);
  EXPECT_EQ(table.count(EventKind::overtook), 0);
}

// GPB-RSK-3
TEST(GrandPrixBasicApply, APassedCellIsNotRiskedAsWell) {
  TestTable table;
  table.add_car(11);
  table.add_car(12);
  table.threw(0, {1, 1});
  table.take(goal(2));
  table.rolls({3});
  EXPECT_EQ(table.state.phase, Phase::idle);
  EXPECT_EQ(table.count(EventKind::risked), 0);
}

// GPB-OVT-5
TEST(GrandPrixBasicApply, AStopRisksTheLostCellAlone) {
  for (const bool is_there : {false, true}) {
    TestTable table;
    table.add_car(4);
    table.add_car(6);
    table.threw(0, {3, 3});
    table.take(goal(6));
    table.rolls({6, 1});  // Cell 5 is safe, the overtaking in cell 6 is lost.
    ASSERT_EQ(table.state.phase, Phase::lost);
    table.take(stop(is_there ? 2 : 1));
    EXPECT_EQ(table.state.phase, is_there ? Phase::risk : Phase::idle);
    if (is_there) table.rolls({3});
    EXPECT_EQ(table.car(0).cell, is_there ? 6 : 5);
  }
}

// GPB-OVT-4
TEST(GrandPrixBasicApply, LuckPassesOrCostsTwoGoes) {
  for (const int die : {3, 4}) {
    TestTable table;
    table.add_car(8);
    table.add_car(10);
    table.threw(0, {4});
    table.take(goal(4));
    table.rolls({1});
    table.take(luck());
    table.rolls({die});
    EXPECT_EQ(table.car(0).cell, die == 4 ? 12 : 10);
    EXPECT_EQ(table.car(0).status, die == 4 ? Status::run : Status::off);
    EXPECT_EQ(table.car(0).skip, die == 4 ? 0 : 2);
  }
}

// GPB-LAP-2, GPB-VIC-1, GPB-VIC-3
TEST(GrandPrixBasicApply, TheLineCountsDownAndTheLastIsTheFinish) {
  TestTable table;
  table.add_car(28, 2);
  table.add_car(29, 2);
  table.threw(0, {3});
  table.take(goal(3));
  table.rolls({2});
  EXPECT_EQ(table.car(0).cell, 1);
  EXPECT_EQ(table.car(0).to_go, 1);
  EXPECT_EQ(table.count(EventKind::completed_lap), 1);
  EXPECT_EQ(table.count(EventKind::finished), 0);

  TestTable last;
  last.add_car(28, 1);
  for (int i = 0; i < 2; ++i) last.add_car(0, 1);
  last.add_car(5, 1);
  last.threw(0, {6, 2});
  last.take(goal(8));
  EXPECT_EQ(last.car(0).status, Status::finished) << "no rolls beyond the line";
  EXPECT_EQ(last.car(0).cell, 6);
  EXPECT_EQ(last.car(0).to_go, 0);
}

// 4.3  A line crossed before counts.
TEST(GrandPrixBasicApply, OffTheRoadBeyondTheLineHasCrossedIt) {
  TestTable table;
  table.add_car(29, 2);
  table.add_car(1, 2);
  table.threw(0, {4});
  table.take(goal(4));
  table.rolls({1});
  table.take(luck());
  table.rolls({1});
  EXPECT_EQ(table.car(0).cell, 1);
  EXPECT_EQ(table.car(0).to_go, 1);
  EXPECT_EQ(table.car(0).skip, 2);
}

// GPB-AUT-1, GPB-AUT-2
TEST(GrandPrixBasicApply, AnAutomaticCarDrivesByItsDieAsFarAsThereIsRoom) {
  constexpr std::array<int, 6> kCells = {4, 4, 5, 5, 6, 6};
  for (int face = 1; face <= 6; ++face) {
    TestTable table;
    table.add_car(3).is_automatic = true;
    table.add_car(5);
    table.go(0);
    ASSERT_EQ(table.state.phase, Phase::automatic);
    table.rolls({face});
    EXPECT_EQ(table.car(0).cell, 3 + kCells[face - 1]) << "no risk, no overtaking";
  }
  TestTable full;
  full.add_car(3).is_automatic = true;
  for (const int cell : {9, 9, 8, 8}) full.add_car(cell);
  full.go(0);
  full.rolls({6});
  EXPECT_EQ(full.car(0).cell, 7) << "the last cell with room";
}

// A whole race by itself: every car acts once a move, the first across ends it with the move.
TEST(GrandPrixBasicApply, AMoveIsPlayedToItsEnd) {
  const Game game = *GrandPrixBasic::make_game(for_tests::test_ring(), {.laps = 1, .automatic = 1});
  State state = GrandPrixBasic::setup(game, 1);
  EventLog<Event> log;
  int decisions = 0;
  while (!GrandPrixBasic::pending(game, state).is_over()) {
    ASSERT_LT(++decisions, 1000);
    const bool is_die = GrandPrixBasic::pending(game, state).kind == Pending::Kind::chance;
    const Seat seat = is_die ? kChance : seat_at(0);
    DecisionList legal;
    GrandPrixBasic::legal(game, state, seat, legal);
    GrandPrixBasic::apply(game, state,
                          GrandPrixBasic::listed(game, state, seat, legal[legal.size() - 1]), log);
  }
  std::array<int, 4> goes{};
  int finished = 0;
  for (const Event& event : log.events) {
    switch (event.kind) {
      case EventKind::moved:
      case EventKind::stayed:
      case EventKind::left_road:
      case EventKind::missed_go:
        ++goes[event.car];
        break;
      case EventKind::finished:
        ++finished;
        break;
      default:
        break;
    }
  }
  EXPECT_GE(finished, 1);
  for (const int count : goes) EXPECT_EQ(count, state.move);
}

}  // namespace
}  // namespace chicane::grand_prix_basic
