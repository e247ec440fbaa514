#include "base/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

namespace chicane {
namespace {

// Worked out by a separate program. Seeds stand in bug reports and benchmarks, so what they give
// may never change.
TEST(Random, FirstNumbersOfASeedAreKnown) {
  struct Case {
    std::uint64_t seed;
    std::array<std::uint64_t, 3> want;
  };
  const Case cases[] = {
      {0, {0xa706dd2f4d197e6f, 0xb382a305f4414f5e, 0x631a9154fbabf717}},
      {1, {0x5e41ab087439611e, 0xf18d6ce93d6cf1ee, 0x0b95f66d327e8d78}},
      {2024, {0x9073042e1efa35a0, 0x4e9155be1a6f175e, 0x2639abc92f6efa69}},
      {UINT64_MAX, {0x5dc20aa7b2a27137, 0xbda5668a01d7049c, 0x82b43276abb80226}},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.seed);
    Random random(c.seed);
    for (const std::uint64_t want : c.want) EXPECT_EQ(random.next(), want);
  }
}

TEST(Random, DiceOfASeedAreKnown) {
  Random random(7);
  const std::vector<int> want = {5, 4, 4, 4, 3, 2, 6, 6, 6, 1, 6, 3, 1, 2, 6, 5, 6, 2, 2, 6};
  std::vector<int> came;
  for (std::size_t i = 0; i < want.size(); ++i) came.push_back(random.roll(6));
  EXPECT_EQ(came, want);
}

// A range just above half of 2^32 rejects almost every second draw; without the rejection, or with
// a modulo, these would be others.
TEST(Random, DrawsThatWouldFavourSomeNumbersAreRejected) {
  Random random(1);
  const std::uint32_t n = 0x80000001u;
  for (const std::uint32_t want : {97188662u, 470546158u, 1663009558u, 1344897290u, 523784566u})
    EXPECT_EQ(random.below(n), want);
}

TEST(Random, BelowOneIsAlwaysZero) {
  Random random(3);
  for (int i = 0; i < 100; ++i) ASSERT_EQ(random.below(1), 0u);
}

TEST(Random, EveryNumberBelowTheBoundComesAboutEquallyOften) {
  for (const std::uint32_t n : {2u, 3u, 6u, 7u, 51u}) {
    SCOPED_TRACE(n);
    Random random(2024);
    std::vector<int> counts(n);
    for (std::uint32_t i = 0; i < n * 10000; ++i) {
      const std::uint32_t drawn = random.below(n);
      ASSERT_LT(drawn, n);
      ++counts[drawn];
    }
    // Five standard deviations of 10000 draws are about 500.
    EXPECT_GT(*std::min_element(counts.begin(), counts.end()), 9500);
    EXPECT_LT(*std::max_element(counts.begin(), counts.end()), 10500);
  }
}

TEST(RandomDeathTest, NothingIsBelowZero) {
  Random random(1);
  EXPECT_DEATH(static_cast<void>(random.below(0)), "does not hold");
}

}  // namespace
}  // namespace chicane
