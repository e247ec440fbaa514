#include "league/driver_points.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace chicane::league {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// F1-LEA-1
TEST(DriverPoints, ByPlace) {
  const int points[] = {10, 8, 6, 4, 2, 1};
  for (int place = 1; place <= kPlacesMax; ++place)
    EXPECT_EQ(league_points({place}), points[place - 1]);
  EXPECT_EQ(league_points({}), 0);
  EXPECT_EQ(league_points({1, 2, 6}), 19);
}

TEST(DriverPoints, OnlyPlacesOneToSixArePossible) {
  EXPECT_TRUE(is_possible({}));
  EXPECT_TRUE(is_possible({1, 6}));
  EXPECT_FALSE(is_possible({0}));
  EXPECT_FALSE(is_possible({7}));
  EXPECT_FALSE(is_possible({1, -1}));
  EXPECT_TRUE(is_possible(Places(kLeagueRacesMax, 1)));
  EXPECT_FALSE(is_possible(Places(kLeagueRacesMax + 1, 1)));
}

TEST(DriverPoints, MostPointsThenMoreWinsMakeTheChampion) {
  EXPECT_THAT(champions({{2, 2}, {1, 3}, {3, 1, 6}}), ElementsAre(2)) << "17 against 16";
  EXPECT_THAT(champions({{2, 2}, {1, 3}}), ElementsAre(1)) << "16 each, a win";
  EXPECT_THAT(champions({{1, 3}, {3, 1}, {2, 2}}), ElementsAre(0, 1)) << "still equal";
  EXPECT_THAT(champions({{}, {}}), ElementsAre(0, 1));
  EXPECT_THAT(champions({}), IsEmpty());
}

}  // namespace
}  // namespace chicane::league
