#include "league/wbc_finals.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace chicane::league {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr HeatResult place(int number, int entrants = 12) { return {number, entrants}; }
constexpr HeatResult out(int entrants = 12) { return {std::nullopt, entrants}; }

TEST(WbcFinals, HeatsThatCanBe) {
  struct Case {
    const char* what;
    DriverHeats heats;
    bool want;
  };
  const Case cases[] = {
      {"none", {}, true},
      {"first of one", {place(1, 1)}, true},
      {"last of twelve", {place(12, 12)}, true},
      {"out", {out(12)}, true},
      {"the most we take", DriverHeats(kHeatsMax, place(12)), true},
      {"one more", DriverHeats(kHeatsMax + 1, place(12)), false},
      {"place 0", {place(0)}, false},
      {"no such place", {place(10, 9)}, false},
      {"WBC-H.1a too many entrants", {place(1, 13)}, false},
      {"WBC-H.1a too many entrants, out", {out(13)}, false},
      {"no entrants", {out(0)}, false},
      {"not only the first counts", {place(1), place(-1)}, false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.what);
    EXPECT_EQ(is_possible(c.heats), c.want);
  }
}

TEST(WbcFinals, PointsOfAPlace) {
  const int want[] = {10, 7, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0};  // WBC-F.2.8
  for (int number = 1; number <= kRaceCarsMax; ++number) {
    SCOPED_TRACE(number);
    EXPECT_EQ(qualifying_points(number), want[number - 1]);
  }
}

TEST(WbcFinals, PointsAddUpOverAllHeats) {
  // WBC-E43
  EXPECT_EQ(qualifying_points({place(1), place(2), place(3)}), 22);
  EXPECT_EQ(qualifying_points({place(4), place(5)}), 7);
  EXPECT_EQ(qualifying_points({place(6), place(7)}), 3);
  EXPECT_EQ(qualifying_points({place(8), out()}), 0);
  EXPECT_EQ(qualifying_points(DriverHeats{}), 0);
  // WBC-F.2.6  Only the average takes a retirement for a place.
  EXPECT_EQ(qualifying_points({out(1), out(7)}), 0);
}

TEST(WbcFinals, BestFinish) {
  EXPECT_EQ(best_finish({place(3), place(2), place(4)}), 2);
  EXPECT_EQ(best_finish({out(1), place(12), out(1)}), 12);
  EXPECT_EQ(best_finish({out(), out(1)}), std::nullopt);
  EXPECT_EQ(best_finish({}), std::nullopt);
}

TEST(WbcFinals, AverageFinishIsExact) {
  struct Case {
    const char* rule;
    DriverHeats heats;
    AverageFinish want;
    int want_thousandths;
  };
  const Case cases[] = {
      {"WBC-F.2.6 one heat", {place(4)}, {4, 1}, 4000},
      {"WBC-F.2.6 a half", {place(3), place(4)}, {7, 2}, 3500},
      {"WBC-F.2.6 a third", {place(1), place(2), place(4)}, {7, 3}, 2333},
      {"WBC-F.2.6 two thirds", {place(1), place(3), place(4)}, {8, 3}, 2667},
      {"WBC-F.2.6 out of twelve", {place(1), out(12)}, {13, 2}, 6500},
      {"WBC-F.2.6 out of nine", {place(1), out(9)}, {5, 1}, 5000},
      {"WBC-F.2.6 never finished", {out(9), out(12)}, {21, 2}, 10500},
      {"the most we take", DriverHeats(kHeatsMax, place(12)), {12, 1}, 12000},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    const std::optional<AverageFinish> average = average_finish(c.heats);
    ASSERT_TRUE(average.has_value());
    EXPECT_TRUE(*average == c.want);
    EXPECT_EQ(average->thousandths(), c.want_thousandths);
  }
  EXPECT_FALSE(average_finish({}).has_value());
  EXPECT_EQ((AverageFinish{33, 16}.thousandths()), 2063);  // 2.0625
}

TEST(WbcFinals, AveragesCompareAsFractions) {
  EXPECT_TRUE((AverageFinish{7, 2} == AverageFinish{14, 4}));
  EXPECT_FALSE((AverageFinish{7, 2} < AverageFinish{14, 4}));
  // Equal to three decimals, but not the same.
  EXPECT_TRUE((AverageFinish{583, 98} < AverageFinish{589, 99}));
  EXPECT_FALSE((AverageFinish{589, 99} < AverageFinish{583, 98}));
  EXPECT_FALSE((AverageFinish{589, 99} == AverageFinish{583, 98}));
}

