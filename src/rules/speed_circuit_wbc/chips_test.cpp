#include "rules/speed_circuit_wbc/chips.h"

#include <gtest/gtest.h>

#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

Car with_chips(int ones, int threes) {
  Car car{};
  car.ones = static_cast<std::uint8_t>(ones);
  car.threes = static_cast<std::uint8_t>(threes);
  return car;
}

TEST(Chips, TakeOffARollWhatTheyCan) {
  struct Case {
    const char* rule;
    int ones, threes;
    std::array<bool, 5> can;  // By what is taken off, 0 to 4.
  };
  const Case cases[] = {
      {"WBC-1.3b nothing can always be named", 0, 0, {true, false, false, false, false}},
      {"WBC-1.3b one", 1, 0, {true, true, false, false, false}},
      {"WBC-1.3b two are the most", 2, 0, {true, true, true, false, false}},
      {"WBC-1.3b however many there are", 15, 0, {true, true, true, false, false}},
      {"WBC-1.3c three ones are no -3 chip", 3, 0, {true, true, true, false, false}},
      {"WBC-1.3c a -3 chip changed", 0, 1, {true, true, true, true, false}},
      {"WBC-1.3b never both", 2, 1, {true, true, true, true, false}},
  };
  for (const Case& c : cases) {
    for (int modifier = 0; modifier <= 4; ++modifier) {
      SCOPED_TRACE(std::string(c.rule) + ", -" + std::to_string(modifier));
      EXPECT_EQ(can_take_off(with_chips(c.ones, c.threes), modifier), c.can[modifier]);
    }
  }
}

TEST(Chips, AreSpentAsTheyAreNamed) {
  struct Case {
    const char* rule;
    int ones, threes;
    int modifier;
    int ones_left, threes_left;
  };
  const Case cases[] = {
      {"WBC-1.3a nothing costs nothing", 3, 1, 0, 3, 1},
      {"WBC-1.3a a chip each", 3, 1, 2, 1, 1},
      {"WBC-1.3b the -3 chip alone", 3, 1, 3, 3, 0},
      {"WBC-1.3c ones first", 1, 1, 1, 0, 1},
      {"WBC-1.3c a -3 chip is changed if they do not suffice", 1, 1, 2, 2, 0},
      {"WBC-1.3c and what is left of it stays", 0, 2, 1, 2, 1},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    Car car = with_chips(c.ones, c.threes);
    take_off(car, c.modifier);
    EXPECT_EQ(car.ones, c.ones_left);
    EXPECT_EQ(car.threes, c.threes_left);
  }
}

TEST(Chips, AreWorthSoManyOnes) {
  EXPECT_EQ(ones_worth(with_chips(0, 0)), 0);
  EXPECT_EQ(ones_worth(with_chips(4, 0)), 4);
  EXPECT_EQ(ones_worth(with_chips(4, 2)), 10) << "WBC-1.3c";
}

TEST(Chips, PayMoreThanOneThreeIfNeedBe) {
  Car car = with_chips(0, 2);
  pay_ones(car, 5);
  EXPECT_EQ(car.ones, 1);
  EXPECT_EQ(car.threes, 0);
}

// What came of a roll says with which dice. W3  Dice that lay before chips were named are known by
// their sum alone.
TEST(Chips, AndTheDiceAreToldWithWhatCameOfThem) {
  for (const ChipsTiming timing : {ChipsTiming::before, ChipsTiming::after}) {
    TestTable table{{.chips_timing = timing}};
    Car& car = table.add_car("I1", 120_mph);
    car.ones = 2;
    table.take(0, plot(180));
    if (timing == ChipsTiming::before) table.take(0, chips(2));
    table.throw_die(5);
    table.throw_die(6);
    if (timing == ChipsTiming::after) table.take(0, chips(2));

    const Event& held = table.log.events.back();
    EXPECT_EQ(held.kind, EventKind::engine_held) << "11 less 2";
    EXPECT_EQ(held.thrown.sum, 11);
    EXPECT_EQ(held.thrown.chips, 2);
    EXPECT_EQ(held.thrown.total(), 9);
    const std::array<std::uint8_t, 2> known = {5, 6};
    const std::array<std::uint8_t, 2> unknown = {};
    EXPECT_EQ(held.thrown.faces, timing == ChipsTiming::before ? known : unknown);
  }
}

TEST(ChipsDeathTest, CannotPayMoreThanThereIs) {
  Car car = with_chips(2, 0);
  EXPECT_DEATH(pay_ones(car, 3), "does not hold");
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
