#include "drivers/grand_prix_basic/rookie.h"

#include <gtest/gtest.h>

#include "rules/grand_prix_basic/game_for_tests.h"

namespace chicane::grand_prix_basic {
namespace {

Decision choice(const TestTable& table) {
  DecisionList legal;
  GrandPrixBasic::legal(table.game(), table.state, seat_at(0), legal);
  return Rookie(table.game()).choose(table.game(), table.state, seat_at(0), legal);
}

// GPB-RSK-1
TEST(GrandPrixBasicRookie, TakesTwoDiceWhereTheNextCellsAreEasy) {
  const auto answer = [](int cell) {
    TestTable table({}, for_tests::reference_ring());
    table.add_car(cell);
    table.go(0);
    return choice(table);
  };
  EXPECT_EQ(answer(0), dice(2));
  EXPECT_EQ(answer(45), dice(1)) << "2, 3, 2 ahead";
}

TEST(GrandPrixBasicRookie, GoesAsFarAsThereIsRoom) {
  TestTable table;
  table.add_car(2);
  table.add_car(7);
  table.add_car(7);
  table.threw(0, {5});
  EXPECT_EQ(choice(table), goal(4)) << "two cars are five cells ahead";
}

// GPB-OVT-3
TEST(GrandPrixBasicRookie, StopsRatherThanTryHisLuck) {
  TestTable table;
  table.add_car(12);
  table.add_car(14);
  table.threw(0, {2, 1});
  table.take(goal(3));
  table.rolls({1});
  EXPECT_EQ(choice(table), stop(2));
}

}  // namespace
}  // namespace chicane::grand_prix_basic
