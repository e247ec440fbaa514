#include "league/circuit_points.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace chicane::league {
namespace {

using ::testing::IsEmpty;

constexpr RaceResult kCrash{RaceResult::Kind::crashed, 0};
constexpr RaceResult kOut{RaceResult::Kind::not_finished, 0};

constexpr RaceResult place(int number) { return {RaceResult::Kind::finished, number}; }

TEST(CircuitPoints, OfOneRaceByPlaceAndCars) {
  struct Case {
    const char* rule;
    RaceResult result;
    int cars;
    int want;
  };
  const Case cases[] = {
      {"SC-15.3 six cars, first", place(1), 6, 5},
      {"SC-15.3 six cars, second", place(2), 6, 3},
      {"SC-15.3 six cars, third", place(3), 6, 2},
      {"SC-15.3 six cars, fourth", place(4), 6, 1},
      {"SC-15.3 six cars, further places", place(5), 6, 0},
      {"SC-15.3 five cars, first", place(1), 5, 4},
      {"SC-15.3 five cars, second", place(2), 5, 2},
      {"SC-15.3 five cars, third", place(3), 5, 1},
      {"SC-15.3 five cars, fourth", place(4), 5, 0},
      {"SC-15.3 five cars, fifth", place(5), 5, 0},
      {"SC-15.3 two cars", place(1), 2, 4},
      {"Q33 more than six: the column of six", place(1), 7, 5},
      {"Q33 the last of sixteen", place(16), 16, 0},
      {"SC-15.3 not finished", kOut, 6, -1},
      {"SC-15.3 crash", kCrash, 6, -2},
      {"SC-15.3 crash, five cars", kCrash, 5, -2},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(race_points(c.result, c.cars), c.want);
  }
}

TEST(CircuitPoints, AddUpOverTheRaces) {
  EXPECT_EQ(circuit_points({place(1), kCrash, place(3)}, 6), 5 - 2 + 2);
  EXPECT_EQ(circuit_points({kOut, kCrash, kCrash}, 6), -5);
  EXPECT_EQ(circuit_points({}, 6), 0);
}

TEST(CircuitWinners, ByPointsThenByMonza) {
  struct Case {
    const char* rule;
    std::vector<DriverResults> drivers;
    std::vector<int> want;
  };
  const Case cases[] = {
      {"SC-15.4 most points",
       {{place(2), place(2), place(2)}, {place(1), place(1), place(1)}},
       {1}},
      {"SC-15.4 points below nothing", {{kCrash, kCrash, kCrash}, {kOut, kOut, kOut}}, {1}},
      {"SC-15.5 tied: the better finish at Monza, the first race",
       {{place(2), place(1)}, {place(1), place(2)}},
       {1}},
      {"SC-15.5 also if he stands later in the list",
       {{place(1), place(2)}, {place(2), place(1)}},
       {0}},
      {"SC-15.5 who did not finish at Monza comes after who did",
       // Both have 3: of three cars a win gives 4.
       {{kOut, place(1), place(4)}, {place(4), place(1), kOut}, {kCrash, kCrash, kCrash}},
       {1}},
      {"Q33 still tied: joint winners",
       {{kOut, place(1)}, {kOut, place(1)}, {kCrash, kOut}},
       {0, 1}},
      {"SC-15.4 a tie of others does not matter",
       {{kOut, place(3)}, {kOut, place(3)}, {place(1), place(1)}},
       {2}},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(circuit_winners(c.drivers), c.want);
  }
  EXPECT_THAT(circuit_winners({}), IsEmpty());
}

}  // namespace
}  // namespace chicane::league
