#include "rules/lib/order.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace chicane {
namespace {

using ::testing::ElementsAre;

// As much of a state as the order looks at.
struct Racer {
  int progress = 0;
  bool runs = true;
  bool is_running() const { return runs; }
};

struct Field {
  std::array<Racer, 5> cars{};
  std::array<std::uint8_t, 5> order{9, 9, 9, 9, 9};
  std::uint8_t car_count = 0;
  std::uint8_t order_count = 9;
};

Field field(const std::vector<Racer>& cars) {
  Field made;
  for (const Racer& car : cars) made.cars[made.car_count++] = car;
  order_running_cars(made, [](const Racer& racer) { return std::int64_t{racer.progress}; });
  return made;
}

TEST(OrderOfCars, IsThatOfTheRule) {
  const Field made = field({{10}, {30}, {20}, {50}, {40}});
  EXPECT_EQ(made.order_count, 5);
  EXPECT_THAT(made.order, ElementsAre(3, 4, 1, 2, 0));
}

TEST(OrderOfCars, OfEqualOnesIsThatOfTheirSeats) {
  EXPECT_THAT(field({{10}, {20}, {10}, {20}, {10}}).order, ElementsAre(1, 3, 0, 2, 4));
}

TEST(OrderOfCars, LeavesOutThoseThatDoNotRunAndTheRestIsZero) {
  const Field made = field({{10, false}, {30}, {20}, {40, false}});
  EXPECT_EQ(made.order_count, 2);
  EXPECT_THAT(made.order, ElementsAre(1, 2, 0, 0, 0));
}

TEST(OrderOfCars, OfNobodyIsEmpty) {
  const Field made = field({});
  EXPECT_EQ(made.order_count, 0);
  EXPECT_THAT(made.order, ElementsAre(0, 0, 0, 0, 0));
}

}  // namespace
}  // namespace chicane
