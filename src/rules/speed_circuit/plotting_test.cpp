#include "rules/speed_circuit/plotting.h"

#include <gtest/gtest.h>

#include <functional>

#include "rules/speed_circuit/game_for_tests.h"

namespace chicane::speed_circuit {
namespace {

struct Case {
  std::string rule;
  const char* place;
  Speed speed;
  int lowest;
  int highest;
  std::optional<Why> below;  // Of the next lower speed, if there is one.
  Why above;                 // Of the next higher speed.
  std::function<void(Car&)> prepare = [](Car&) {};
  Options options = {};
};

// Specifications are 60/40/40/160 and wear 4 unless the row changes them.
void expect_ranges(const std::vector<Case>& cases) {
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table(c.options);
    Car& car = table.add_car(c.place, c.speed);
    c.prepare(car);
    const PlotRange range = plot_range(table.game(), car);
    EXPECT_EQ(range.lowest.mph(), c.lowest);
    EXPECT_EQ(range.highest.mph(), c.highest);
    EXPECT_EQ(c.below.has_value(), c.lowest > 0);
    if (c.below) {
      const Speed plot = Speed::from_mph(c.lowest - 20);
      EXPECT_EQ(name(why_not_plotted(table.game(), car, plot)), name(*c.below));
    }
    const Speed plot = Speed::from_mph(c.highest + 20);
    EXPECT_EQ(name(why_not_plotted(table.game(), car, plot)), name(c.above));
  }
}

void starting(Car& car) { car.starting = true; }
void starting_after_spin(Car& car) { car.starting = car.starting_after_spin = car.spun = true; }
std::function<void(Car&)> wear(int units, bool strained = false) {
  return [=](Car& car) {
    car.wear = static_cast<std::uint16_t>(units);
    car.brakes_strained = strained;
  };
}

TEST(Plots, OfAStartingCarFollowStartSpeed) {
  const Options exact{.start_speed_rule = StartSpeedRule::exact};
  const Options at_least_20{.min_speed = MinSpeed::twenty};
  const Options no_push{.push_after_spin = PushAfterSpin::forbidden};
  expect_ranges({
      {"SC-3.1, SC-10.1 up to Start Speed, and 20 more", "I1", 0_mph, 0, 80, std::nullopt,
       Why::speed_above_start, starting},
      {"Q4 exactly Start Speed, or 20 more", "I1", 0_mph, 60, 80, Why::speed_below_start,
       Why::speed_above_start, starting, exact},
      {"Q5 not standing still", "I1", 0_mph, 20, 80, Why::speed_below_minimum,
       Why::speed_above_start, starting, at_least_20},
      {"Q6 pushed after a spinout too", "I1", 0_mph, 0, 80, std::nullopt, Why::speed_above_start,
       starting_after_spin},
      {"Q6 forbidden after a spinout", "I1", 0_mph, 0, 60, std::nullopt,
       Why::speed_above_start_after_spin, starting_after_spin, no_push},
      {"Q6 but not before the first move or after a stall", "I1", 0_mph, 0, 80, std::nullopt,
       Why::speed_above_start, starting, no_push},
  });
}

TEST(Plots, RiseByAccelerationUpToTopSpeed) {
  expect_ranges({
      {"SC-4.3a acceleration and 20 more", "I1", 60_mph, 0, 120, std::nullopt,
       Why::speed_above_acceleration},
      {"SC-4.3a acceleration just below top speed", "I1", 100_mph, 0, 160, std::nullopt,
       Why::speed_above_acceleration},
      {"SC-4.3a acceleration just up to top speed", "I1", 120_mph, 0, 180, std::nullopt,
       Why::speed_above_top},
      {"SC-4.3a top speed and 20 more", "I1", 160_mph, 40, 180, Why::braking_too_hard,
       Why::speed_above_top},
      {"SC-4.3f held above top speed", "I1", 180_mph, 60, 180, Why::braking_too_hard,
       Why::speed_above_top},
      {"Q5 a car that stands, not starting, accelerates", "I1", 0_mph, 0, 60, std::nullopt,
       Why::speed_above_acceleration},
  });
}

TEST(Plots, FallAsFarAsBrakingCanBePaid) {
  const Options spin{.unpayable_decel = UnpayableDecel::spin};
  const Options at_least_20{.min_speed = MinSpeed::twenty};
  expect_ranges({
      {"SC-5.6 80 beyond the deceleration", "I1", 160_mph, 40, 180, Why::braking_too_hard,
       Why::speed_above_top, wear(2)},
      {"SC-5.3f 1W pays 40 over", "I1", 160_mph, 80, 180, Why::braking_not_payable,
       Why::speed_above_top, wear(1)},
      {"SC-5.3f without wear the test pays 20 over", "I1", 160_mph, 100, 180,
       Why::braking_not_payable, Why::speed_above_top, wear(0)},
      {"SC-5.4d strained: two units are one", "I1", 160_mph, 80, 180, Why::braking_not_payable,
       Why::speed_above_top, wear(3, true)},
      {"SC-5.4d strained: four units are two", "I1", 160_mph, 40, 180, Why::braking_too_hard,
       Why::speed_above_top, wear(4, true)},
      {"Q11 may spin instead", "I1", 160_mph, 40, 180, Why::braking_too_hard, Why::speed_above_top,
       wear(0), spin},
      {"Q5 not below 20", "I1", 100_mph, 20, 160, Why::speed_below_minimum,
       Why::speed_above_acceleration, wear(4), at_least_20},
      {"Q5 where braking ends sooner that is the reason", "I1", 160_mph, 40, 180,
       Why::braking_too_hard, Why::speed_above_top, wear(4), at_least_20},
  });
}

TEST(Plots, DoNotRiseInACornerAboveWhatItStillAllows) {
  expect_ranges({
      {"SC-6.5c O12 and O13 allow 80", "I11", 60_mph, 0, 80, std::nullopt,
       Why::speed_raised_in_corner},
      {"Q20 the last space is left at once", "I13", 60_mph, 0, 120, std::nullopt,
       Why::speed_above_acceleration},
      {"SC-6.5a the same speed goes on", "I11", 100_mph, 0, 100, std::nullopt,
       Why::speed_raised_in_corner},
      {"SC-6.5c ref counts, not the 0 after a spinout", "I11", 0_mph, 0, 80, std::nullopt,
       Why::speed_above_start,
       [](Car& car) {
         starting_after_spin(car);
         car.ref = 100_mph;
       }},
      {"SC-6.5c after a slow spinout the corner binds", "O25", 0_mph, 0, 80, std::nullopt,
       Why::speed_raised_in_corner,
       [](Car& car) {
         starting_after_spin(car);
         car.specs.start = 80_mph;
       }},
      {"SC-6.5c K3 allows 120 for a while, then 80", "I23", 80_mph, 0, 80, std::nullopt,
       Why::speed_raised_in_corner},
      {"SC-6.5c a move that ends before the low limit", "I23", 40_mph, 0, 80, std::nullopt,
       Why::speed_raised_in_corner},
  });
}

TEST(Plots, WithoutWearKeepWithinTwentyOfEveryCorner) {
  const Options posted{.zero_wear_cap = ZeroWearCap::posted};
  const Options effective{.zero_wear_cap = ZeroWearCap::effective};
  expect_ranges({
      {"SC-6.8b O11 to O13 allow 100", "I8", 120_mph, 60, 100, Why::braking_not_payable,
       Why::speed_too_fast_without_wear, wear(0)},
      {"SC-6.8b with wear nothing is barred", "I8", 120_mph, 0, 180, std::nullopt,
       Why::speed_above_top, wear(2)},
      {"SC-6.8b out of reach nothing is barred", "I1", 120_mph, 60, 180, Why::braking_not_payable,
       Why::speed_above_top, wear(0)},
      {"SC-T.1 if all are barred the lowest remains", "I10", 180_mph, 120, 120,
       Why::braking_not_payable, Why::speed_too_fast_without_wear, wear(0)},
      {"Q19 a line does not help", "O8", 120_mph, 60, 100, Why::braking_not_payable,
       Why::speed_too_fast_without_wear, wear(0), posted},
      {"Q19 by the other reading R2 does: 80, the bonus and 20", "O21", 120_mph, 60, 120,
       Why::braking_not_payable, Why::speed_too_fast_without_wear, wear(0), effective},
      {"Q19 by the default it does not", "O21", 120_mph, 60, 100, Why::braking_not_payable,
       Why::speed_too_fast_without_wear, wear(0), posted},
  });
}

TEST(Plots, MayBeKeptBelowACertainCrash) {
  const Options illegal{.over_60_corner = Over60Corner::illegal};
  expect_ranges({
      {"Q17 a crash may be plotted", "I10", 160_mph, 40, 180, Why::braking_too_hard,
       Why::speed_above_top},
      {"Q17 or not: O11 is 60 over at 140", "I10", 160_mph, 40, 140, Why::braking_too_hard,
       Why::speed_certain_crash, wear(4), illegal},
      {"SC-T.1 if all are certain the lowest remains", "I10", 200_mph, 160, 160,
       Why::braking_not_payable, Why::speed_certain_crash,
       [](Car& car) {
         car.specs.decel = 20_mph;
         wear(1, true)(car);
       },
       illegal},
  });
}

// What legal and check say is the range, speed by speed.
TEST(Plots, AreAcceptedExactlyWithinTheRange) {
  TestTable table;
  table.add_car("I8", 120_mph).wear = 0;
  for (int mph = 0; mph <= 240; mph += 20) {
    SCOPED_TRACE(mph);
    EXPECT_EQ(table.refusal(0, plot(mph)).has_value(), mph < 60 || mph > 100);
  }
}

// Those who think ahead imagine such a car.
TEST(Plots, OfACarFasterThanAnyBuildAreListed) {
  TestTable table;
  Car& car = table.add_car("I2", kSpeedMax);
  car.specs.top = kSpeedMax + 20_mph;
  DecisionList list;
  SpeedCircuit::legal(table.game(), table.state, seat_at(0), list);
  EXPECT_EQ(list[list.size() - 1], plot(kSpeedMax + 40_mph));
}

}  // namespace
}  // namespace chicane::speed_circuit
