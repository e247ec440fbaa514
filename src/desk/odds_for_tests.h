// What holds of every price.
#pragma once

#include <gtest/gtest.h>

#include "desk/desk.h"

namespace chicane::desk {

// The results of a throw are all there are.
inline void expect_odds_add_up(const Price& price) {
  for (const std::vector<Part>& way : price.ways) {
    for (const Part& part : way) {
      std::int64_t sum = 0;
      for (const Odd& odd : part.odds) {
        EXPECT_GT(odd.ways, 0) << odd.what;
        sum += odd.ways;
      }
      EXPECT_EQ(sum, part.odds.empty() ? 0 : part.of) << part.what;
      EXPECT_TRUE(!part.odds.empty() || part.units > 0) << part.what;
    }
  }
}

}  // namespace chicane::desk
