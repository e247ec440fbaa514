#include "rules/motorchamp/order.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/random.h"
#include "rules/motorchamp/game_for_tests.h"

namespace chicane::motorchamp {
namespace {

std::vector<int> order(const TestTable& table) {
  std::array<std::uint8_t, kCarsMax> cars{};
  const int count = order_of_round(table.game(), table.state, cars);
  return {cars.begin(), cars.begin() + count};
}

struct Entry {
  const char* place;
  int laps = 2;
};

struct Case {
  const char* rule;
  std::vector<Entry> cars;
  std::vector<int> want;
};

void expect_orders(const std::vector<Case>& cases, const Options& options = {}) {
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table(options);
    for (const Entry& entry : c.cars)
      table.add_car(entry.place).laps = static_cast<std::int8_t>(entry.laps);
    EXPECT_EQ(order(table), c.want);
  }
}

TEST(Order, IsFromTheLargestGapBackwards) {
  expect_orders({
      {"MC-ORD-1 the grid", {{"58L", -1}, {"59R", -1}, {"58R", -1}, {"59L", -1}}, {1, 3, 2, 0}},
      {"MC-ORD-3 front before rear", {{"20R"}, {"22L"}, {"21R"}}, {1, 2, 0}},
      {"MC-ORD-3 across the line", {{"58R"}, {"1R", 3}, {"59L"}}, {1, 2, 0}},
      {"MC-ORD-5 a lapped car ahead of the leader", {{"20R", 4}, {"23R", 2}}, {1, 0}},
      {"MC-ORD-6 within a row", {{"B0"}, {"P0"}, {"0L"}, {"0R"}}, {3, 2, 1, 0}},
      {"A-03 the pit area counts", {{"50R"}, {"P0"}, {"20R"}}, {2, 1, 0}},
      {"A-03 equal gaps: the greater distance", {{"0R", 2}, {"30R", 2}}, {1, 0}},
      {"A-03 equal gaps, a lap ahead", {{"0R", 3}, {"30R", 2}}, {0, 1}},
      {"MC-ORD-7 only running cars", {{"X20R"}, {"21R"}}, {1}},
      {"nobody runs", {{"X20R"}}, {}},
  });
}

TEST(Order, CanBeginWithTheLeader) {
  expect_orders(
      {
          {"A-03 the leader", {{"20R", 4}, {"23R", 2}, {"10R", 2}}, {0, 2, 1}},
          {"A-03 right before left in his row", {{"20L", 4}, {"20R", 2}, {"19L"}}, {1, 0, 2}},
          {"before the first crossing", {{"58L", -1}, {"59L", -1}, {"58R", -1}}, {1, 2, 0}},
      },
      {.order_seam = OrderSeam::leader});
}

TEST(Order, LeavesTheRestOfTheListEmpty) {
  TestTable table;
  table.add_car("3R");
  table.add_car("5R");
  std::array<std::uint8_t, kCarsMax> cars{};
  cars.fill(9);
  EXPECT_EQ(order_of_round(table.game(), table.state, cars), 2);
  EXPECT_EQ(cars[0], 1);
  EXPECT_EQ(cars[1], 0);
  for (int i = 2; i < kCarsMax; ++i) EXPECT_EQ(cars[i], 0) << i;
}

// A-03 by another way: every row that holds a car is tried as the first, and the one chosen leaves
// the widest stretch of empty rows ahead of it.
TEST(Order, BreaksTheRingWhereItIsWidest) {
  for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    TestTable table;
    std::set<std::string> taken;
    const std::uint32_t spread = random.below(2) == 0 ? 60 : 12;
    for (int i = 1 + static_cast<int>(random.below(16)); i > 0; --i) {
      const int row = static_cast<int>(random.below(spread) + 50) % 60;
      const bool has_lane = table.track()[row].has_lane && random.below(3) == 0;
      const std::string text = (has_lane ? "P" : "") + std::to_string(row) +
                               (has_lane               ? ""
                                : random.below(2) == 0 ? "R"
                                                       : "L");
      if (!taken.insert(text).second) continue;
      table.add_car(text).laps = static_cast<std::int8_t>(random.below(6));
    }
    struct Seam {
      int gap;
      int distance;
      int row;
    };
    std::vector<Seam> seams;
    const State& state = table.state;
    const auto is_held = [&](int row) {
      return std::any_of(state.cars.begin(), state.cars.begin() + state.car_count,
                         [&](const Car& car) { return car.row == row; });
    };
    for (int i = 0; i < state.car_count; ++i) {
      int gap = 1;
      while (gap < 60 && !is_held((state.cars[i].row + gap) % 60)) ++gap;
      seams.push_back({gap, state.cars[i].laps * 60 + state.cars[i].row, state.cars[i].row});
    }
    const Seam best =
        *std::max_element(seams.begin(), seams.end(), [](const Seam& a, const Seam& b) {
          return a.gap != b.gap ? a.gap < b.gap : a.distance < b.distance;
        });
    const std::vector<int> found = order(table);
    ASSERT_EQ(static_cast<int>(found.size()), state.car_count);
    ASSERT_EQ(state.cars[found[0]].row, best.row);
    // Then backwards, right before left before the pit lane.
    const auto key = [&](int car) {
      const Car& c = state.cars[car];
      return std::pair((best.row - c.row + 60) % 60, c.where == Where::lane ? 2 : int{c.lane});
    };
    ASSERT_TRUE(
        std::is_sorted(found.begin(), found.end(), [&](int a, int b) { return key(a) < key(b); }));
  }
}

}  // namespace
}  // namespace chicane::motorchamp