// Each clause has a row that turns round if the clause is dropped, or asked after the next one.
TEST(WbcFinals, OneDriverRanksBeforeAnother) {
  struct Case {
    const char* rule;
    DriverHeats before;
    DriverHeats after;
  };
  const Case cases[] = {
      {"WBC-F.2 the best finish, though all else is worse",
       {out(), out(), out(), place(1)},
       {place(2), place(2), place(2)}},
      {"WBC-F.2 a single finish is enough", {place(11)}, {place(12, 12), place(12, 12)}},
      {"WBC-F.2.1 in the first heat, though another has more of them",
       {place(1), out()},
       {out(), place(1), place(1)}},
      {"WBC-F.2.1 a retirement is a heat entered", {place(2)}, {out(), place(2), place(2)}},
      {"WBC-F.2.2 more of them, though another has one in the second heat",
       {out(), out(), place(1), place(1)},
       {out(), place(1), place(2)}},
      {"WBC-F.2.2 those in the first heat count too",
       {place(3), out(), place(3), place(3)},
       {place(3), place(3), place(4)}},
      {"WBC-F.2.2 only those at the best level",
       {place(2), out(), place(2)},
       {place(2), place(3), place(3), place(3)}},
      {"WBC-F.2.3 in the second heat, though another has one in the third",
       {out(), place(1)},
       {out(), out(), place(1)}},
      {"WBC-F.2.3 also in the second heat, though another has more points",
       {place(1), place(1)},
       {place(1), place(2), place(1)}},
      {"WBC-F.2.4 in the third heat, though another has more points",
       {out(), out(), place(1)},
       {place(2), place(2), place(2), place(1)}},
      {"WBC-F.2.4 also in the third heat, after the first two",
       {place(1), place(1), place(1), out()},
       {place(1), place(1), place(2), place(1)}},
      {"WBC-F.2.5 more points, though another has a better average",
       {place(1), place(2), out()},
       {place(1), place(5), place(5)}},
      {"WBC-F.2.6 the lower average", {place(1), place(8)}, {place(1), place(9)}},
      {"WBC-F.2.6 a retirement counts as last of that race",
       {place(1), out(9)},
       {place(1), place(10)}},
      {"WBC-F.2.6 of that race, not of the first one",
       {place(1, 12), out(9)},
       {place(1, 9), out(10)}},
      {"WBC-F.2.6 over all heats entered, finished or not", {place(2, 4)}, {place(2, 4), out(4)}},
      {"WBC-F.2.6 average, not sum", {place(8), place(10), place(9)}, {place(8), place(12)}},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    const std::optional<Qualification> before = qualification(c.before);
    const std::optional<Qualification> after = qualification(c.after);
    ASSERT_TRUE(before && after);
    EXPECT_TRUE(ranks_before(*before, *after));
    EXPECT_FALSE(ranks_before(*after, *before));
  }
}

TEST(WbcFinals, DriversAlikeInAllAreTied) {
  const std::pair<DriverHeats, DriverHeats> pairs[] = {
      {{place(1)}, {place(1)}},
      {{place(8, 8)}, {place(8, 12)}},
      // A fourth heat is none of the first three.
      {{out(), out(), out(), place(1), place(2)}, {out(), out(), out(), place(2), place(1)}},
      {{place(1), place(12)}, {place(1), out(12)}},
      // Both average 9.
      {{place(8), place(10)}, {place(8), place(9), place(10)}},
  };
  for (const auto& [one, other] : pairs) {
    const std::optional<Qualification> mine = qualification(one);
    const std::optional<Qualification> theirs = qualification(other);
    ASSERT_TRUE(mine && theirs);
    EXPECT_FALSE(ranks_before(*mine, *theirs));
    EXPECT_FALSE(ranks_before(*theirs, *mine));
  }
}

