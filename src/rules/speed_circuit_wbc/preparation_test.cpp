#include "rules/speed_circuit_wbc/preparation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

using ::testing::ElementsAre;

// --- WBC-1.0  Builds ---------------------------------------------------------------------------

TEST(WbcBuilds, HaveLevelsWithinTheirCategoryThatSumToTwo) {
  struct Case {
    const char* rule;
    Levels levels;
    bool categories;
    bool sum;
  };
  const Case cases[] = {
      {"WBC-1.0 an ordinary car", {0, 0, 0, 0, 1, 1}, true, true},
      {"WBC-1.0 -2 and +2 are the ends", {-2, 2, 2, -2, 2, 0}, true, true},
      {"WBC-1.0 start not below -2", {-3, 2, 2, 1, 0, 0}, false, true},
      {"WBC-1.0 skill not above +2", {0, 0, 0, 0, -1, 3}, false, true},
      {"WBC-1.0 acceleration down to -1", {1, -1, 1, 1, 0, 0}, true, true},
      {"WBC-1.0 acceleration has no -2", {2, -2, 1, 1, 0, 0}, false, true},
      {"WBC-1.0 deceleration down to -1", {1, 1, -1, 1, 0, 0}, true, true},
      {"WBC-1.0 deceleration has no -2", {2, 1, -2, 1, 0, 0}, false, true},
      {"WBC-1.0 top speed has -2", {2, 1, 1, -2, 0, 0}, true, true},
      {"WBC-1.0 wear has -2", {2, 1, 1, 0, -2, 0}, true, true},
      {"WBC-1.0 skill has -2", {2, 1, 1, 0, 0, -2}, true, true},
      {"W2 one too few", {0, 0, 0, 0, 0, 1}, true, false},
      {"W2 one too many", {0, 0, 0, 1, 1, 1}, true, false},
      {"WBC-1.0 whatever was said", {9, 9, 9, 9, 9, -9}, false, false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(levels_hold(c.levels), c.categories);
    EXPECT_EQ(level_sum_holds(c.levels), c.sum);
  }
}

// Every combination of levels from −3 to 3.
TEST(WbcBuilds, AreElevenHundredAndFortySixInAll) {
  int count = 0;
  for (int code = 0; code < 7 * 7 * 7 * 7 * 7 * 7; ++code) {
    Levels levels{};
    for (int i = 0, rest = code; i < 6; ++i, rest /= 7)
      levels[i] = static_cast<std::int8_t>(rest % 7 - 3);
    if (levels_hold(levels) && level_sum_holds(levels)) ++count;
  }
  EXPECT_EQ(count, 1146);
  EXPECT_EQ(kBuildCount, 1146);
}

TEST(WbcBuilds, AreNumberedInTheOrderOfTheirLevels) {
  for (int number = 0; number < kBuildCount; ++number) {
    const Levels& levels = build_levels(number);
    EXPECT_TRUE(levels_hold(levels) && level_sum_holds(levels));
    EXPECT_EQ(build_number(levels), number);
    EXPECT_EQ(all_builds()[number], build(levels));
    if (number > 0) {
      EXPECT_LT(build_levels(number - 1), levels);
      EXPECT_LT(all_builds()[number - 1], all_builds()[number]);
    }
  }
  EXPECT_EQ(build_levels(0), (Levels{-2, -1, -1, 2, 2, 2}));
  EXPECT_EQ(build_levels(kBuildCount - 1), (Levels{2, 2, 2, 0, -2, -2}));
}

TEST(WbcBuildsDeathTest, WhatIsNoBuildHasNoNumber) {
  EXPECT_DEATH(build_number({0, 0, 0, 0, 0, 0}), "does not hold");
  EXPECT_DEATH(build_number({2, 2, 2, 2, 2, 2}), "does not hold");
}

Car equipped(const Levels& levels, int laps) {
  Car car{};
  equip(car, levels, laps);
  return car;
}

TEST(WbcBuilds, GiveTheValuesOfTheTable) {
  struct Case {
    int level;
    Speed start, accel, decel, top;
    int wear, ones, threes;  // For three laps, as WBC-1.1 and WBC-1.2 print them.
  };
  const Case cases[] = {
      {-2, 20_mph, {}, {}, 120_mph, 12, 0, 0},
      {-1, 40_mph, 20_mph, 20_mph, 140_mph, 15, 6, 0},
      {0, 60_mph, 40_mph, 40_mph, 160_mph, 18, 9, 1},
      {1, 100_mph, 60_mph, 60_mph, 180_mph, 21, 12, 2},
      {2, 120_mph, 80_mph, 80_mph, 200_mph, 24, 15, 3},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.level);
    const auto level = static_cast<std::int8_t>(c.level);
    const std::int8_t rate = std::max<std::int8_t>(level, -1);
    const Car car = equipped({level, rate, rate, level, level, level}, 3);
    EXPECT_EQ(car.specs.start, c.start);
    EXPECT_EQ(car.specs.top, c.top);
    EXPECT_EQ(car.wear, c.wear);
    EXPECT_EQ(car.ones, c.ones);
    EXPECT_EQ(car.threes, c.threes);
    if (c.level < -1) continue;  // WBC-1.0  No such level.
    EXPECT_EQ(car.specs.accel, c.accel);
    EXPECT_EQ(car.specs.decel, c.decel);
  }
}

