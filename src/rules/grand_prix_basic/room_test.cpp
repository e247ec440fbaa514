#include "rules/grand_prix_basic/room.h"

#include "rules/grand_prix_basic/game_for_tests.h"

namespace chicane::grand_prix_basic {
namespace {

// GPB-CAP-1, GPB-ACC-2
TEST(GrandPrixBasicRoom, CountsTheOtherRacingCars) {
  TestTable table;
  table.add_car(8);
  table.add_car(8);
  table.add_car(8, 2, Status::off);
  table.add_car(8, 0, Status::finished);
  table.add_car(9);
  table.go(0);
  EXPECT_EQ(cars_in(table.state, 8), 1) << "not itself, none off the road, none at home";
  EXPECT_EQ(cars_in(table.state, 9), 1);
  EXPECT_EQ(cars_in(table.state, 10), 0);
}

TEST(GrandPrixBasicRoom, IsForTwo) {
  TestTable table;
  table.add_car(8);
  table.add_car(9);
  table.add_car(10);
  table.add_car(10);
  table.go(0);
  EXPECT_TRUE(has_room(table.game(), table.state, 1)) << "one car is there";
  EXPECT_FALSE(has_room(table.game(), table.state, 2)) << "two are";
  EXPECT_TRUE(has_room(table.game(), table.state, 3));
  EXPECT_TRUE(has_room_within(table.game(), table.state, 2));
  table.add_car(9);
  EXPECT_FALSE(has_room_within(table.game(), table.state, 2));
  EXPECT_TRUE(has_room_within(table.game(), table.state, 3));
  EXPECT_FALSE(has_room_within(table.game(), table.state, 0));
}

// GPB-VIC-3
TEST(GrandPrixBasicRoom, BeyondTheFinalLineIsUnlimited) {
  TestTable table;
  table.add_car(28, 1);
  table.add_car(28, 2);
  for (int i = 0; i < 2; ++i) table.add_car(0, 1);
  table.go(0);
  EXPECT_FALSE(is_home(table.game(), table.state, 1));
  EXPECT_TRUE(is_home(table.game(), table.state, 2));
  EXPECT_TRUE(has_room(table.game(), table.state, 2));
  table.state.acted = 0;
  table.go(1);
  EXPECT_FALSE(is_home(table.game(), table.state, 2)) << "a lap to go";
  EXPECT_FALSE(has_room(table.game(), table.state, 2));
}

}  // namespace
}  // namespace chicane::grand_prix_basic
