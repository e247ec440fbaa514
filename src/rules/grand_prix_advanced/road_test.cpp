#include "rules/grand_prix_advanced/road.h"

#include "rules/grand_prix_advanced/game_for_tests.h"

namespace chicane::grand_prix_advanced {
namespace {

// GPA-DMG-5, B2
TEST(GrandPrixAdvancedRoad, TyresRaiseTheFactors) {
  const TestTable all;
  const TestTable numbered({.tyre_damage = TyreDamage::numbered});
  Car car{};
  EXPECT_EQ(factor_of(all.game(), car, 12), 2);
  EXPECT_EQ(factor_of(all.game(), car, 9), 0);
  car.damage.add(Damage::tyres);
  EXPECT_EQ(factor_of(all.game(), car, 12), 3);
  EXPECT_EQ(factor_of(all.game(), car, 9), 1);
  EXPECT_EQ(factor_of(numbered.game(), car, 12), 3);
  EXPECT_EQ(factor_of(numbered.game(), car, 9), 0);
}

// GPA-CAP-4
TEST(GrandPrixAdvancedRoad, OnlyRacingCarsOnTheRoadAreThere) {
  TestTable table;
  table.add_car(9, 3);
  table.add_cars({10, 10, 10, 10, 10});
  table.car(2).status = Status::spun;
  table.car(3).status = Status::box;
  table.car(4).status = Status::finished;
  table.car(5).status = Status::out;
  table.come_to_plan(0, 1);
  EXPECT_EQ(cars_in(table.state, 10), 1);
  EXPECT_EQ(cars_in(table.state, 9), 0) << "not the one at the wheel";
  EXPECT_EQ(road_ahead(table.game(), table.state).cells[1].cars, 1);
}

// GPA-CAP-1, GPA-CAP-2: cells 8 … 13 have factors 0 0 1 1 2 3.
TEST(GrandPrixAdvancedRoad, RoomByPrintedFactor) {
  for (const auto& [cell, room] :
       {std::pair(9, 4), std::pair(10, 3), std::pair(12, 2), std::pair(13, 1)}) {
    for (const bool is_full : {false, true}) {
      TestTable table;
      table.add_car(8, 3, damages({Damage::tyres}));
      for (int i = 0; i < room - (is_full ? 0 : 1); ++i) table.add_car(cell);
      table.come_to_plan(0, 1);
      EXPECT_EQ(road_ahead(table.game(), table.state).cells[cell - 8].has_room, !is_full) << cell;
    }
  }
}

// GPA-VIC-1
TEST(GrandPrixAdvancedRoad, BeyondTheFinalLineThereIsNothing) {
  TestTable table;
  table.add_car(38, 3, damages({Damage::tyres})).to_go = 1;
  table.add_cars({0, 0, 0, 0, 39});
  table.come_to_plan(0, 6);
  const Road road = road_ahead(table.game(), table.state);
  EXPECT_EQ(road.tolerance, 1);
  EXPECT_EQ(road.cells[1].cars, 1);
  EXPECT_EQ(road.slack(1, true), -1);
  EXPECT_TRUE(road.cells[2].has_room);
  EXPECT_FALSE(road.is_occupied(2));
  EXPECT_LE(road.checks(2, true, 9), 0);
  EXPECT_GE(road.slack(2, true), kNoLimit);
  table.car(0).to_go = 2;
  EXPECT_FALSE(road_ahead(table.game(), table.state).cells[2].has_room) << "a lap to go";
}

// GPA-BOX-1
TEST(GrandPrixAdvancedRoad, TheBoxIsReachedFromItsEntryInLowGears) {
  for (int gear = 1; gear <= kGears; ++gear) {
    TestTable table;
    table.add_car(34, gear);
    table.come_to_plan(0, 1);
    const Road road = road_ahead(table.game(), table.state);
    EXPECT_EQ(road.may_box, gear <= 3) << gear;
    EXPECT_EQ(road.box, gear <= 3 ? 2 : kNone) << gear;
  }
  Board board = for_tests::advanced_test_ring();
  board.cells->box_entry = 1;
  board.cells->box_exit = 2;
  for (const int to_go : {1, 2}) {
    TestTable table({}, board);
    table.add_car(38, 3).to_go = static_cast<std::uint8_t>(to_go);
    table.come_to_plan(0, 1);
    EXPECT_EQ(road_ahead(table.game(), table.state).box, to_go == 1 ? kNone : 3)
        << "no box beyond the final line";
  }
  TestTable leaving;
  leaving.add_car(36).status = Status::box;
  leaving.come_to_plan(0, 1);
  EXPECT_FALSE(road_ahead(leaving.game(), leaving.state).may_box);
}

// GPA-RISK-3, GPA-DMG-2; section 4, item 6
TEST(GrandPrixAdvancedRoad, ChecksAreTheExcessUpToThree) {
  TestTable table;
  table.add_car(8, 3);
  table.add_cars({9, 12, 12});
  table.come_to_plan(0, 6);
  const Road road = road_ahead(table.game(), table.state);
  ASSERT_EQ(road.tolerance, 1);
  EXPECT_EQ(road.checks(1, false, 0), -1);
  EXPECT_EQ(road.checks(1, true, 0), 0) << "a car is passed";
  EXPECT_EQ(road.checks(1, true, 1), 1) << "with a braking";
  EXPECT_EQ(road.checks(2, true, 0), 0);
  EXPECT_EQ(road.checks(2, true, 1), 1);
  EXPECT_EQ(road.checks(2, true, 5), 2) << "3 at most";
  EXPECT_EQ(road.checks(4, false, 0), 1);
  EXPECT_EQ(road.checks(4, true, 0), 2) << "2 and two cars";
}

// GPA-MOV-3, GPA-PRA-1; section 4, item 4
TEST(GrandPrixAdvancedRoad, WhoMayStay) {
  TestTable table;
  table.add_car(13);
  table.add_car(13);  // Room for one.
  table.come_to_plan(0, 1);
  EXPECT_TRUE(road_ahead(table.game(), table.state).may_stay) << "it has its place";
  table.state.go.entered = 1;
  EXPECT_FALSE(road_ahead(table.game(), table.state).may_stay) << "it came just now";
  table.car(1).status = Status::spun;
  EXPECT_TRUE(road_ahead(table.game(), table.state).may_stay);
  table.state.is_practice = true;
  EXPECT_TRUE(road_ahead(table.game(), table.state).may_stay);
  table.state.go.entered = 0;
  EXPECT_FALSE(road_ahead(table.game(), table.state).may_stay) << "GPA-PRA-1";
  table.state.is_practice = false;
  table.state.go.least = 1;
  EXPECT_FALSE(road_ahead(table.game(), table.state).may_stay) << "GPA-MOV-1";
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
