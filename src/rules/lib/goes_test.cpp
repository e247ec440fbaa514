#include "rules/lib/goes.h"

#include <gtest/gtest.h>

#include <array>

namespace chicane {
namespace {

// As much of a state as the goes look at.
struct Racer {
  bool races = true;
  bool is_racing() const { return races; }
};

struct Field {
  std::array<Racer, 24> cars{};
  std::array<std::uint8_t, 24> order{2, 0, 3, 1};
  std::uint8_t car_count = 4;
  std::uint8_t order_count = 4;
  std::uint32_t acted = 0;
};

TEST(Goes, AreInTheOrderOfTheMove) {
  Field field;
  for (const int car : {2, 0, 3, 1}) {
    EXPECT_FALSE(all_have_acted(field));
    EXPECT_EQ(next_car(field), car);
    EXPECT_FALSE(has_acted(field, car));
    mark_acted(field, car);
    EXPECT_TRUE(has_acted(field, car));
  }
  EXPECT_TRUE(all_have_acted(field));
}

TEST(Goes, LeaveOutThoseWhoHaveGone) {
  Field field;
  mark_acted(field, 2);
  field.cars[0].races = false;
  EXPECT_EQ(next_car(field), 3);
  field.cars[1].races = field.cars[3].races = false;
  EXPECT_TRUE(all_have_acted(field)) << "one that is out is not waited for";
}

TEST(Goes, HaveABitForTheLastOfTwentyFour) {
  Field field;
  mark_acted(field, 23);
  EXPECT_TRUE(has_acted(field, 23));
  EXPECT_FALSE(has_acted(field, 22));
}

}  // namespace
}  // namespace chicane
