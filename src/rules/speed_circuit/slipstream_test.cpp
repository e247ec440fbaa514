#include "rules/speed_circuit/slipstream.h"

#include <gtest/gtest.h>

#include "rules/lib/tow.h"
#include "rules/speed_circuit/game_for_tests.h"

namespace chicane::speed_circuit {
namespace {

// The middle lane ends behind M6: I7 and O7 are both directly ahead of it. I7 lies in a corner.
Board fork() {
  Board board = chicane::for_tests::ring(30, {"I", "M", "O"});
  chicane::for_tests::remove(board, {"M7", "M8", "M9"});
  chicane::for_tests::post(board, "K1", {"I7"}, 100);
  return board;
}

TEST(Slipstream, BonusByTheSpeedOfTheFrontCar) {
  struct Case {
    const char* rule;
    Speed front;
    int want;
  };
  const Case cases[] = {
      {"SC-7.5 standing", 0_mph, 0},   {"SC-7.5 below 120", 100_mph, 0},
      {"SC-7.5 from 120", 120_mph, 1}, {"SC-7.5 up to 160", 160_mph, 1},
      {"SC-7.6 from 180", 180_mph, 2}, {"SC-7.6 above", 200_mph, 2},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(slip_spaces(c.front), c.want);
  }
}

TEST(Slipstream, MarkIsOpenDirectlyBehindACarOnStraightSpaces) {
  struct Case {
    const char* rule;
    const char* follower;
    const char* front;
    Status front_status;
    SlipChance want;
  };
  const Status running = Status::running;
  const Case cases[] = {
      {"SC-7.1 directly behind", "I4", "I5", running, SlipChance::open},
      {"SC-7.1 across the line", "O30", "O1", running, SlipChance::open},
      {"Q26 a neighbouring lane", "I4", "O5", running, SlipChance::no_car_ahead},
      {"Q26 a space between", "I4", "I6", running, SlipChance::no_car_ahead},
      {"SC-7.1 beside", "I4", "O4", running, SlipChance::no_car_ahead},
      {"SC-7.1 in front of it", "I5", "I4", running, SlipChance::no_car_ahead},
      {"SC-7.1 the front car in a corner", "I10", "I11", running, SlipChance::in_corner},
      {"SC-7.1 the follower in a corner", "I13", "I14", running, SlipChance::in_corner},
      {"SC-7.1 a line alone makes no corner", "O9", "O10", running, SlipChance::open},
      {"SC-T.3 a car that is out has left the board", "I4", "I5", Status::crash,
       SlipChance::no_car_ahead},
      {"SC-T.3 so has one that has finished", "I4", "I5", Status::finished,
       SlipChance::no_car_ahead},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    table.add_car(c.follower);
    table.add_car(c.front).status = c.front_status;
    EXPECT_EQ(slip_chance(table.game(), table.state, 0), c.want);
  }
}

TEST(Slipstream, OneOfTwoCarsAheadIsEnoughForTheMark) {
  TestTable table({}, fork());
  table.add_car("M6");
  table.add_car("I7");
  EXPECT_EQ(slip_chance(table.game(), table.state, 0), SlipChance::in_corner);
  table.add_car("O7");
  EXPECT_EQ(slip_chance(table.game(), table.state, 0), SlipChance::open);
}

TEST(Slipstream, CarsAheadAreNotedUnlessInACorner) {
  TestTable table({}, fork());
  table.add_car("M6");
  note_fronts(table.game(), table.state, 0);
  EXPECT_EQ(table.car(0).fronts[0], kNoCar);
  EXPECT_EQ(table.car(0).fronts[1], kNoCar);
  table.add_car("I7");
  table.add_car("O7");
  note_fronts(table.game(), table.state, 0);
  EXPECT_EQ(table.car(0).fronts[0], kNoCar) << "SC-7.1: I7 lies in a corner";
  EXPECT_EQ(table.car(0).fronts[1], 2);
}

TEST(Slipstream, BonusThatIsDue) {
  struct Case {
    const char* rule;
    bool mark;
    Speed plot;
    Speed front_plot;
    Speed front_driven;
    bool front_has_tested;
    Status front_status;
    int want;
  };
  const Status running = Status::running;
  const Case cases[] = {
      {"SC-7.5", true, 100_mph, 140_mph, 140_mph, true, running, 1},
      {"SC-7.4 not announced", false, 100_mph, 140_mph, 140_mph, true, running, 0},
      {"SC-7.3 as fast as the front car", true, 140_mph, 140_mph, 140_mph, true, running, 1},
      {"SC-7.3 faster", true, 160_mph, 140_mph, 140_mph, true, running, 0},
      {"SC-7.7 not even a plot of 0 matters", true, 0_mph, 140_mph, 140_mph, true, running, 1},
      {"SC-7.5b what it drives after its tests", true, 100_mph, 180_mph, 140_mph, true, running, 1},
      {"SC-7.5b too slow after its tests", true, 100_mph, 120_mph, 100_mph, true, running, 0},
      {"Q27 plots for SC-7.3", true, 180_mph, 180_mph, 140_mph, true, running, 1},
      {"SC-7.5b not tested yet: its plot", true, 100_mph, 180_mph, 0_mph, false, running, 2},
      {"Q27 a burnt engine", true, 100_mph, 180_mph, 180_mph, true, Status::engine, 0},
      {"Q27 a withdrawal", true, 100_mph, 180_mph, 180_mph, true, Status::brakes, 0},
      {"Q27 stalled out", true, 0_mph, 180_mph, 180_mph, true, Status::stall, 0},
      {"Q27 a crash in its move", true, 100_mph, 180_mph, 180_mph, true, Status::crash, 2},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    Car& follower = table.add_car("I4");
    follower.slip = c.mark;
    follower.plot = c.plot;
    follower.fronts = {1, kNoCar};
    Car& front = table.add_car("I5");
    front.plot = c.front_plot;
    front.driven = c.front_driven;
    front.has_tested = c.front_has_tested;
    front.status = c.front_status;
    EXPECT_EQ(bonus_due(table.state, table.car(0)), c.want);
  }
}

TEST(Slipstream, OfTwoCarsAheadTheLargerBonusCounts) {
  TestTable table({}, fork());
  Car& follower = table.add_car("M6");
  follower.slip = true;
  follower.plot = 140_mph;
  for (const Speed plot : {180_mph, 160_mph}) {
    Car& front = table.add_car(plot == 180_mph ? "I8" : "O7");
    front.plot = front.driven = plot;
    front.has_tested = true;
  }
  follower.fronts = {1, 2};
  EXPECT_EQ(bonus_due(table.state, follower), 2) << "SC-7.1";
  follower.fronts = {2, kNoCar};
  EXPECT_EQ(bonus_due(table.state, follower), 1);
  table.state.cars[1].plot = table.state.cars[1].driven = 120_mph;
  follower.fronts = {1, 2};
  EXPECT_EQ(bonus_due(table.state, follower), 1) << "SC-7.3 is asked of each";
}

}  // namespace
}  // namespace chicane::speed_circuit
