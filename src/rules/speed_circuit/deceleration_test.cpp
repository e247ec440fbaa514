#include "rules/speed_circuit/deceleration.h"

#include <gtest/gtest.h>

namespace chicane::speed_circuit {
namespace {

Car car_with(int wear, bool strained = false) {
  Car car{};
  car.wear = static_cast<std::uint16_t>(wear);
  car.brakes_strained = strained;
  return car;
}

TEST(Deceleration, OverIsWhatExceedsTheDeceleration) {
  struct Case {
    const char* rule;
    Speed speed;
    Speed plot;
    Speed want;
  };
  // Deceleration 40.
  const Case cases[] = {
      {"SC-5.2 kept", 120_mph, 120_mph, 0_mph},
      {"SC-5.2 raised", 120_mph, 160_mph, 0_mph},
      {"SC-5.3a up to the deceleration", 120_mph, 80_mph, 0_mph},
      {"SC-5.3b 20 over", 120_mph, 60_mph, 20_mph},
      {"SC-5.3e 80 over", 160_mph, 40_mph, 80_mph},
      {"SC-5.6 beyond", 160_mph, 20_mph, 100_mph},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    Car car{};
    car.speed = c.speed;
    car.specs.decel = 40_mph;
    EXPECT_EQ(braking_over(car, c.plot).mph(), c.want.mph());
  }
}

TEST(Deceleration, ChartIsThatOfTheRulebook) {
  struct Case {
    const char* rule;
    Speed over;
    std::vector<ChartOption> want;
  };
  const Case cases[] = {
      {"SC-5.3b 1W or T", 20_mph, {{.wear = 1}, {.die = true}}},
      {"SC-5.3c 1W+T or 2W", 40_mph, {{.wear = 2}, {.wear = 1, .die = true}}},
      {"SC-5.3d 2W+T", 60_mph, {{.wear = 2, .die = true}}},
      {"SC-5.3e 2W+T+S", 80_mph, {{.wear = 2, .die = true, .spinout = true}}},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    const ChartRow& row = deceleration_row(c.over);
    EXPECT_EQ(row.over, c.over);
    EXPECT_EQ(std::vector<ChartOption>(row.begin(), row.end()), c.want);
    for (const ChartOption& option : c.want) EXPECT_TRUE(row.has(option));
    EXPECT_FALSE(row.has({.wear = 3}));
    EXPECT_FALSE(row.has({})) << "an unused place of the row is no option";
  }
}

TEST(Deceleration, RowsThatCanBePaid) {
  struct Case {
    const char* rule;
    Speed over;
    int wear;
    bool strained;
    bool want;
  };
  const Case cases[] = {
      {"SC-5.3f nothing over is always paid", 0_mph, 0, false, true},
      {"SC-5.3f the test alone costs no wear", 20_mph, 0, false, true},
      {"SC-5.3f 1W+T", 40_mph, 1, false, true},
      {"SC-5.3f without wear", 40_mph, 0, false, false},
      {"SC-5.3f 2W+T", 60_mph, 2, false, true},
      {"SC-5.3f one unit missing", 60_mph, 1, false, false},
      {"SC-5.3f 2W+T+S", 80_mph, 2, false, true},
      {"SC-5.3f one unit missing", 80_mph, 1, false, false},
      {"SC-5.4d the test alone costs no wear, strained or not", 20_mph, 0, true, true},
      {"SC-5.4d 1W+T costs 2", 40_mph, 2, true, true},
      {"SC-5.4d one is not enough", 40_mph, 1, true, false},
      {"SC-5.4d 2W+T costs 4", 60_mph, 4, true, true},
      {"SC-5.4d three are not enough", 60_mph, 3, true, false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(can_pay_braking(car_with(c.wear, c.strained), c.over), c.want);
  }
}

TEST(Deceleration, EachOptionIsPaidFromTheWearInHand) {
  EXPECT_TRUE(can_pay_braking_option(car_with(2), {.wear = 2}));
  EXPECT_FALSE(can_pay_braking_option(car_with(1), {.wear = 2}));
  EXPECT_FALSE(can_pay_braking_option(car_with(3, true), {.wear = 2})) << "SC-5.4d";
  EXPECT_EQ(wear_cost(car_with(9), 2), 2);
  EXPECT_EQ(wear_cost(car_with(9, true), 2), 4) << "SC-5.4d";
}

// The plots are made from this table; it must say what the chart says.
TEST(Deceleration, HardestPayableBrakingFollowsTheChart) {
  for (int units = 0; units <= 2; ++units) {
    SCOPED_TRACE(units);
    EXPECT_TRUE(can_pay_braking(car_with(units), kPayableOver[units]));
    if (kPayableOver[units] < 80_mph) {
      EXPECT_FALSE(can_pay_braking(car_with(units), kPayableOver[units] + 20_mph));
    }
  }
}

TEST(Deceleration, BrakesByStrainAndFace) {
  struct Case {
    const char* rule;
    bool strained;
    int face;
    BrakeResult want;
  };
  const Case cases[] = {
      {"SC-5.4a 1", false, 1, BrakeResult::holds},
      {"SC-5.4a 5 still holds", false, 5, BrakeResult::holds},
      {"SC-5.4a 6 strains", false, 6, BrakeResult::strained},
      {"SC-5.5 strained brakes hold as well", true, 5, BrakeResult::holds},
      {"SC-5.5 a second 6 withdraws", true, 6, BrakeResult::withdraws},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(brake_result(c.strained, c.face), c.want);
  }
}

TEST(Deceleration, StrainCostsOneUnitOnce) {
  Car rich = car_with(2);
  EXPECT_FALSE(strain_brakes(rich));
  EXPECT_EQ(rich.wear, 1) << "SC-5.4b not doubled";
  EXPECT_TRUE(rich.brakes_strained);

  Car last_unit = car_with(1);
  EXPECT_FALSE(strain_brakes(last_unit));
  EXPECT_EQ(last_unit.wear, 0);

  Car poor = car_with(0);
  EXPECT_TRUE(strain_brakes(poor)) << "SC-5.4c cannot be paid";
  EXPECT_EQ(poor.wear, 0);
  EXPECT_TRUE(poor.brakes_strained);
}

}  // namespace
}  // namespace chicane::speed_circuit
