#include "drivers/grand_prix_basic/hopes.h"

#include <gtest/gtest.h>

#include "drivers/grand_prix_basic/pro.h"
#include "rules/grand_prix_basic/game_for_tests.h"

namespace chicane::grand_prix_basic {
namespace {

// Two rivals on the board of the rules, the first of them at the wheel.
class Duel {
 public:
  Duel(int own, int other) : table_({}, for_tests::reference_ring()), pace_(table_.game()) {
    table_.add_car(own);
    table_.add_car(other).owner = 1;
    table_.go(0);
  }

  Goes lost(int cells, int miss, const Style& style = {}) const {
    return Hopes(pace_, table_.game(), table_.state, style).lost(cells, miss);
  }
  void add_own_car(int cell, int to_go) { table_.add_car(cell, to_go).owner = 0; }
  State& state() { return table_.state; }
  const Game& game() const { return table_.game(); }

 private:
  TestTable table_;
  Pace pace_;
};

TEST(GrandPrixBasicHopes, FartherIsBetterAndMissedGoesAreWorse) {
  const Duel duel(0, 50);
  for (int cells = 1; cells < kTotalMax; ++cells) {
    EXPECT_GT(duel.lost(cells, 0), duel.lost(cells + 1, 0)) << cells;
    EXPECT_GT(duel.lost(cells, 1), duel.lost(cells, 0)) << cells;
    EXPECT_GT(duel.lost(cells, 2), duel.lost(cells, 1)) << cells;
  }
}

TEST(GrandPrixBasicHopes, AreAShareOfRivals) {
  EXPECT_GT(Duel(70, 0).lost(1, 0), 0);
  EXPECT_LT(Duel(70, 0).lost(1, 0), kGo / 4);
  EXPECT_GT(Duel(0, 70).lost(1, 0), kGo * 3 / 4);
  EXPECT_LT(Duel(0, 70).lost(1, 0), kGo);
}

TEST(GrandPrixBasicHopes, WhoIsFarBehindHasLittleToLose) {
  const auto price_of_luck = [](const Duel& duel) { return duel.lost(1, 2) - duel.lost(1, 0); };
  EXPECT_LT(price_of_luck(Duel(0, 80)), price_of_luck(Duel(0, 4)) * 3 / 4);
}

// Alone there is but the clock, and what is lost is time.
TEST(GrandPrixBasicHopes, CountAMissedGoAsMoreThanOne) {
  TestTable table({}, for_tests::reference_ring());
  table.add_car(0);
  table.go(0);
  const Pace pace(table.game());
  const auto price = [&](const Style& style) {
    const Hopes hopes(pace, table.game(), table.state, style);
    return static_cast<double>(hopes.lost(1, 1) - hopes.lost(1, 0)) / kGo;
  };
  EXPECT_NEAR(price({}), 2.5, 0.001);
  EXPECT_NEAR(price({.care = 0.5}), 3, 0.001);
}

TEST(GrandPrixBasicHopes, AreThoseOfAllHisCars) {
  Duel duel(70, 0);
  const Goes lost = duel.lost(1, 0);
  duel.add_own_car(0, 4);
  EXPECT_GT(duel.lost(1, 0), lost + kGo / 4) << "the other one is two laps behind";
}

// He who has yet to go must get past; he who has gone, or is too far behind, need not.
TEST(GrandPrixBasicHopes, AreMoreWhereRivalsAreHeldUp) {
  const Style blocker{.blocking = 0.3};
  const Duel near(10, 6);
  EXPECT_LT(near.lost(2, 0, blocker), near.lost(2, 0));
  EXPECT_EQ(near.lost(2, 1, blocker), near.lost(2, 1)) << "beside the road he is in nobody's way";
  const Duel far(30, 6);
  EXPECT_EQ(far.lost(2, 0, blocker), far.lost(2, 0));
  Duel gone(10, 6);
  gone.state().acted |= 2u;
  EXPECT_EQ(gone.lost(2, 0, blocker), gone.lost(2, 0));
}

// Beyond a car that will be in the way the next time a cell is worth more than elsewhere.
TEST(GrandPrixBasicHopes, AreMoreBeyondACarThanBehindIt) {
  const auto gain_of_step = [](int other) {
    Duel duel(0, other);
    duel.state().acted |= 2u;
    return duel.lost(3, 0) - duel.lost(4, 0);
  };
  EXPECT_GT(gain_of_step(3), gain_of_step(2));
  EXPECT_GT(gain_of_step(3), gain_of_step(4));
}

// A pro without rivals has but the clock.
TEST(GrandPrixBasicPro, AloneTakesTwoDiceOnTheStraightAndOneBeforeAHardCorner) {
  const auto answer = [](int cell) {
    TestTable table({}, for_tests::reference_ring());
    table.add_car(cell);
    table.go(0);
    DecisionList legal;
    GrandPrixBasic::legal(table.game(), table.state, seat_at(0), legal);
    return Pro(table.game()).choose(table.game(), table.state, seat_at(0), legal);
  };
  EXPECT_EQ(answer(0), dice(2));
  EXPECT_EQ(answer(45), dice(1)) << "2, 3, 2 ahead";
}

}  // namespace
}  // namespace chicane::grand_prix_basic