TEST(WbcFinals, RankingOfTheConformanceCase) {
  // WBC-E24
  const std::vector<DriverHeats> drivers = {
      {place(1), place(1, 10)},                    // 0 A
      {place(1)},                                  // 1 B
      {out(), place(1, 11), place(2, 9)},          // 2 C
      {place(3), out(11), place(1, 9)},            // 3 D
      {place(2), place(2, 11)},                    // 4 E
      {place(2), place(3, 11)},                    // 5 F
      {place(4, 10), place(2, 10), place(2, 10)},  // 6 G
      {out(), out(10)},                            // 7 H
      {place(5), place(2, 11), place(4, 9)},       // 8 I
  };
  const Ranking ranking = rank_for_finals(drivers);
  EXPECT_THAT(ranked_drivers(ranking), ElementsAre(0, 1, 2, 3, 4, 5, 6, 8));
  EXPECT_THAT(finalists(ranking), ElementsAre(0, 1, 2, 3, 4, 5, 6, 8));
  EXPECT_THAT(alternates(ranking), IsEmpty());
}

TEST(WbcFinals, WithoutAFinishNobodyIsRankedOrThrows) {
  const std::vector<DriverHeats> drivers = {{out()}, {}, {place(5)}, {out()}, {place(4)}};
  const Ranking ranking = rank_for_finals(drivers);
  EXPECT_EQ(ranking.list.roller(), -1);
  EXPECT_THAT(ranked_drivers(ranking), ElementsAre(4, 2));
  EXPECT_THAT(ranked_drivers(rank_for_finals({})), IsEmpty());
}

TEST(WbcFinals, DicePartTheTiesThatAreLeft) {
  // WBC-F.2.7
  const std::vector<DriverHeats> drivers = {
      {place(2)}, {out()}, {place(1)}, {place(2)}, {place(2)}};
  Ranking ranking = rank_for_finals(drivers);
  for (const auto& [driver, face] : {std::pair{0, 30}, {3, 70}, {4, 30}, {0, 5}, {4, 6}}) {
    EXPECT_EQ(ranking.list.roller(), driver);
    ranking.list.take_roll(driver, face);
  }
  EXPECT_EQ(ranking.list.roller(), -1);
  EXPECT_THAT(ranked_drivers(ranking), ElementsAre(2, 3, 4, 0));
}

// A driver for each place; those with equal places differ in their second heat, the better one
// first.
std::vector<DriverHeats> drivers_with_best(const std::vector<int>& places) {
  std::vector<DriverHeats> drivers;
  int second = 1;
  for (const int number : places) {
    const bool is_new = drivers.empty() || *drivers.back().front().place != number;
    second = is_new ? number + 1 : second + 1;
    drivers.push_back({place(number), place(second)});
  }
  return drivers;
}

TEST(WbcFinals, TwelveFinalistsAndTheirAlternates) {
  struct Case {
    const char* rule;
    std::vector<int> best;  // By driver, in ranking order.
    std::vector<int> want_alternates;
  };
  const Case cases[] = {
      {"WBC-F.1 fewer than twelve", {1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6}, {}},
      {"WBC-F.1 just twelve", {1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6}, {}},
      {"WBC-F.3 a thirteenth with a worse finish", {1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7}, {}},
      {"WBC-F.3 as good a finish as the twelfth",
       {1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7},
       {12, 13}},
      {"WBC-F.3 as the twelfth, not the eleventh",
       {1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 7, 8},
       {12}},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    const Ranking ranking = rank_for_finals(drivers_with_best(c.best));
    std::vector<int> twelve;
    for (int driver = 0; driver < std::min(12, static_cast<int>(c.best.size())); ++driver)
      twelve.push_back(driver);
    EXPECT_EQ(finalists(ranking), twelve);
    EXPECT_EQ(alternates(ranking), c.want_alternates);
  }
}

TEST(WbcFinals, AlternatesStandInRankingOrder) {
  // Eleven winners; four thirds for the last place, whom points and dice part.
  std::vector<DriverHeats> drivers = {
      {place(3), place(7)}, {place(3), place(5)}, {place(3), place(7)}, {place(3), place(6)}};
  for (int second = 2; second <= kRaceCarsMax; ++second)
    drivers.push_back({place(1), place(second)});
  Ranking ranking = rank_for_finals(drivers);
  EXPECT_EQ(ranking.list.roller(), 0);
  ranking.list.take_roll(0, 40);
  EXPECT_EQ(ranking.list.roller(), 2);
  ranking.list.take_roll(2, 41);
  EXPECT_THAT(finalists(ranking), ElementsAre(4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 1));
  EXPECT_THAT(alternates(ranking), ElementsAre(3, 2, 0));
}

}  // namespace
}  // namespace chicane::league