TEST(WbcBuilds, GiveEachCategoryItsOwnLevel) {
  const Car car = equipped({-1, 2, -1, 1, -2, 0}, 3);
  EXPECT_EQ(car.specs, (Specs{40_mph, 80_mph, 20_mph, 180_mph}));
  EXPECT_EQ(car.wear, 12);
  EXPECT_EQ(car.ones, 9);
  EXPECT_EQ(car.threes, 1);
}

TEST(WbcBuilds, GiveWearAndOnesForEachLapButThreesOnce) {
  const Levels best = {0, 0, 0, -2, 2, 2};
  EXPECT_EQ(equipped(best, 1).wear, 8) << "WBC-1.1";
  EXPECT_EQ(equipped(best, 1).ones, 5) << "WBC-1.2";
  EXPECT_EQ(equipped(best, 1).threes, 3) << "WBC-1.2: in total, not per lap";
  EXPECT_EQ(equipped(best, kLapsMax).wear, 240) << "fits into its byte";
  EXPECT_EQ(equipped(best, kLapsMax).ones, 150);
  EXPECT_EQ(equipped(best, kLapsMax).threes, 3);
}

// --- WBC-H.3, WBC-F.4  Bids --------------------------------------------------------------------

TEST(WbcBids, HaveAValueOfWearAndHalfTheChips) {
  struct Case {
    const char* rule;
    Bid bid;
    int doubled;
    Options options = {};
  };
  const Options one{.bid_minus3 = BidMinus3::one};
  const Case cases[] = {
      {"WBC-H.3a nothing", {0, 0, 0}, 0},
      {"WBC-H.3b wear counts whole", {2, 0, 0}, 4},
      {"WBC-H.3b a chip counts half", {0, 1, 0}, 1},
      {"W18 a -3 chip counts as three", {0, 0, 1}, 3},
      {"WBC-H.3b all together", {2, 1, 2}, 11},
      {"W18 or as one", {0, 0, 1}, 1, one},
      {"W18 the rest stays", {2, 1, 2}, 7, one},
      {"WBC-H.3b as much as there is", {240, 150, 3}, 639},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(doubled_grid_value(c.options, c.bid, 0), c.doubled);
  }
}

