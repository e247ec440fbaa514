#include "rules/speed_circuit_wbc/engine.h"

#include <gtest/gtest.h>

#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

// Start Speed 60, acceleration 40.
Car driving(Speed speed, Speed plot) {
  Car car{};
  car.specs = {60_mph, 40_mph, 40_mph, 160_mph};
  car.speed = speed;
  car.plot = plot;
  return car;
}

Car starting(Speed plot) {
  Car car = driving(0_mph, plot);
  car.starting = true;
  return car;
}

TEST(Pushes, AreTestedAboveWhatTheCarHas) {
  struct Case {
    const char* rule;
    Car car;
    bool start, acceleration;
  };
  const Case cases[] = {
      {"SC-10.1 Start Speed", starting(60_mph), false, false},
      {"SC-10.1 above it", starting(80_mph), true, false},
      {"SC-2.4d from the start acceleration is not asked", starting(60_mph), false, false},
      {"SC-4.3b acceleration", driving(80_mph, 120_mph), false, false},
      {"SC-4.3b above it", driving(80_mph, 140_mph), false, true},
      {"SC-4.3b slower", driving(80_mph, 20_mph), false, false},
      {"W29 from rest, not starting", driving(0_mph, 60_mph), false, true},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(exceeds_start(c.car), c.start);
    EXPECT_EQ(exceeds_acceleration(c.car), c.acceleration);
  }
}

TEST(Damage, TakesTwentyOffTheCategoryThatWasTested) {
  struct Case {
    const char* rule;
    TableTest test;
    Specs before, after;
    Options options = {};
  };
  const Options none{.damage_floor = DamageFloor::none};
  const Specs car = {60_mph, 60_mph, 40_mph, 160_mph};
  const Specs lowest = {20_mph, 20_mph, 20_mph, 120_mph};
  const Case cases[] = {
      {"WBC-2.12a acceleration", TableTest::acceleration, car, {60_mph, 40_mph, 40_mph, 160_mph}},
      {"WBC-2.12a top speed", TableTest::top_speed, car, {60_mph, 60_mph, 40_mph, 140_mph}},
      {"WBC-3.6c a stall", TableTest::start, car, {60_mph, 40_mph, 40_mph, 160_mph}},
      {"WBC-2.12g acceleration not below 20", TableTest::acceleration, lowest, lowest},
      {"WBC-2.12g top speed not below 120", TableTest::top_speed, lowest, lowest},
      {"W5 or below", TableTest::acceleration, lowest, {20_mph, 0_mph, 20_mph, 120_mph}, none},
      {"W5 or below", TableTest::top_speed, lowest, {20_mph, 20_mph, 20_mph, 100_mph}, none},
      {"W5 but not below 0",
       TableTest::acceleration,
       {20_mph, 0_mph, 20_mph, 120_mph},
       {20_mph, 0_mph, 20_mph, 120_mph},
       none},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    Car damaged{};
    damaged.specs = c.before;
    damage_engine(c.options, damaged, c.test);
    EXPECT_EQ(damaged.specs, c.after);
    EXPECT_TRUE(damaged.engine_damaged);
    EXPECT_FALSE(damaged.brakes_damaged);
  }
}

TEST(Damage, OfTheBrakesTakesTwentyOffTheDeceleration) {
  struct Case {
    const char* rule;
    Speed before, after;
    Options options = {};
  };
  const Case cases[] = {
      {"WBC-3.7b", 60_mph, 40_mph},
      {"WBC-3.7b the last step", 40_mph, 20_mph},
      {"WBC-2.12g not below 20", 20_mph, 20_mph},
      {"W5 or below", 20_mph, 0_mph, {.damage_floor = DamageFloor::none}},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    Car car{};
    car.specs = {60_mph, 60_mph, c.before, 160_mph};
    damage_brakes(c.options, car);
    EXPECT_EQ(car.specs, (Specs{60_mph, 60_mph, c.after, 160_mph}));
    EXPECT_TRUE(car.brakes_damaged);
    EXPECT_FALSE(car.engine_damaged);
  }
}

TEST(DamageDeathTest, HappensOnceOnly) {
  Car car{};
  car.engine_damaged = car.brakes_damaged = true;
  EXPECT_DEATH(damage_engine({}, car, TableTest::start), "does not hold") << "WBC-2.12b";
  EXPECT_DEATH(damage_brakes({}, car), "does not hold") << "WBC-2.12f";
}

TEST(Half, IsRoundedDownToAMultipleOfTwenty) {
  EXPECT_EQ(half(0_mph), 0_mph);
  EXPECT_EQ(half(20_mph), 0_mph) << "WBC-2.11b";
  EXPECT_EQ(half(120_mph), 60_mph) << "WBC-2.12c";
  EXPECT_EQ(half(180_mph), 80_mph);
  EXPECT_EQ(half(220_mph), 100_mph);
}

