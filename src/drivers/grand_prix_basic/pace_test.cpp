#include "drivers/grand_prix_basic/pace.h"

#include <gtest/gtest.h>

#include "rules/grand_prix_basic/game_for_tests.h"

namespace chicane::grand_prix_basic {
namespace {

// 6.2  The best mixture needs 49.5 goes for three laps of GP-REF, 252 cells.
TEST(GrandPrixBasicPace, IsThatOfTheRules) {
  const Pace pace(TestTable({}, for_tests::reference_ring()).game());
  EXPECT_NEAR(static_cast<double>(pace.from(3, 0)) / kGo, 49.5, 0.4);
  EXPECT_NEAR(static_cast<double>(pace.from(4, 83)) / kGo, 49.5, 0.4) << "from the front row";
}

TEST(GrandPrixBasicPace, NearerIsSooner) {
  const Pace pace(TestTable({}, for_tests::reference_ring()).game());
  EXPECT_EQ(pace.from(0, 5), 0);
  EXPECT_NEAR(static_cast<double>(pace.from(1, 83)) / kGo, 1, 0.01) << "one go is enough";
  for (int to_go = 1; to_go <= 3; ++to_go) {
    EXPECT_LT(pace.from(to_go, 40), pace.from(to_go, 20));
    EXPECT_LT(pace.from(to_go, 83), pace.from(to_go + 1, 83));
    EXPECT_LT(pace.from(to_go, 0), pace.from(to_go + 1, 83));
  }
}

}  // namespace
}  // namespace chicane::grand_prix_basic
