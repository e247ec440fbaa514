#include "rating/rating.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/random.h"

namespace chicane::rating {
namespace {

constexpr double kElo = 173.71779276130073;  // 400 / ln 10

Placements order(const std::vector<int>& drivers) {
  Placements race;
  for (std::size_t i = 0; i < drivers.size(); ++i)
    race.push_back({drivers[i], static_cast<int>(i) + 1});
  return race;
}

std::vector<Placements> times(int count, const Placements& race) {
  return std::vector<Placements>(static_cast<std::size_t>(count), race);
}

std::vector<Placements> operator+(std::vector<Placements> some,
                                  const std::vector<Placements>& more) {
  some.insert(some.end(), more.begin(), more.end());
  return some;
}

double chance(double log_odds) { return 1 / (1 + std::exp(-log_odds)); }

// The order of a race among drivers of these strengths, drawn as the model says.
Placements drawn(std::vector<int> left, const std::vector<double>& strengths, Random& random) {
  std::vector<int> came;
  while (!left.empty()) {
    double sum = 0;
    for (const int driver : left) sum += strengths[driver];
    double at = sum * (static_cast<double>(random.next() >> 11) * 0x1p-53);
    std::size_t i = 0;
    while (i + 1 < left.size() && at >= strengths[left[i]]) at -= strengths[left[i++]];
    came.push_back(left[i]);
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return order(came);
}

TEST(Rating, NobodyAndNothingToTellThemApart) {
  EXPECT_TRUE(rate({}, 0).empty());
  const std::vector<Rating> strangers = rate({}, 2);
  EXPECT_DOUBLE_EQ(strangers[0].rating, strangers[1].rating);
  // One tie before the races: the information is 1/4.
  EXPECT_NEAR(strangers[0].margin, 1.96 * kElo * 2, 1e-6);
  EXPECT_EQ(strangers[0].races, 0);
}

// The one maximum for two drivers: the draws expected are the draws seen, the tie before the races
// included, with their strengths on both sides of 1.
TEST(Rating, OfTwoDriversSolvesItsEquation) {
  for (const auto& [wins, losses] : {std::pair(30, 10), {999, 1}, {5, 0}, {1, 1}, {10000, 0}}) {
    SCOPED_TRACE(wins);
    const std::vector<Rating> ratings =
        rate(times(wins, order({0, 1})) + times(losses, order({1, 0})), 2);
    const double log_odds = (ratings[0].rating - ratings[1].rating) / kElo;
    EXPECT_NEAR(ratings[0].rating, -ratings[1].rating, 1e-6);
    EXPECT_NEAR(wins + 0.5, (wins + losses) * chance(log_odds) + chance(log_odds / 2), 1e-6);
    EXPECT_EQ(ratings[0].races, wins + losses);
  }
}

TEST(Rating, OfTwoDriversIsAsTheyWonInManyRaces) {
  const std::vector<Placements> races = times(7500, order({0, 1})) + times(2500, order({1, 0}));
  const std::vector<Rating> ratings = rate(races, 2, {.anchor = 1, .origin = 1000});
  EXPECT_NEAR(ratings[0].rating, 1000 + 400 * std::log10(3.0), 0.02);
  EXPECT_DOUBLE_EQ(ratings[1].rating, 1000);
  EXPECT_NEAR(chance_before(ratings[0].rating, ratings[1].rating), 0.75, 1e-4);
}

TEST(Rating, MarginOfTwoEqualDriversFollowsFromTheRaces) {
  const std::vector<Placements> races = times(8, order({0, 1})) + times(8, order({1, 0}));
  const std::vector<Rating> ratings = rate(races, 2, {.anchor = 0});
  EXPECT_NEAR(ratings[1].rating, 0, 1e-6);
  EXPECT_NEAR(ratings[1].margin, 1.96 * kElo * std::sqrt(2 / (16 / 2.0 + 0.25)), 1e-6);
  EXPECT_EQ(ratings[0].margin, 0);
}

TEST(Rating, TieIsHalfAWinForEach) {
  const Placements tie = {{0, 1}, {1, 1}};
  const Placements both_out = {{0, kOut}, {1, kOut}};
  const std::vector<Placements> wins = times(6, order({0, 1})) + times(2, order({1, 0}));
  const std::vector<Rating> halves =
      rate(wins + times(2, order({0, 1})) + times(2, order({1, 0})), 2);
  for (const Placements& tied : {tie, both_out}) {
    const std::vector<Rating> ratings = rate(wins + times(4, tied), 2);
    EXPECT_NEAR(ratings[0].rating, halves[0].rating, 1e-9);
    EXPECT_NEAR(ratings[0].margin, halves[0].margin, 1e-9);
  }
}

// A tie in front of others is the mean of its orders too.
TEST(Rating, TieOfThreeIsTheMeanOfItsOrders) {
  const std::vector<Placements> known =
      times(3, order({0, 1, 2, 3})) + times(2, order({3, 2, 0, 1}));
  std::vector<Placements> orders = known;
  std::vector<int> front = {0, 1, 2};
  do {
    orders.push_back(order({front[0], front[1], front[2], 3}));
  } while (std::next_permutation(front.begin(), front.end()));
  const std::vector<Rating> ratings = rate(known + times(6, {{0, 1}, {1, 1}, {2, 1}, {3, 4}}), 4);
  const std::vector<Rating> means = rate(orders, 4);
  for (int driver = 0; driver < 4; ++driver)
    EXPECT_NEAR(ratings[driver].rating, means[driver].rating, 1e-6) << driver;
}

// Where choices are too many to be listed, their mean stands for them: equal drivers stay equal,
// and those behind stay behind.
TEST(Rating, ManyTiedAreAlike) {
  Placements race;
  for (int driver = 0; driver < 20; ++driver) race.push_back({driver, driver < 15 ? 1 : kOut});
  const std::vector<Rating> ratings = rate(times(5, race), 20);
  for (int driver = 0; driver < 20; ++driver)
    EXPECT_NEAR(ratings[driver].rating, ratings[driver < 15 ? 0 : 15].rating, 1e-6) << driver;
  EXPECT_GT(ratings[0].low(), ratings[15].high());
}

TEST(Rating, FindsTrueStrengths) {
  const std::vector<double> strengths = {0.2, 1, 1, 3, 8, 20};
  Random random(7);
  std::vector<Placements> races;
  for (int i = 0; i < 3000; ++i) races.push_back(drawn({0, 1, 2, 3, 4, 5}, strengths, random));
  const std::vector<Rating> ratings = rate(races, 6, {.anchor = 1});
  for (int driver = 0; driver < 6; ++driver) {
    const double truth = 400 * std::log10(strengths[driver]);
    EXPECT_LE(ratings[driver].low(), truth) << driver;
    EXPECT_GE(ratings[driver].high(), truth) << driver;
    EXPECT_LT(ratings[driver].margin, 20) << driver;
  }
}

// 95 of 100 intervals hold the truth; 88 to 100 leaves chance its room.
TEST(Rating, IntervalsHoldTheTruthAsOftenAsTheySay) {
  const std::vector<double> strengths = {1, 2, 5};
  Random random(11);
  int held = 0;
  for (int study = 0; study < 100; ++study) {
    std::vector<Placements> races;
    for (int i = 0; i < 60; ++i) races.push_back(drawn({0, 0, 1, 1, 2, 2}, strengths, random));
    const std::vector<Rating> ratings = rate(races, 3, {.anchor = 0});
    const double truth = 400 * std::log10(5.0);
    held += ratings[2].low() <= truth && truth <= ratings[2].high() ? 1 : 0;
  }
  EXPECT_GE(held, 88);
  EXPECT_LT(held, 100);
}

TEST(Rating, DoesNotDependOnAnyOrder) {
  Random random(3);
  std::vector<Placements> races;
  for (int i = 0; i < 200; ++i) {
    races.push_back(drawn({0, 1, 2, 3, 4}, {1, 2, 3, 4, 5}, random));
    races.back().back().place = races.back()[3].place;
  }
  const std::vector<Rating> ratings = rate(races, 5);
  std::reverse(races.begin(), races.end());
  for (Placements& race : races) std::rotate(race.begin(), race.begin() + 2, race.end());
  const std::vector<Rating> turned = rate(races, 5);
  for (int driver = 0; driver < 5; ++driver) {
    EXPECT_EQ(ratings[driver].rating, turned[driver].rating);
    EXPECT_EQ(ratings[driver].margin, turned[driver].margin);
  }
}

// Two groups that never met: within a group all is known, between them next to nothing.
TEST(Rating, GroupsThatNeverMetAreUncertainToEachOther) {
  const std::vector<Placements> races = times(300, order({0, 1})) + times(100, order({1, 0})) +
                                        times(300, order({2, 3})) + times(100, order({3, 2}));
  const std::vector<Rating> ratings = rate(races, 4, {.anchor = 0});
  EXPECT_NEAR(ratings[2].rating, 0, 1e-6);
  EXPECT_LT(ratings[1].margin, 50);
  EXPECT_GT(ratings[2].margin, 400);
  EXPECT_TRUE(std::isfinite(ratings[2].margin));
}

TEST(Rating, OneWhoNeverLostIsStrongAndUncertain) {
  const std::vector<Rating> ratings = rate(times(50, order({0, 1, 2})), 3, {.anchor = 2});
  EXPECT_GT(ratings[0].rating, 500);
  EXPECT_LT(ratings[0].rating, 3000);
  EXPECT_GT(ratings[0].margin, 300);
}

// A chain without one surprise in it: strengths beyond all measure, and still numbers.
TEST(Rating, WorldsApartIsStillANumber) {
  std::vector<Placements> races;
  for (int driver = 0; driver + 1 < 60; ++driver) {
    const std::vector<Placements> link = times(1000, order({driver, driver + 1}));
    races.insert(races.end(), link.begin(), link.end());
  }
  for (const Rating& rating : rate(races, 60, {.anchor = 59})) {
    EXPECT_TRUE(std::isfinite(rating.rating));
    EXPECT_TRUE(std::isfinite(rating.margin));
  }
}

// Each has met only the next: the first and the last are two hundred links apart.
TEST(Rating, TwoHundredDriversInAChain) {
  std::vector<Placements> races;
  for (int driver = 0; driver + 1 < 200; ++driver) {
    const std::vector<Placements> link =
        times(300, order({driver, driver + 1})) + times(100, order({driver + 1, driver}));
    races.insert(races.end(), link.begin(), link.end());
  }
  const std::vector<Rating> ratings = rate(races, 200);
  for (int driver = 0; driver + 1 < 200; ++driver)
    EXPECT_GT(ratings[driver].rating, ratings[driver + 1].rating + 1) << driver;
  EXPECT_NEAR(ratings[0].rating, -ratings[199].rating, 1e-3);
}

}  // namespace
}  // namespace chicane::rating