// --- The tests of a move ------------------------------------------------------------------------

// One car plots and throws; what it drives then.
struct Throw {
  TableTest test;
  int total;
};

struct MoveCase {
  const char* rule;
  Speed speed;
  int plot;
  std::vector<Throw> throws;
  int driven;
  Specs specs = {60_mph, 40_mph, 40_mph, 160_mph};  // Afterwards.
  bool starting = false;
  Options options = {};
  bool was_damaged = false;
  Status status = Status::running;
};

void expect_tests(const std::vector<MoveCase>& cases) {
  for (const MoveCase& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table(c.options);
    Car& car = table.add_car("I1", c.speed);
    car.starting = c.starting;
    car.engine_damaged = c.was_damaged;
    table.plot_all({c.plot});
    for (const Throw& t : c.throws) {
      ASSERT_EQ(table.state.phase, Phase::chips);
      EXPECT_EQ(table.state.test, t.test);
      table.roll_for(t.total / 2, t.total - t.total / 2);
    }
    EXPECT_NE(table.state.phase, Phase::chips) << "no more is tested";
    EXPECT_EQ(table.car(0).specs, c.specs);
    EXPECT_EQ(table.car(0).status, c.status);
    if (c.status != Status::running) continue;
    EXPECT_EQ(table.state.move.speed.mph(), c.driven);
    EXPECT_EQ(table.car(0).plot.mph(), c.driven) << "what counts for a slip";
  }
}

TEST(EngineTests, HoldUpToNine) {
  const Specs slower = {60_mph, 20_mph, 40_mph, 160_mph};
  const Specs less_top = {60_mph, 40_mph, 40_mph, 140_mph};
  const Specs as_built = {60_mph, 40_mph, 40_mph, 160_mph};
  expect_tests({
      {"no push, no test", 80_mph, 120, {}, 120},
      {"WBC-3.5a 9 holds", 80_mph, 140, {{TableTest::acceleration, 9}}, 140},
      {"WBC-3.5b 10 is 20 less", 80_mph, 140, {{TableTest::acceleration, 10}}, 120, slower},
      {"WBC-3.5a top speed", 140_mph, 180, {{TableTest::top_speed, 9}}, 180},
      {"WBC-3.5b top speed", 140_mph, 180, {{TableTest::top_speed, 10}}, 160, less_top},
      {"SC-4.4 both are tested, both hold",
       120_mph,
       180,
       {{TableTest::acceleration, 2}, {TableTest::top_speed, 9}},
       180},
      {"interaction 2 one failure: 20 less once",
       120_mph,
       180,
       {{TableTest::acceleration, 12}, {TableTest::top_speed, 9}},
       160,
       slower},
      {"interaction 2 the other failure",
       120_mph,
       180,
       {{TableTest::acceleration, 9}, {TableTest::top_speed, 12}},
       160,
       less_top},
      {"interaction 2 both: half of the plot, damage once",
       120_mph,
       180,
       {{TableTest::acceleration, 12}, {TableTest::top_speed, 12}},
       80,
       slower},
      {"W4 recheck: 160 is not above top",
       120_mph,
       180,
       {{TableTest::acceleration, 12}},
       160,
       slower,
       false,
       {.double_test = DoubleTest::recheck}},
      {"W4 recheck: after a success as ever",
       120_mph,
       180,
       {{TableTest::acceleration, 9}, {TableTest::top_speed, 9}},
       180,
       as_built,
       false,
       {.double_test = DoubleTest::recheck}},
      {"interaction 3 second damage: half of what was plotted",
       80_mph,
       140,
       {{TableTest::acceleration, 10}},
       60,
       as_built,
       false,
       {},
       true},
      {"interaction 2 then the other test is not rolled",
       120_mph,
       180,
       {{TableTest::acceleration, 10}},
       80,
       as_built,
       false,
       {},
       true},
      {"WBC-2.1b a speed above top is tested though merely held",
       180_mph,
       180,
       {{TableTest::top_speed, 9}},
       180},
  });
}

// Interaction 3: half of 200, not of the 180 that the first failure has left.
TEST(EngineTests, ThatFailTwiceLeaveHalfOfWhatWasPlotted) {
  TestTable table;
  table.add_car("I1", 140_mph).specs.top = 180_mph;
  table.plot_all({200});
  table.roll_for(6, 6);
  EXPECT_EQ(table.state.move.speed, 180_mph);
  table.roll_for(6, 6);
  EXPECT_EQ(table.state.move.speed, 100_mph);
  EXPECT_EQ(table.happened().back(), EventKind::engine_failed);
}

