#include "rules/motorchamp/classification.h"

#include <gtest/gtest.h>

#include "rules/motorchamp/game_for_tests.h"

namespace chicane::motorchamp {
namespace {

struct Entry {
  Where where;
  int laps;
  int row;
  int sequence;
};

struct Case {
  const char* rule;
  std::vector<Entry> cars;
  std::vector<int> want;
};

void expect_results(const std::vector<Case>& cases, const Options& options = {}) {
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table(options);
    for (const Entry& entry : c.cars) {
      Car& car = table.add_car("0R");
      car.where = entry.where;
      car.laps = static_cast<std::int8_t>(entry.laps);
      car.row = static_cast<std::uint8_t>(entry.row);
      car.sequence = static_cast<std::uint8_t>(entry.sequence);
    }
    std::array<std::uint8_t, kCarsMax> order{};
    const int count = classify(table.game(), table.state, order);
    EXPECT_EQ(std::vector<int>(order.begin(), order.begin() + count), c.want);
  }
}

constexpr Where kHome = Where::finished;
constexpr Where kOut = Where::out;
constexpr Where kSide = Where::side;

TEST(Classification, IsByLapsThenByWhoWasStillUnderWay) {
  expect_results({
      {"MC-END-4 laps", {{kHome, 4, 0, 1}, {kHome, 6, 0, 3}, {kHome, 5, 0, 2}}, {1, 2, 0}},
      {"MC-END-4 order of crossing", {{kHome, 6, 0, 2}, {kHome, 6, 0, 1}}, {1, 0}},
      {"MC-END-5 out in lap six", {{kHome, 5, 0, 2}, {kOut, 5, 3, 1}, {kHome, 6, 0, 3}}, {2, 1, 0}},
      {"MC-END-5 out in lap five",
       {{kHome, 4, 0, 1}, {kOut, 4, 3, 2}, {kHome, 5, 0, 3}},
       {2, 1, 0}},
      {"MC-END-5 left on the side", {{kHome, 5, 0, 2}, {kSide, 5, 3, 1}}, {1, 0}},
      {"MC-END-6 the greater distance", {{kOut, 5, 3, 9}, {kOut, 5, 40, 1}}, {1, 0}},
      {"MC-END-6 then the later exit", {{kOut, 5, 40, 1}, {kSide, 5, 40, 2}}, {1, 0}},
      {"whoever is home is first", {{kOut, 6, 9, 1}, {kHome, 6, 0, 2}}, {1, 0}},
      {"not in the race", {{Where::unplaced, -1, 0, 0}, {kHome, 6, 0, 1}}, {1}},
  });
  expect_results(
      {
          {"A-31 later exit first", {{kOut, 5, 40, 1}, {kOut, 5, 3, 2}}, {1, 0}},
          {"A-31 laps nevertheless", {{kOut, 5, 40, 1}, {kOut, 4, 3, 2}}, {0, 1}},
      },
      {.out_rank = OutRank::time});
}

TEST(Classification, ListsCarsThatAreLevelAsTheyStoodOnTheGrid) {
  TestTable table;
  for (int i = 0; i < 4; ++i) {
    Car& car = table.add_car("0R");
    car.laps = -1;
    car.row = i < 2 ? 58 : 59;
  }
  table.state.slots = {3, 2, 1, 0};
  table.state.slot_count = 4;
  std::array<std::uint8_t, kCarsMax> order{};
  ASSERT_EQ(classify(table.game(), table.state, order), 4);
  EXPECT_EQ(std::vector<int>(order.begin(), order.begin() + 4), (std::vector<int>{3, 2, 1, 0}));
}

// MC-END-3, A-31: lap target less two.
TEST(Classification, CountsCarsFromTwoLapsBelowTheTarget) {
  Car car{};
  for (const int laps : {4, 6, 30}) {
    car.laps = static_cast<std::int8_t>(laps - 2);
    EXPECT_TRUE(is_counted({.laps = laps}, car));
    car.laps = static_cast<std::int8_t>(laps - 3);
    EXPECT_FALSE(is_counted({.laps = laps}, car));
  }
}

// MC-PRA-6
TEST(Classification, OfPracticeIsByThrowsThenSquaresThenTheLastTotal) {
  struct Time {
    int a;
    int b;
    int c;
  };
  const Time better_first[] = {{7, 9, 9},  {8, 2, 5}, {8, 6, 12}, {8, 6, 11},
                               {8, 7, 15}, {9, 1, 3}, {9, 2, 1},  {9, 10, 15}};
  const auto car_with = [](const Time& time) {
    Car car{};
    car.has_time = true;
    car.throws = static_cast<std::uint8_t>(time.a);
    car.practice_short = static_cast<std::uint8_t>(time.b);
    car.practice_total = static_cast<std::uint8_t>(time.c);
    return car;
  };
  for (std::size_t i = 0; i < std::size(better_first); ++i) {
    for (std::size_t j = 0; j < std::size(better_first); ++j)
      EXPECT_EQ(is_faster(car_with(better_first[i]), car_with(better_first[j])), i < j)
          << i << " and " << j;
  }
}

}  // namespace
}  // namespace chicane::motorchamp
