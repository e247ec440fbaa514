#include "league/wbc_heats.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace chicane::league {
namespace {

using ::testing::ElementsAre;

TEST(WbcHeats, RacesForSoManyDrivers) {
  struct Case {
    const char* rule;
    int drivers;
    int want;
  };
  const Case cases[] = {
      {"nobody", 0, 0},
      {"WBC-H.1a one driver", 1, 1},
      {"WBC-H.1a a full race", 12, 1},
      {"WBC-H.1a one too many", 13, 2},
      {"WBC-H.1a two full races", 24, 2},
      {"WBC-H.1a three", 25, 3},
      {"the most we take", kDriversMax, 20},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(race_count(c.drivers), c.want);
  }
}

TEST(WbcHeats, SeedsOfARaceInTheOrderDealt) {
  struct Case {
    const char* rule;
    int drivers;
    char race;
    std::vector<int> want;
  };
  const Case cases[] = {
      {"one driver", 1, 'A', {1}},
      {"WBC-E39 one race", 12, 'A', {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}},
      {"WBC-E22 WBC-H.2c 13, due forwards", 13, 'A', {1, 4, 5, 8, 9, 12}},
      {"WBC-E22 WBC-H.2c 13", 13, 'B', {2, 3, 6, 7, 10, 11, 13}},
      {"WBC-E22 WBC-H.2c 15, due backwards", 15, 'A', {1, 4, 5, 8, 9, 12, 13}},
      {"WBC-E22 WBC-H.2c 15", 15, 'B', {2, 3, 6, 7, 10, 11, 14, 15}},
      {"WBC-E39 WBC-H.2b 24", 24, 'A', {1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24}},
      {"WBC-E39 WBC-H.2b 24", 24, 'B', {2, 3, 6, 7, 10, 11, 14, 15, 18, 19, 22, 23}},
      {"WBC-H.2c 25", 25, 'A', {1, 6, 7, 12, 13, 18, 19, 24}},
      {"WBC-H.2c 25", 25, 'B', {2, 5, 8, 11, 14, 17, 20, 23}},
      {"WBC-E39 WBC-H.2c 25", 25, 'C', {3, 4, 9, 10, 15, 16, 21, 22, 25}},
      {"WBC-E22 WBC-H.2c 26", 26, 'A', {1, 6, 7, 12, 13, 18, 19, 24}},
      {"WBC-E22 WBC-H.2c 26", 26, 'B', {2, 5, 8, 11, 14, 17, 20, 23, 26}},
      {"WBC-E22 WBC-H.2c 26", 26, 'C', {3, 4, 9, 10, 15, 16, 21, 22, 25}},
      {"WBC-H.2c 27: whole rounds only", 27, 'A', {1, 6, 7, 12, 13, 18, 19, 24, 25}},
      {"WBC-H.2c 27: whole rounds only", 27, 'C', {3, 4, 9, 10, 15, 16, 21, 22, 27}},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(seeds_of_race(c.drivers, c.race - 'A'), c.want);
  }
}

TEST(WbcHeats, EverySeedIsDealtOnceAndTheFirstSeedsRaceIsNeverLarger) {
  for (int drivers = 1; drivers <= kDriversMax; ++drivers) {
    SCOPED_TRACE(drivers);
    const std::size_t first_size = seeds_of_race(drivers, 0).size();
    std::vector<int> dealt;
    for (int race = 0; race < race_count(drivers); ++race) {
      const std::vector<int> seeds = seeds_of_race(drivers, race);
      EXPECT_EQ(seeds.front(), race + 1);
      EXPECT_TRUE(std::is_sorted(seeds.begin(), seeds.end()));
      EXPECT_LE(seeds.size(), kRaceCarsMax);
      EXPECT_GE(seeds.size(), first_size);
      EXPECT_LE(seeds.size(), first_size + 1);
      dealt.insert(dealt.end(), seeds.begin(), seeds.end());
    }
    std::sort(dealt.begin(), dealt.end());
    std::vector<int> want(drivers);
    std::iota(want.begin(), want.end(), 1);
    EXPECT_EQ(dealt, want);
  }
}

struct Throw {
  int driver;
  int face;
};

// The drivers by place after these throws, each of which must be the next one due, and no other.
std::vector<int> parted(DriverList list, int count, const std::vector<Throw>& throws) {
  for (const Throw& next : throws) {
    EXPECT_EQ(list.roller(), next.driver);
    list.take_roll(next.driver, next.face);
  }
  EXPECT_EQ(list.roller(), -1);
  return {list.order.begin(), list.order.begin() + count};
}

TEST(WbcHeats, SeedsByLaurelsMostFirstTiesByDice) {
  struct Case {
    const char* rule;
    std::vector<int> laurels;
    std::vector<Throw> throws;
    std::vector<int> want;
  };
  const Case cases[] = {
      {"nobody", {}, {}, {}},
      {"WBC-H.2a no tie, no dice", {5, 30, 10}, {}, {1, 2, 0}},
      {"WBC-E40 the higher face first", {0, 25, 0, 60}, {{0, 12}, {2, 77}}, {3, 1, 2, 0}},
      {"WBC-H.2a or as they stand", {0, 25, 0, 60}, {{0, 77}, {2, 12}}, {3, 1, 0, 2}},
      {"W28 equal faces throw again", {4, 4}, {{0, 50}, {1, 50}, {0, 1}, {1, 100}}, {1, 0}},
      {"W28 and again", {4, 4}, {{0, 50}, {1, 50}, {0, 7}, {1, 7}, {0, 9}, {1, 8}}, {0, 1}},
      {"W28 only those tied again",
       {4, 4, 4},
       {{0, 20}, {1, 90}, {2, 20}, {0, 3}, {2, 4}},
       {1, 2, 0}},
      {"W28 the best place first: of four in two pairs",
       {4, 4, 4, 4},
       {{0, 20}, {1, 90}, {2, 20}, {3, 90}, {1, 1}, {3, 2}, {0, 6}, {2, 5}},
       {3, 1, 0, 2}},
      {"WBC-H.2a the best place first: of two ties",
       {0, 9, 0, 9},
       {{1, 10}, {3, 20}, {0, 30}, {2, 40}},
       {3, 1, 2, 0}},
      {"W28 a tie is settled before the next one throws",
       {0, 9, 0, 9},
       {{1, 10}, {3, 10}, {1, 60}, {3, 50}, {0, 30}, {2, 40}},
       {1, 3, 2, 0}},
      {"W28 adjacent ties do not run into one another",
       {9, 9, 8, 8},
       {{0, 1}, {1, 2}, {2, 100}, {3, 99}},
       {1, 0, 2, 3}},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(parted(seed_list(c.laurels), static_cast<int>(c.laurels.size()), c.throws), c.want);
  }
}

TEST(WbcHeats, AFullListWithoutLaurelsIsPartedByDice) {
  const std::vector<int> laurels(kDriversMax, 0);
  DriverList list = seed_list(laurels);
  // All throw a 1 but the last three.
  for (int driver = 0; driver < kDriversMax; ++driver) {
    ASSERT_EQ(list.roller(), driver);
    list.take_roll(driver, driver < kDriversMax - 3 ? 1 : kDriversMax - driver + 1);
  }
  EXPECT_THAT(std::vector<int>(list.order.begin(), list.order.begin() + 4),
              ElementsAre(kDriversMax - 3, kDriversMax - 2, kDriversMax - 1, 0));
  // The others throw by the last two digits of their numbers, then by the first.
  int throws = 0;
  for (int driver = list.roller(); driver >= 0; driver = list.roller(), ++throws)
    list.take_roll(driver, throws < kDriversMax - 3 ? driver % 100 + 1 : driver / 100 + 1);
  EXPECT_EQ(list.order[3], 199);
  EXPECT_EQ(list.order[4], 99);
  EXPECT_EQ(list.order[kDriversMax - 1], 0);
}

}  // namespace
}  // namespace chicane::league
