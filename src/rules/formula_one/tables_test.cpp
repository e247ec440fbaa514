#include "rules/formula_one/tables.h"

#include <gtest/gtest.h>

#include <map>
#include <numeric>

namespace chicane::formula_one {
namespace {

// 6.1, as it stands in the rules: by sum, doubles of 6 and 8 apart.
struct Line {
  int sum;
  bool is_double;
  Penalty twenty;
  Penalty forty;
  Penalty forty_worn;
};
constexpr Line kChart[] = {
    {2, true, Penalty::none, Penalty::none, Penalty::none},
    {3, false, Penalty::spin, Penalty::spin, Penalty::spin},
    {4, false, Penalty::tyre, Penalty::tyre, Penalty::tyre},
    {4, true, Penalty::tyre, Penalty::tyre, Penalty::tyre},
    {5, false, Penalty::tyre, Penalty::tyre, Penalty::tyre},
    {6, false, Penalty::none, Penalty::two_tyres, Penalty::spin},
    {6, true, Penalty::none, Penalty::none, Penalty::none},
    {7, false, Penalty::none, Penalty::tyre_and_brake, Penalty::tyre_and_brake},
    {8, false, Penalty::tyre, Penalty::tyre, Penalty::tyre},
    {8, true, Penalty::none, Penalty::none, Penalty::none},
    {9, false, Penalty::none, Penalty::tyre_and_brake, Penalty::tyre_and_brake},
    {10, false, Penalty::none, Penalty::two_tyres, Penalty::spin},
    {10, true, Penalty::none, Penalty::two_tyres, Penalty::spin},
    {11, false, Penalty::spin, Penalty::spin, Penalty::spin},
    {12, true, Penalty::none, Penalty::none, Penalty::none},
};

const Line& line_of(int first, int second) {
  for (const Line& line : kChart) {
    if (line.sum == first + second && line.is_double == (first == second)) return line;
  }
  ADD_FAILURE() << first << " and " << second;
  return kChart[0];
}

TEST(FormulaOneTables, PenaltyChart) {
  for (int first = 1; first <= 6; ++first) {
    for (int second = 1; second <= 6; ++second) {
      const Line& line = line_of(first, second);
      for (int tyre = 0; tyre < kTyreMax; ++tyre) {
        EXPECT_EQ(penalty_of(false, first, second, tyre), line.twenty) << first << second;
        EXPECT_EQ(penalty_of(true, first, second, tyre), tyre < 4 ? line.forty : line.forty_worn)
            << first << second << " tyre " << tyre;
      }
    }
  }
}

// The probabilities that stand beneath the chart, in 36ths.
TEST(FormulaOneTables, PenaltyChartInThirtySixths) {
  using Counts = std::map<Penalty, int>;
  const auto counted = [](bool is_forty, int tyre) {
    Counts counts;
    for (int first = 1; first <= 6; ++first) {
      for (int second = 1; second <= 6; ++second)
        ++counts[penalty_of(is_forty, first, second, tyre)];
    }
    return counts;
  };
  EXPECT_EQ(counted(false, 0),
            (Counts{{Penalty::none, 21}, {Penalty::tyre, 11}, {Penalty::spin, 4}}));
  EXPECT_EQ(counted(true, 3), (Counts{{Penalty::none, 4},
                                      {Penalty::tyre, 11},
                                      {Penalty::two_tyres, 7},
                                      {Penalty::tyre_and_brake, 10},
                                      {Penalty::spin, 4}}));
  EXPECT_EQ(counted(true, 4), (Counts{{Penalty::none, 4},
                                      {Penalty::tyre, 11},
                                      {Penalty::tyre_and_brake, 10},
                                      {Penalty::spin, 11}}));
}

// 6.3
TEST(FormulaOneTables, DecksAreComplete) {
  EXPECT_EQ(std::accumulate(kPitCounts.begin(), kPitCounts.end(), 0), kPitCards);
  EXPECT_EQ(kTacticCards, 30);
  EXPECT_EQ(kTacticCards, kHand * kCarsMax);
}

}  // namespace
}  // namespace chicane::formula_one
