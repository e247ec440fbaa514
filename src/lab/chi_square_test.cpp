#include "lab/chi_square.h"

#include <gtest/gtest.h>

#include <cmath>

namespace chicane::lab {

namespace {

// The values at which tables of the distribution give these probabilities.
TEST(ChiSquare, TailIsThatOfTheTables) {
  struct Case {
    double value;
    int freedom;
    double p;
  };
  const Case cases[] = {
      {3.841, 1, 0.05},   {6.635, 1, 0.01},    {11.070, 5, 0.05},   {1.145, 5, 0.95},
      {9.236, 5, 0.10},   {18.307, 10, 0.05},  {2.558, 10, 0.99},   {124.342, 100, 0.05},
      {20.515, 5, 0.001}, {77.929, 100, 0.95}, {123.225, 99, 0.05},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.value);
    EXPECT_NEAR(chi_square_tail(c.value, c.freedom), c.p, c.p * 1e-3);
  }
}

// With two degrees it is an exponential function.
TEST(ChiSquare, TailWithTwoDegreesIsExact) {
  for (const double value : {0.1, 1.0, 3.9, 4.1, 40.0, 400.0})
    EXPECT_NEAR(chi_square_tail(value, 2) / std::exp(-value / 2), 1, 1e-12);
}

TEST(ChiSquare, EndsOfTheRange) {
  EXPECT_EQ(chi_square_tail(0, 5), 1);
  EXPECT_EQ(chi_square_tail(7, 0), 1);
  EXPECT_EQ(chi_square_tail(1e6, 5), 0);
}

TEST(ChiSquare, ComparesCountedWithExpected) {
  const ChiSquare fair = chi_square({10, 10, 10, 10, 10, 10}, std::vector<double>(6, 10));
  EXPECT_EQ(fair.value, 0);
  EXPECT_EQ(fair.freedom, 5);
  EXPECT_EQ(fair.p, 1);
  // 4²/10 + 4²/10
  const ChiSquare loaded = chi_square({14, 6, 10, 10, 10, 10}, std::vector<double>(6, 10));
  EXPECT_NEAR(loaded.value, 3.2, 1e-12);
  EXPECT_NEAR(loaded.p, 0.669, 1e-3);
  EXPECT_LT(chi_square({20, 0, 10}, {10, 10, 10}).p, 1e-4);
}

}  // namespace

}  // namespace chicane::lab
