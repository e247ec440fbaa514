#include "server/quota.h"

#include <gtest/gtest.h>

namespace chicane::server {
namespace {

TEST(Quota, LetsSoManyThroughInAWindow) {
  Quota quota(2, 1000);
  EXPECT_TRUE(quota.take("a", 0));
  EXPECT_TRUE(quota.take("a", 10));
  EXPECT_FALSE(quota.take("a", 20));
  EXPECT_TRUE(quota.take("b", 20)) << "others have their own";
  EXPECT_EQ(quota.wait_seconds("a", 20), 1);
  EXPECT_FALSE(quota.take("a", 999));
  EXPECT_TRUE(quota.take("a", 1000));
}

TEST(Quota, ZeroIsNoLimit) {
  Quota quota(0, 1000);
  for (int i = 0; i < 1000; ++i) EXPECT_TRUE(quota.take("a", 0));
}

}  // namespace
}  // namespace chicane::server
