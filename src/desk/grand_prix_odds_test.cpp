#include "desk/grand_prix_odds.h"

#include <gtest/gtest.h>

namespace chicane::desk {
namespace {

std::int64_t sum(const Part& part) {
  std::int64_t all = 0;
  for (const Odd& odd : part.odds) all += odd.ways;
  return all;
}

TEST(GrandPrixOdds, CommonFactorsAreTakenOut) {
  const Part part = readable("way", {{"safe", 132, Tone::free}, {"off", 12, Tone::out}}, 144);
  EXPECT_EQ(part.of, 12);
  EXPECT_EQ(part.odds[0].ways, 11);
  EXPECT_EQ(part.odds[1].ways, 1);
  EXPECT_FALSE(is_rounded(part));
}

TEST(GrandPrixOdds, WhatNobodyReadsIsRoundedAndNothingIsRoundedAway) {
  const Part part =
      readable("way", {{"arrives", 2985983, Tone::free}, {"off", 1, Tone::out}}, 2985984);
  EXPECT_TRUE(is_rounded(part));
  EXPECT_EQ(part.odds[0].ways, 999);
  EXPECT_EQ(part.odds[1].ways, 1);
}

TEST(GrandPrixOdds, SharesAreCountsOfTheDice) {
  const Part one = readable("checks", {{"unharmed", 1.0 / 3, Tone::free},
                                       {"damaged", 1.0 / 2, Tone::wear},
                                       {"spin", 1.0 / 9, Tone::chance},
                                       {"out", 1.0 / 18, Tone::out}});
  EXPECT_EQ(one.of, 36);
  EXPECT_EQ(one.odds[0].ways, 12);
  EXPECT_EQ(sum(one), 36);
  const Part three = readable("checks", {{"unharmed", 1.0 / 27 + 1.0 / 46656, Tone::free},
                                         {"out", 26.0 / 27 - 1.0 / 46656, Tone::out}});
  EXPECT_TRUE(is_rounded(three));
  EXPECT_EQ(sum(three), 1000);
}

TEST(GrandPrixOdds, WhatIsSureHasNoPrice) {
  Choice sure;
  set_throw(sure, readable("way", {{"arrives", 1, Tone::free}, {"off", 0, Tone::out}}, 1));
  EXPECT_TRUE(sure.price.ways.empty());
  Choice risky;
  set_throw(risky, readable("way", {{"arrives", 1, Tone::free}, {"off", 1, Tone::out}}, 2));
  EXPECT_EQ(risky.price.tone, Tone::chance);
  ASSERT_EQ(risky.price.ways.size(), 1U);
}

}  // namespace
}  // namespace chicane::desk
