#include "rules/grand_prix_basic/order.h"

#include "rules/grand_prix_basic/game_for_tests.h"

namespace chicane::grand_prix_basic {
namespace {

std::vector<int> order_in(const TestTable& table) {
  std::array<std::uint8_t, kCarsMax> order{};
  const int count = order_of_move(table.game(), table.state, order);
  return {order.begin(), order.begin() + count};
}

std::vector<int> classified(const TestTable& table) {
  std::array<std::uint8_t, kCarsMax> cars{};
  const int count = classify(table.state, cars);
  return {cars.begin(), cars.begin() + count};
}

// GPB-ORD-1
TEST(GrandPrixBasicOrder, IsByPosition) {
  TestTable table;
  table.add_car(7);
  table.add_car(9);
  table.add_car(9, 2, Status::off);
  table.add_car(9);
  table.add_car(1, 1);
  table.add_car(3, 0, Status::finished);
  EXPECT_EQ(order_in(table), (std::vector<int>{4, 1, 3, 2, 0}));
}

// C8
TEST(GrandPrixBasicOrder, MayBeBySeats) {
  TestTable table({.order = MoveOrder::seats});
  table.add_car(7);
  table.add_car(3, 0, Status::finished);
  table.add_car(9);
  EXPECT_EQ(order_in(table), (std::vector<int>{0, 2}));
  EXPECT_EQ(classified(table), (std::vector<int>{1, 2, 0})) << "the classification stays";
}

// GPB-VIC-2, GPB-VIC-3
TEST(GrandPrixBasicOrder, FarthestAcrossTheLineWins) {
  TestTable table;
  table.add_car(2, 0, Status::finished);
  table.add_car(4, 0, Status::finished);
  table.add_car(4, 0, Status::finished);
  table.add_car(29, 1);
  EXPECT_EQ(classified(table), (std::vector<int>{1, 2, 0, 3}));
}

}  // namespace
}  // namespace chicane::grand_prix_basic
