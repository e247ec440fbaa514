#include "rules/grand_prix_advanced/order.h"

#include "rules/grand_prix_advanced/game_for_tests.h"

namespace chicane::grand_prix_advanced {
namespace {

using Cars = std::vector<int>;

Cars order_in(const TestTable& table) {
  std::array<std::uint8_t, kCarsMax> order{};
  const int count = order_of_move(table.state, order);
  return {order.begin(), order.begin() + count};
}

Cars classified(const TestTable& table) {
  std::array<std::uint8_t, kCarsMax> cars{};
  const int count = classify(table.state, cars);
  return {cars.begin(), cars.begin() + count};
}

// GPA-ORD-1
TEST(GrandPrixAdvancedOrder, IsByCrossingsCellAndQueue) {
  TestTable table;
  table.add_cars({20, 9, 22, 9, 3});
  table.car(4).to_go = 1;
  table.car(1).arrived = 99;
  EXPECT_EQ(order_in(table), (Cars{4, 2, 0, 3, 1}));
}

// GPA-ORD-2
TEST(GrandPrixAdvancedOrder, SpunAndBoxedCarsActLast) {
  TestTable table;
  table.add_cars({36, 36, 36, 36, 5, 38, 2, 1});
  table.car(0).status = Status::spun;
  table.car(2).status = Status::box;
  table.car(3).status = Status::box;
  table.car(4).status = Status::spun;
  table.car(6).status = Status::out;
  table.car(7).status = Status::finished;
  table.car(2).arrived = 99;  // The later of the two in the box.
  EXPECT_EQ(order_in(table), (Cars{5, 1, 3, 2, 0, 4}));
}

// GPA-VIC-2, GPA-VIC-3
TEST(GrandPrixAdvancedOrder, FarthestBeyondTheLineWins) {
  TestTable table;
  table.add_cars({2, 4, 4, 36, 36, 36, 39, 30});
  for (int i = 0; i < 3; ++i) {
    table.car(i).status = Status::finished;
    table.car(i).to_go = 0;
    table.car(i).finish = 1;
  }
  table.car(1).arrived = 98;
  table.car(2).arrived = 97;
  table.car(4).status = Status::box;
  table.car(5).status = Status::spun;
  table.car(6).status = Status::out;
  EXPECT_EQ(classified(table), (Cars{2, 1, 0, 4, 3, 5, 7}))
      << "a boxed car stands before its cell, a spun one behind it";
}

// B19
TEST(GrandPrixAdvancedOrder, AnEarlierMoveOfFinishingRanksFirst) {
  TestTable table({.classification = Classification::run_out});
  table.add_cars({9, 1, 3});
  for (int i = 0; i < 3; ++i) {
    table.car(i).status = Status::finished;
    table.car(i).to_go = 0;
    table.car(i).finish = i == 0 ? 2 : 1;
  }
  EXPECT_EQ(classified(table), (Cars{2, 1, 0}));
}

// GPA-PRA-3, B18
TEST(GrandPrixAdvancedOrder, PracticeIsByMovesThenCellsThenTurn) {
  for (const Decimals decimals : {Decimals::farther, Decimals::literal}) {
    TestTable table({.practice_decimals = decimals});
    table.add_cars({0, 0, 0, 0});
    const std::pair<int, int> times[] = {{8, 2}, {7, 3}, {7, 5}, {7, 3}};
    for (int i = 0; i < 4; ++i) {
      table.car(i).moves = static_cast<std::uint16_t>(times[i].first);
      table.car(i).beyond = static_cast<std::uint8_t>(times[i].second);
    }
    order_by_practice(table.game(), table.state);
    EXPECT_EQ(Cars(table.state.drawn.begin(), table.state.drawn.begin() + 4),
              decimals == Decimals::farther ? (Cars{2, 1, 3, 0}) : (Cars{1, 3, 2, 0}));
    EXPECT_EQ(table.state.drawn_count, 4);
  }
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
