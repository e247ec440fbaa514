#include "rules/speed_circuit/acceleration.h"

#include <gtest/gtest.h>

#include "rules/speed_circuit/game_for_tests.h"

namespace chicane::speed_circuit {
namespace {

Car car_at(Speed speed, Speed accel, Speed top, Speed plot) {
  Car car{};
  car.speed = speed;
  car.specs.accel = accel;
  car.specs.top = top;
  car.plot = car.driven = plot;
  return car;
}

TEST(Acceleration, TestsByWhatThePlotExceeds) {
  struct Case {
    const char* rule;
    Speed speed;
    Speed plot;
    bool starting;
    bool acceleration;
    bool top;
  };
  // Acceleration 40, top speed 160.
  const Case cases[] = {
      {"SC-4.2 up to the acceleration is free", 100_mph, 140_mph, false, false, false},
      {"SC-4.3b 20 more costs a die", 100_mph, 160_mph, false, true, false},
      {"SC-4.2 up to the top speed is free", 140_mph, 160_mph, false, false, false},
      {"SC-4.3b 20 above costs a die", 140_mph, 180_mph, false, false, true},
      {"SC-4.4 both at once", 120_mph, 180_mph, false, true, true},
      {"SC-4.3f held above the top speed", 180_mph, 180_mph, false, false, true},
      {"SC-4.3f slower, but still above it", 200_mph, 180_mph, false, false, true},
      {"SC-2.4d Start Speed governs, not the acceleration", 0_mph, 80_mph, true, false, false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    Car car = car_at(c.speed, 40_mph, 160_mph, c.plot);
    car.starting = c.starting;
    EXPECT_EQ(exceeds_acceleration(car), c.acceleration);
    EXPECT_EQ(exceeds_top_speed(car), c.top);
  }
}

TEST(Acceleration, EngineByDamageAndFace) {
  struct Case {
    const char* rule;
    bool damaged;
    int face;
    EngineResult want;
  };
  const Case cases[] = {
      {"SC-4.3b 1", false, 1, EngineResult::holds},
      {"SC-4.3b 5 still holds", false, 5, EngineResult::holds},
      {"SC-4.3c 6 damages", false, 6, EngineResult::damaged},
      {"SC-4.5 a damaged engine holds as well", true, 5, EngineResult::holds},
      {"SC-4.5 a later 6 burns it out", true, 6, EngineResult::burnt_out},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(engine_result(c.damaged, c.face), c.want);
  }
}

TEST(Acceleration, DamageLowersSpecificationsAndTheSpeedOfTheTurn) {
  struct Case {
    const char* rule;
    EngineFailSpeed option;
    Speed speed;
    Speed accel;
    Speed top;
    Speed plot;
    Speed want_accel;
    Speed want_top;
    Speed want_driven;
  };
  const EngineFailSpeed specs = EngineFailSpeed::new_specs;
  const EngineFailSpeed attempt = EngineFailSpeed::attempt_minus_20;
  const Case cases[] = {
      {"SC-4.3c both fall by 20", specs, 100_mph, 60_mph, 180_mph, 180_mph, 40_mph, 160_mph,
       140_mph},
      {"SC-4.3d the new acceleration binds at once", specs, 100_mph, 40_mph, 160_mph, 160_mph,
       20_mph, 140_mph, 120_mph},
      {"SC-4.3d the new top speed binds at once", specs, 140_mph, 60_mph, 160_mph, 180_mph, 40_mph,
       140_mph, 140_mph},
      {"SC-4.3d also below the last speed", specs, 180_mph, 40_mph, 160_mph, 180_mph, 20_mph,
       140_mph, 140_mph},
      {"SC-4.3d the plot is still the most", specs, 180_mph, 60_mph, 180_mph, 160_mph, 40_mph,
       160_mph, 160_mph},
      {"SC-4.3e not below 20 and 140", specs, 100_mph, 20_mph, 140_mph, 140_mph, 20_mph, 140_mph,
       120_mph},
      {"Q8 the other reading", attempt, 100_mph, 40_mph, 160_mph, 160_mph, 20_mph, 140_mph,
       140_mph},
      {"Q8 whatever the new top speed is", attempt, 180_mph, 40_mph, 160_mph, 180_mph, 20_mph,
       140_mph, 160_mph},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    Car car = car_at(c.speed, c.accel, c.top, c.plot);
    damage_engine({.engine_fail_speed = c.option}, car);
    EXPECT_TRUE(car.engine_damaged);
    EXPECT_EQ(car.specs.accel.mph(), c.want_accel.mph());
    EXPECT_EQ(car.specs.top.mph(), c.want_top.mph());
    EXPECT_EQ(car.driven.mph(), c.want_driven.mph());
    EXPECT_EQ(car.plot, c.plot) << "the plot still rules the order and SC-7.3";
  }
}

// SC-4.4, Q9  Both dice are owed and both are told, also if the first leaves nothing to lose.
TEST(Acceleration, TheDieThatNoLongerMattersIsTold) {
  TestTable table;
  table.add_car("I1", 120_mph).specs = {60_mph, 20_mph, 40_mph, 140_mph};
  table.state.cars[0].engine_damaged = true;
  table.take(0, plot(160));
  table.throw_die(6);
  table.throw_die(3);

  const std::vector<Event>& events = table.log.events;
  ASSERT_GE(events.size(), 3u);
  EXPECT_EQ(events[1].kind, EventKind::engine_burnt_out);
  EXPECT_EQ(events[2].kind, EventKind::threw_in_vain);
  EXPECT_EQ(events[2].test, EngineTest::top_speed);
  EXPECT_EQ(events[2].face, 3);
}

TEST(AccelerationDeathTest, AnEngineIsDamagedOnce) {
  Car car = car_at(100_mph, 40_mph, 160_mph, 160_mph);
  car.engine_damaged = true;
  EXPECT_DEATH(damage_engine({}, car), "does not hold");
}

}  // namespace
}  // namespace chicane::speed_circuit
