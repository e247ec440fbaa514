#include "lab/load.h"

#include <gtest/gtest.h>

#include "base/text.h"

namespace chicane::lab {

TEST(Load, PercentileIsTheNearestRank) {
  std::vector<double> hundred;
  for (int i = 1; i <= 100; ++i) hundred.push_back(i);
  EXPECT_EQ(percentile(hundred, 50), 50);
  EXPECT_EQ(percentile(hundred, 99), 99);
  EXPECT_EQ(percentile(hundred, 100), 100);
  EXPECT_EQ(percentile({7}, 1), 7);
  EXPECT_EQ(percentile({1, 2, 3}, 50), 2);
  EXPECT_EQ(percentile({}, 50), 0);
}

TEST(Load, AnAddressIsHostAndPort) {
  const Result<LoadPlan, DataError> plan = with_address({}, "http://race.example:81/");
  ASSERT_TRUE(static_cast<bool>(plan));
  EXPECT_EQ(plan->host, "race.example");
  EXPECT_EQ(plan->port, 81);
  for (const char* wrong : {"", "127.0.0.1:80", "https://x:80", "http://x", "http://:80",
                            "http://x:0", "http://x:99999", "http://x:80/y", "http://x:8o"})
    EXPECT_FALSE(static_cast<bool>(with_address({}, wrong))) << wrong;
}

TEST(Load, WithoutAServerItSaysSo) {
  LoadPlan plan;
  plan.port = 1;  // Nobody listens there.
  const Result<LoadResult, DataError> result = run_load(plan, [](const LoadProgress&) {});
  ASSERT_FALSE(static_cast<bool>(result));
  EXPECT_EQ(result.error().source, "127.0.0.1:1");
  EXPECT_FALSE(result.error().what.empty());
}

TEST(Load, TheDiskKeepsSomething) {
  const Result<double, DataError> rate = keeps_a_second(testing::TempDir(), 0.05);
  ASSERT_TRUE(static_cast<bool>(rate));
  EXPECT_GT(*rate, 0);
  EXPECT_FALSE(static_cast<bool>(keeps_a_second("/no/such/folder", 0.05)));
}

}  // namespace chicane::lab
