#include "rules/formula_one/baulking.h"

#include "rules/formula_one/game_for_tests.h"

namespace chicane::formula_one {
namespace {

// F1-BLK-2, A7
TEST(FormulaOneBaulking, ByTheCarStraightAheadElseTheFastest) {
  TestTable table;
  table.add_car(0, "2.5", 100_mph);
  table.add_car(1, "1.6", 120_mph);
  table.add_car(2, "3.6", 140_mph);
  table.turn(0);
  EXPECT_EQ(baulker_of(table.track(), table.state), 2);
  table.add_car(3, "2.6", 20_mph);
  EXPECT_EQ(baulker_of(table.track(), table.state), 3);
  table.car(3).has_left = true;
  table.car(2).where = Where::roadside;
  EXPECT_EQ(baulker_of(table.track(), table.state), 1);
  table.car(1).speed = table.car(2).speed = 60_mph;
  table.car(2).where = Where::track;
  EXPECT_EQ(baulker_of(table.track(), table.state), 1) << "of equals the inner";
}

// F1-BLK-3, A5  Set speed, then what the baulker's speed costs.
TEST(FormulaOneBaulking, CostCountsFromTheHigherOfStartAndSet) {
  struct Case {
    const char* what;
    BaulkReduction reduction;
    Speed start;
    Speed set;
    Speed other;
    int brake;
    int tyre;
  };
  const Case cases[] = {
      {"all of it forced", BaulkReduction::cumulative, 100_mph, 100_mph, 40_mph, 2, 1},
      {"set higher", BaulkReduction::cumulative, 60_mph, 100_mph, 40_mph, 2, 1},
      {"20 by choice, 40 forced", BaulkReduction::cumulative, 100_mph, 80_mph, 40_mph, 2, 1},
      {"40 by choice, 20 forced", BaulkReduction::cumulative, 100_mph, 60_mph, 40_mph, 1, 1},
      {"each for itself", BaulkReduction::separate, 100_mph, 80_mph, 40_mph, 1, 0},
      {"each for itself, free", BaulkReduction::separate, 100_mph, 60_mph, 40_mph, 0, 0},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.what);
    TestTable table({.baulk_reduction = c.reduction});
    table.add_car(0, "2.5", c.start);
    table.turn(0);
    table.take(set(c.set));
    const std::optional<Wear> cost = forced_cost(table.game(), table.state, c.other);
    ASSERT_TRUE(cost.has_value());
    EXPECT_EQ(cost->brake, c.brake);
    EXPECT_EQ(cost->tyre, c.tyre);
  }
}

TEST(FormulaOneBaulking, WhatCannotBePaidHasNoCost) {
  TestTable table;
  table.add_car(0, "2.5", 140_mph);
  table.turn(0);
  table.take(set(140_mph));
  EXPECT_FALSE(forced_cost(table.game(), table.state, 20_mph).has_value()) << "120 less";
  EXPECT_TRUE(forced_cost(table.game(), table.state, 40_mph).has_value());
  table.car(0).brake = 2;
  EXPECT_FALSE(forced_cost(table.game(), table.state, 40_mph).has_value());
  EXPECT_TRUE(forced_cost(table.game(), table.state, 60_mph).has_value());
  table.car(0).brake_failure = Defect::on;
  EXPECT_FALSE(forced_cost(table.game(), table.state, 120_mph).has_value()) << "not even 20";
}

// F1-RED-6  A car that began off the track has slowed down from nothing.
TEST(FormulaOneBaulking, OffTheTrackItCountsFromTheSetSpeed) {
  TestTable table;
  table.add_car(0, "P", 60_mph);
  table.add_car(1, "1.3", 20_mph);
  table.turn(0);
  table.take(set(40_mph));
  table.take(drive({}));
  EXPECT_EQ(table.place(0), "P");
  EXPECT_EQ(table.car(0).speed, 40_mph);
  table.add_car(1, "1.9", 0_mph);
  table.add_car(0, "R:2.19", 60_mph);
  table.add_car(1, "2.21", 20_mph);
  table.turn(0);
  table.take(set(40_mph));
  EXPECT_EQ(*forced_cost(table.game(), table.state, 20_mph), Wear{});
}

// F1-BLK-5
TEST(FormulaOneBaulking, FasterCarsAreMatchedUpToSixtyMore) {
  TestTable table;
  table.add_car(0, "2.20", 40_mph);
  table.add_car(1, "2.21", 100_mph);
  table.turn(0);
  EXPECT_TRUE(may_match(table.state, 1));
  table.car(1).speed = 120_mph;
  EXPECT_FALSE(may_match(table.state, 1));
  table.take(set(60_mph));
  table.take(drive({}));
  EXPECT_EQ(table.state.phase, Phase::card) << "nothing to match";
  table.car(1).speed = 100_mph;
  table.take(pass());
  table.car(0).speed = 40_mph;
  table.turn(0);
  table.take(set(40_mph));
  table.take(drive({}));
  ASSERT_EQ(table.state.phase, Phase::match);
  table.take(match());
  EXPECT_EQ(table.car(0).speed, 100_mph);
  EXPECT_EQ(table.place(0), "2.20");
}

// F1-BLK-4, F1-SPN-2
TEST(FormulaOneBaulking, WhoCannotPaySpinsAtTheRoadside) {
  TestTable table;
  table.add_car(0, "2.16", 120_mph).brake = 5;
  table.add_car(1, "2.20", 20_mph);
  table.turn(0);
  table.take(set(120_mph));
  table.drive_to({"2.17", "2.18", "2.19"});
  EXPECT_EQ(table.place(0), "R:2.19");
  EXPECT_EQ(table.car(0).speed, 0_mph);
  EXPECT_EQ(table.car(0).brake, 5);
  EXPECT_EQ(table.state.phase, Phase::idle);
}

}  // namespace
}  // namespace chicane::formula_one
