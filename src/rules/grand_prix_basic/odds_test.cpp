#include "rules/grand_prix_basic/odds.h"

#include "rules/grand_prix_basic/game_for_tests.h"

namespace chicane::grand_prix_basic {
namespace {

// 6.1
TEST(GrandPrixBasicOdds, AreThoseOfTheRules) {
  EXPECT_EQ(twelfths_off(1), 1);
  EXPECT_EQ(twelfths_off(3), 3);
  EXPECT_EQ(twelfths_lost(1, 0), 2);
  EXPECT_EQ(twelfths_lost(2, 3), 10);
  EXPECT_EQ(twelfths_lost(3, 3), 12) << "never from 6";
  EXPECT_EQ(twelfths_lost(4, 3), 12);
}

TEST(GrandPrixBasicOdds, OfAWay) {
  TestTable table;
  table.add_car(3);
  table.add_car(6);
  table.go(0);
  const auto odds = [&](int goal, int dice) {
    return odds_of_goal(table.game(), table.state, goal, dice);
  };
  EXPECT_EQ(odds(1, 2), (Odds{1, 0, 0, 1})) << "no value";
  EXPECT_EQ(odds(2, 1), (Odds{1, 0, 0, 1})) << "GPB-RSK-2";
  EXPECT_EQ(odds(2, 2), (Odds{11, 0, 1, 12})) << "GPB-RSK-1";
  EXPECT_EQ(odds(3, 2), (Odds{11 * 10, 0, 12 + 11 * 2, 144})) << "GPB-OVT-6: it ends there";
  EXPECT_EQ(odds(4, 1), (Odds{6, 6, 0, 12})) << "GPB-OVT-2: one car and 2";
  EXPECT_EQ(odds(4, 2), (Odds{11 * 6 * 9, 11 * 6 * 12, 12 * 12 + 11 * 6 * 3, 1728}));
}

// GPB-VIC-3
TEST(GrandPrixBasicOdds, EndAtTheFinalLine) {
  TestTable table;
  table.add_car(28, 1);
  table.add_car(0, 1);
  table.go(0);
  EXPECT_EQ(odds_of_goal(table.game(), table.state, 9, 2), (Odds{1, 0, 0, 1}));
}

// Every die there is, against the engine itself: what comes first of goal, lost overtaking and
// roadside.
void count_outcomes(const Game& game, const State& state, double weight, double& arrives,
                    double& loses, double& leaves) {
  if (state.phase == Phase::lost) {
    loses += weight;
    return;
  }
  if (state.phase == Phase::idle) {
    (state.cars[0].is_off_road() ? leaves : arrives) += weight;
    return;
  }
  for (int face = 1; face <= kDieSides; ++face) {
    State next = state;
    NoEvents nobody;
    GrandPrixBasic::apply(game, next, *GrandPrixBasic::check(game, next, kChance, roll(face)),
                          nobody);
    count_outcomes(game, next, weight / kDieSides, arrives, loses, leaves);
  }
}

TEST(GrandPrixBasicOdds, AgreeWithEveryWayTheDiceCanFall) {
  for (const int dice_count : {1, 2}) {
    TestTable table;
    table.add_car(4);
    table.add_car(7);
    table.add_car(9);
    table.add_car(9);
    table.threw(0, std::vector<int>(dice_count, 3));
    for (const Decision& decision : table.legal()) {
      State next = table.state;
      NoEvents nobody;
      GrandPrixBasic::apply(table.game(), next,
                            *GrandPrixBasic::check(table.game(), next, seat_at(0), decision),
                            nobody);
      double arrives = 0;
      double loses = 0;
      double leaves = 0;
      count_outcomes(table.game(), next, 1, arrives, loses, leaves);
      const Odds odds = odds_of_goal(table.game(), table.state, decision.number, dice_count);
      EXPECT_NEAR(arrives, static_cast<double>(odds.arrives) / static_cast<double>(odds.all), 1e-9);
      EXPECT_NEAR(loses, static_cast<double>(odds.loses) / static_cast<double>(odds.all), 1e-9);
      EXPECT_NEAR(leaves, static_cast<double>(odds.leaves) / static_cast<double>(odds.all), 1e-9);
    }
  }
}

// GPB-OVT-5
TEST(GrandPrixBasicOdds, OfAStop) {
  TestTable table;
  table.add_car(4);
  table.add_car(6);
  table.threw(0, {3, 3});
  table.take(goal(6));
  table.rolls({6, 1});
  EXPECT_EQ(odds_of_stop(table.game(), table.state, 1), (Odds{1, 0, 0, 1}));
  EXPECT_EQ(odds_of_stop(table.game(), table.state, 2), (Odds{10, 0, 2, 12}));
}

}  // namespace
}  // namespace chicane::grand_prix_basic