TEST(StartTests, HoldUpToEight) {
  const Specs slower = {60_mph, 20_mph, 40_mph, 160_mph};
  const Specs as_built = {60_mph, 40_mph, 40_mph, 160_mph};
  expect_tests({
      {"SC-10.1 Start Speed itself", 0_mph, 60, {}, 60, as_built, true},
      {"WBC-3.6a 8 holds", 0_mph, 80, {{TableTest::start, 8}}, 80, as_built, true},
      {"WBC-3.6b 9 is 40 less", 0_mph, 80, {{TableTest::start, 9}}, 40, as_built, true},
      {"WBC-3.6c 10 stalls", 0_mph, 80, {{TableTest::start, 10}}, 0, slower, true},
      {"WBC-3.6e a second damage ends it",
       0_mph,
       80,
       {{TableTest::start, 10}},
       0,
       as_built,
       true,
       {},
       true,
       Status::engine},
      {"WBC-3.6b a mis-shift damages nothing",
       0_mph,
       80,
       {{TableTest::start, 9}},
       40,
       as_built,
       true,
       {},
       true},
  });
}

TEST(StartTests, ComeBeforeThatOfTheTopSpeed) {
  struct Case {
    const char* rule;
    int start_total;
    std::optional<int> top_total;
    int driven;
  };
  const Case cases[] = {
      {"R1 both hold", 8, 9, 140},
      {"R1 the top speed fails", 8, 10, 120},
      {"R1 not tested after a mis-shift", 9, std::nullopt, 100},
      {"R1 nor after a stall", 10, std::nullopt, 0},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    Car& car = table.add_car("I1");
    car.starting = true;
    car.specs = {120_mph, 40_mph, 40_mph, 120_mph};
    table.plot_all({140});
    EXPECT_EQ(table.state.test, TableTest::start);
    table.roll_for(c.start_total / 2, c.start_total - c.start_total / 2);
    if (c.top_total) {
      EXPECT_EQ(table.state.test, TableTest::top_speed);
      table.roll_for(*c.top_total / 2, *c.top_total - *c.top_total / 2);
    }
    EXPECT_EQ(table.state.phase, Phase::move);
    EXPECT_EQ(table.state.move.speed.mph(), c.driven);
  }
}

TEST(StartTests, LeaveACarStartingThatDoesNotGetAway) {
  struct Case {
    const char* rule;
    int plot;
    int total;
    StallRestart restart;
    bool starting;
    int highest;  // Of the next turn, Start Speed 20, acceleration 60.
  };
  const Case cases[] = {
      {"WBC-3.6d a stall", 40, 10, StallRestart::start, true, 40},
      {"WBC-3.6d a mis-shift to 0", 40, 9, StallRestart::start, true, 40},
      {"W24 or acceleration governs", 40, 10, StallRestart::accel, false, 60},
      {"W24 also after a mis-shift", 40, 9, StallRestart::accel, false, 80},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table({.stall_restart = c.restart});
    Car& car = table.add_car("I1");
    car.starting = true;
    car.specs = {20_mph, 60_mph, 40_mph, 160_mph};
    table.plot_all({c.plot});
    table.roll_for(c.total / 2, c.total - c.total / 2);
    table.take(0, end_move());
    EXPECT_EQ(table.state.turn, 1);
    EXPECT_EQ(table.car(0).starting, c.starting);
    EXPECT_EQ(table.legal(0).size(), static_cast<std::size_t>(c.highest / 20 + 1));
  }
}

// The car of an engine that has failed leaves after its move, unless that brings it home.
TEST(EngineFailure, EndsTheRaceWithTheMove) {
  struct Case {
    const char* rule;
    const char* place;
    int lap;
    std::vector<std::string> path;
    Status want;
  };
  const Case cases[] = {
      {"WBC-2.12c", "I1", 1, {"I2", "I3", "I4"}, Status::engine},
      {"WBC-2.12d home", "I38", 3, {"I39", "I40", "I1"}, Status::finished},
      {"WBC-2.12d the row before the line is home",
       "I37",
       3,
       {"I38", "I39", "I40"},
       Status::finished},
      {"WBC-2.12d one row short", "I36", 3, {"I37", "I38", "I39"}, Status::engine},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    Car& car = table.add_car(c.place, 80_mph);
    car.progress = static_cast<std::int16_t>(car.progress + 40 * (c.lap - 1));
    car.engine_damaged = true;
    table.add_car("O20", 20_mph);
    table.plot_all({140, 20});
    if (table.wheel() == 1) {
      table.drive_over({"O21"});
      table.take(1, end_move());
    }
    table.roll_for(6, 6);
    table.drive_over(c.path);
    EXPECT_EQ(table.car(0).status, Status::running) << "it blocks until its move ends";
    table.take(0, end_move());
    if (table.state.phase == Phase::move) {
      table.drive_over({"O21"});
      table.take(1, end_move());
    }
    EXPECT_EQ(table.car(0).status, c.want);
  }
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
