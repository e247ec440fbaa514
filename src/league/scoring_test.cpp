#include "league/scoring.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "league/grand_prix_points.h"

namespace chicane::league {
namespace {

using ::testing::ElementsAre;

constexpr RaceResult place(int number) { return {RaceResult::Kind::finished, number}; }

// The scorings of rulebooks say what the functions say that the conformance cases ask.
TEST(Scoring, OfRulebooks) {
  for (int cars = 2; cars <= 12; ++cars) {
    for (int number = 1; number <= cars; ++number) {
      EXPECT_EQ(points_of(circuit_scoring(), place(number), cars),
                race_points(place(number), cars));
      EXPECT_EQ(points_of(grand_prix_scoring(), place(number), cars), grand_prix_points({number}));
      if (number <= kPlacesMax) {
        EXPECT_EQ(points_of(league_scoring(), place(number), cars), league_points({number}));
      }
    }
    for (const RaceResult::Kind kind :
         {RaceResult::Kind::crashed, RaceResult::Kind::not_finished}) {
      EXPECT_EQ(points_of(circuit_scoring(), {kind, 0}, cars), race_points({kind, 0}, cars));
      EXPECT_EQ(points_of(league_scoring(), {kind, 0}, cars), 0);
    }
  }
}

TEST(Scoring, FreePointsEndWithTheirTable) {
  const Scoring scoring = free_scoring({3, 1});
  EXPECT_EQ(points_of(scoring, place(1), 4), 3);
  EXPECT_EQ(points_of(scoring, place(2), 20), 1);
  EXPECT_EQ(points_of(scoring, place(3), 20), 0);
}

TEST(Scoring, TheBestResultsCountTheEarlierOfEquals) {
  Scoring scoring = free_scoring({});
  const std::vector<int> points = {3, -1, 7, 3, 0};
  EXPECT_THAT(counted(scoring, points), ElementsAre(true, true, true, true, true));
  scoring.best = 2;
  EXPECT_THAT(counted(scoring, points), ElementsAre(true, false, true, false, false));
  scoring.best = 9;
  EXPECT_THAT(counted(scoring, points), ElementsAre(true, true, true, true, true));
}

}  // namespace
}  // namespace chicane::league
