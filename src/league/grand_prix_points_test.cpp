#include "league/grand_prix_points.h"

#include <gtest/gtest.h>

namespace chicane::league {
namespace {

// GPA-SCO-1
TEST(GrandPrixPoints, ByPlace) {
  const int points[] = {9, 6, 4, 3, 2, 1};
  for (int place = 1; place <= kGrandPrixPlacesMax; ++place)
    EXPECT_EQ(grand_prix_points({place}), place <= 6 ? points[place - 1] : 0) << place;
}

TEST(GrandPrixPoints, OfSeveralRacesOrCarsAreAddedUp) {
  EXPECT_EQ(grand_prix_points({}), 0);
  EXPECT_EQ(grand_prix_points({1, 7, 2, 6, 24}), 16);
}

}  // namespace
}  // namespace chicane::league
