#include "rules/speed_circuit/preparation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/speed_circuit/game_for_tests.h"

namespace chicane::speed_circuit {
namespace {

using ::testing::ElementsAre;

// --- SC-2.4  Builds ----------------------------------------------------------------------------

TEST(Builds, HaveFivePointsAndAtMostTwoInACategory) {
  struct Case {
    const char* rule;
    Points points;
    bool categories;
    bool sum;
  };
  const Case cases[] = {
      {"SC-2.4b one in each", {1, 1, 1, 1, 1}, true, true},
      {"SC-2.4b two is the most", {2, 2, 1, 0, 0}, true, true},
      {"SC-2.4b three is too many", {3, 2, 0, 0, 0}, false, true},
      {"SC-2.4b also in the last", {0, 0, 0, 2, 3}, false, true},
      {"SC-2.4b none may be left over", {1, 1, 1, 1, 0}, true, false},
      {"SC-2.4b six are too many", {2, 1, 1, 1, 1}, true, false},
      {"SC-2.4b none at all", {0, 0, 0, 0, 0}, true, false},
      {"SC-2.4b whatever was said", {9, 9, 9, 9, 9}, false, false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(categories_hold(c.points), c.categories);
    EXPECT_EQ(points_hold(c.points), c.sum);
  }
}

TEST(Builds, AreFiftyOneInAll) {
  int count = 0;
  for (int code = 0; code < 1024; ++code) {
    Points points{};
    for (int i = 0, rest = code; i < 5; ++i, rest /= 4)
      points[i] = static_cast<std::uint8_t>(rest % 4);
    if (categories_hold(points) && points_hold(points)) ++count;
  }
  EXPECT_EQ(count, 51);
  EXPECT_EQ(kBuildCount, 51);
}

TEST(Builds, AreNumberedInTheOrderOfTheirPoints) {
  for (int number = 0; number < kBuildCount; ++number) {
    const Points& points = build_points(number);
    EXPECT_TRUE(categories_hold(points) && points_hold(points));
    EXPECT_EQ(build_number(points), number);
    EXPECT_EQ(all_builds()[number], build(points));
    if (number > 0) {
      EXPECT_LT(build_points(number - 1), points);
    }
  }
  EXPECT_EQ(build_points(0), (Points{0, 0, 1, 2, 2}));
  EXPECT_EQ(build_points(50), (Points{2, 2, 1, 0, 0}));
}

TEST(Builds, GiveTheSpecificationsOfTheTable) {
  struct Case {
    const char* rule;
    Points points;
    Specs specs;
    int wear;
  };
  const Case cases[] = {
      {"SC-2.4a no point", {0, 0, 0, 0, 0}, {40_mph, 20_mph, 20_mph, 140_mph}, 4},
      {"SC-2.4a one point", {1, 1, 1, 1, 1}, {60_mph, 40_mph, 40_mph, 160_mph}, 5},
      {"SC-2.4a two points", {2, 2, 2, 2, 2}, {80_mph, 60_mph, 60_mph, 180_mph}, 6},
      {"SC-2.4a each its own", {0, 1, 2, 0, 1}, {40_mph, 40_mph, 60_mph, 140_mph}, 5},
      {"Q3 car A of the sample", {1, 1, 0, 1, 2}, {60_mph, 40_mph, 20_mph, 160_mph}, 6},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(specs_of(c.points), c.specs);
    EXPECT_EQ(wear_of(c.points, 1), c.wear);
  }
}

TEST(Builds, GiveWearForAllLapsTogether) {
  EXPECT_EQ(wear_of({0, 0, 0, 0, 0}, 2), 8) << "SC-2.6";
  EXPECT_EQ(wear_of({0, 0, 0, 0, 2}, 3), 18) << "SC-13.1";
  EXPECT_EQ(wear_of({0, 0, 0, 0, 2}, kLapsMax), 480);
}

// --- SC-2.7  Grid ------------------------------------------------------------------------------

State entered(const std::vector<Speed>& start_speeds) {
  State state{};
  for (const Speed start : start_speeds) state.cars[state.car_count++].specs.start = start;
  list_grid(state);
  return state;
}

std::vector<int> listed(const State& state) {
  return {state.grid.order.begin(), state.grid.order.begin() + state.car_count};
}

// Each die falls to the car that is to throw; the cars are what comes back.
std::vector<int> throw_dice(State& state, const std::vector<int>& faces) {
  std::vector<int> cars;
  for (const int face : faces) {
    cars.push_back(state.grid.roller());
    state.grid.take_roll(cars.back(), face);
  }
  return cars;
}

TEST(Grid, IsFilledByStartSpeed) {
  const State state = entered({40_mph, 80_mph, 60_mph});
  EXPECT_THAT(listed(state), ElementsAre(1, 2, 0));
  EXPECT_EQ(state.grid.roller(), -1) << "nobody is tied";
}

TEST(Grid, EqualStartSpeedsThrowInSeatOrder) {
  State state = entered({60_mph, 40_mph, 60_mph, 60_mph});
  EXPECT_THAT(throw_dice(state, {2, 6, 4}), ElementsAre(0, 2, 3));
  EXPECT_EQ(state.grid.roller(), -1);
  EXPECT_THAT(listed(state), ElementsAre(2, 3, 0, 1)) << "the highest die takes the best place";
}

TEST(Grid, GroupsThrowFromTheFastestDown) {
  State state = entered({40_mph, 80_mph, 40_mph, 80_mph});
  EXPECT_THAT(throw_dice(state, {1, 2, 1, 2}), ElementsAre(1, 3, 0, 2));
  EXPECT_THAT(listed(state), ElementsAre(3, 1, 2, 0));
}

TEST(Grid, EqualDiceThrowAgainAmongThemselves) {
  State state = entered({60_mph, 60_mph, 60_mph});
  EXPECT_THAT(throw_dice(state, {3, 5, 5}), ElementsAre(0, 1, 2));
  EXPECT_THAT(throw_dice(state, {2, 2}), ElementsAre(1, 2)) << "Q34";
  EXPECT_THAT(throw_dice(state, {1, 6}), ElementsAre(1, 2));
  EXPECT_EQ(state.grid.roller(), -1);
  EXPECT_THAT(listed(state), ElementsAre(2, 1, 0)) << "a re-roll never costs the place above";
}

TEST(Grid, TheBestContestedPlaceIsThrownForFirst) {
  State state = entered({60_mph, 60_mph, 60_mph, 60_mph});
  throw_dice(state, {3, 5, 3, 5});
  EXPECT_THAT(throw_dice(state, {1, 2, 2, 1}), ElementsAre(1, 3, 0, 2));
  EXPECT_THAT(listed(state), ElementsAre(3, 1, 0, 2));
}

TEST(Grid, TheTiedAtTheEndThrowAgainToo) {
  State state = entered({60_mph, 60_mph, 60_mph});
  throw_dice(state, {6, 2, 2});
  EXPECT_THAT(throw_dice(state, {1, 4}), ElementsAre(1, 2));
  EXPECT_THAT(listed(state), ElementsAre(0, 2, 1));
}

TEST(Grid, PlacesLieBehindTheLine) {
  const TestTable table;
  State state = entered({40_mph, 80_mph, 60_mph});
  place_on_grid(table.game().course, state);
  struct Case {
    int car;
    const char* place;
    int progress;
  };
  const Case cases[] = {{1, "I30", 0}, {2, "O30", 0}, {0, "I29", -1}};
  for (const Case& c : cases) {
    SCOPED_TRACE(c.place);
    EXPECT_EQ(table.place(state.cars[c.car]), c.place);
    EXPECT_EQ(state.cars[c.car].progress, c.progress);
    EXPECT_TRUE(state.cars[c.car].starting);
  }
}

}  // namespace
}  // namespace chicane::speed_circuit