TEST(WbcBids, InAFinalCountThePointsOfTheBestFinish) {
  struct Case {
    int best;
    int points;
  };
  const Case cases[] = {{0, 0}, {1, 10}, {2, 7}, {3, 5}, {4, 4}, {5, 3},
                        {6, 2}, {7, 1},  {8, 0}, {9, 0}, {99, 0}};
  for (const Case& c : cases) {
    SCOPED_TRACE(c.best);
    Options options{.race = RaceKind::final};
    options.best[1] = static_cast<std::uint8_t>(c.best);
    EXPECT_EQ(doubled_grid_value(options, {1, 1, 0}, 1), 3 + 2 * c.points);
    EXPECT_EQ(doubled_grid_value(options, {1, 1, 0}, 0), 3) << "each driver his own";
    options.race = RaceKind::heat;
    EXPECT_EQ(doubled_grid_value(options, {1, 1, 0}, 1), 3) << "nothing in a heat";
  }
}

State with_bids(const std::vector<Bid>& bids, const Options& options = {}) {
  State state{};
  for (const Bid& bid : bids) {
    Car& car = state.cars[state.car_count++];
    car.wear = 12;
    car.ones = 9;
    car.threes = 2;
    car.bid = bid;
  }
  take_bids(options, state);
  return state;
}

std::vector<int> listed(const State& state) {
  return {state.grid.order.begin(), state.grid.order.begin() + state.car_count};
}

TEST(WbcBids, AreLostWhateverTheyBring) {
  const State state = with_bids({{3, 2, 1}, {0, 0, 0}, {12, 9, 2}});
  struct Case {
    int wear, ones, threes;
  };
  const Case cases[] = {{9, 7, 1}, {12, 9, 2}, {0, 0, 0}};
  for (int i = 0; i < 3; ++i) {
    SCOPED_TRACE(i);
    EXPECT_EQ(state.cars[i].wear, cases[i].wear) << "WBC-H.3c";
    EXPECT_EQ(state.cars[i].ones, cases[i].ones);
    EXPECT_EQ(state.cars[i].threes, cases[i].threes);
  }
}

TEST(WbcBids, OfHigherValueStartFurtherAhead) {
  const State state = with_bids({{1, 0, 0}, {0, 0, 1}, {0, 4, 0}, {0, 0, 0}});
  EXPECT_THAT(listed(state), ElementsAre(2, 1, 0, 3));
  EXPECT_EQ(state.grid.roller(), -1) << "nobody is tied";
  EXPECT_THAT(listed(with_bids({{0, 2, 0}, {0, 0, 1}}, {.bid_minus3 = BidMinus3::one})),
              ElementsAre(0, 1))
      << "W18";
}

TEST(WbcBids, OfEqualValueThrowHigherIsBetter) {
  State state = with_bids({{1, 0, 0}, {3, 0, 0}, {0, 2, 0}});
  EXPECT_EQ(state.grid.roller(), 0) << "2 chips are worth 1 wear";
  state.grid.take_roll(0, 37);
  EXPECT_EQ(state.grid.roller(), 2);
  state.grid.take_roll(2, 100);
  EXPECT_EQ(state.grid.roller(), -1);
  EXPECT_THAT(listed(state), ElementsAre(1, 2, 0)) << "WBC-H.3d";
}

TEST(WbcBids, CanBeAllThatADriverHas) {
  Car car{};
  car.wear = 12;
  car.ones = 9;
  car.threes = 2;
  EXPECT_EQ(purse(car), (Bid{12, 9, 2}));
}

// --- The grid ----------------------------------------------------------------------------------

TEST(WbcGrid, LiesBehindTheLine) {
  const TestTable table;
  State state = with_bids({{0, 0, 0}, {2, 0, 0}, {1, 0, 0}});
  place_on_grid(table.course(), state);
  struct Case {
    int car;
    const char* place;
    int progress;
  };
  const Case cases[] = {{1, "I40", 0}, {2, "O40", 0}, {0, "I39", -1}};
  for (const Case& c : cases) {
    SCOPED_TRACE(c.place);
    EXPECT_EQ(table.place(state.cars[c.car]), c.place);
    EXPECT_EQ(state.cars[c.car].progress, c.progress);
    EXPECT_TRUE(state.cars[c.car].starting);
  }
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
