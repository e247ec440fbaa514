#include "net/address_limits.h"

#include <gtest/gtest.h>

#include <limits>

namespace chicane::net {
namespace {

Address v4(int last) { return *parse_address("192.0.2." + std::to_string(last)); }

TEST(TokenBucket, GivesABurstAndThenTheRate) {
  const Rate rate{.per_second = 10, .burst = 3};
  TokenBucket bucket(rate, 1000);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(bucket.take(rate, 1000), 0);
  EXPECT_EQ(bucket.take(rate, 1000), 100);
  EXPECT_EQ(bucket.take(rate, 1099), 1);
  EXPECT_EQ(bucket.take(rate, 1100), 0);
  EXPECT_EQ(bucket.take(rate, 1100), 100);
}

TEST(TokenBucket, IsNeverFullerThanItsBurst) {
  const Rate rate{.per_second = 1000, .burst = 2};
  TokenBucket bucket(rate, 0);
  const std::int64_t late = std::numeric_limits<std::int64_t>::max() / 2;
  EXPECT_EQ(bucket.take(rate, late), 0);
  EXPECT_EQ(bucket.take(rate, late), 0);
  EXPECT_GT(bucket.take(rate, late), 0);
}

TEST(TokenBucket, TimeThatGoesBackGivesNothing) {
  const Rate rate{.per_second = 1, .burst = 1};
  TokenBucket bucket(rate, 5000);
  EXPECT_EQ(bucket.take(rate, 5000), 0);
  EXPECT_GT(bucket.take(rate, 1000), 0);
  EXPECT_GT(bucket.take(rate, 5999), 0);
  EXPECT_EQ(bucket.take(rate, 6000), 0);
}

TEST(AddressLimits, CountConnectionsOfEachAddress) {
  AddressLimits limits({.connections_max = 2}, 1);
  EXPECT_TRUE(limits.open_connection(v4(1), 0));
  EXPECT_TRUE(limits.open_connection(v4(1), 0));
  EXPECT_FALSE(limits.open_connection(v4(1), 0));
  EXPECT_TRUE(limits.open_connection(v4(2), 0));
  limits.close_connection(v4(1));
  EXPECT_TRUE(limits.open_connection(v4(1), 0));
  EXPECT_FALSE(limits.open_connection(v4(1), 0));
}

TEST(AddressLimits, CountANetworkOf64BitsAsOne) {
  AddressLimits limits({.connections_max = 1}, 1);
  EXPECT_TRUE(limits.open_connection(*parse_address("2001:db8::1"), 0));
  EXPECT_FALSE(limits.open_connection(*parse_address("2001:db8::ffff:2"), 0));
  EXPECT_TRUE(limits.open_connection(*parse_address("2001:db8:0:1::1"), 0));
}

TEST(AddressLimits, CountRequestsOfEachAddress) {
  AddressLimits limits({.requests = {.per_second = 1, .burst = 2}}, 1);
  EXPECT_EQ(limits.take_request(v4(1), 0), 0);
  EXPECT_EQ(limits.take_request(v4(1), 0), 0);
  EXPECT_EQ(limits.take_request(v4(1), 0), 1000);
  EXPECT_EQ(limits.take_request(v4(2), 0), 0);
  EXPECT_EQ(limits.take_request(v4(1), 1000), 0);
}

TEST(AddressLimits, ForgetThoseLongestSilent) {
  AddressLimits limits({.requests = {.per_second = 1, .burst = 1}, .addresses_max = 3}, 1);
  for (int i = 1; i <= 3; ++i) EXPECT_EQ(limits.take_request(v4(i), 0), 0);
  EXPECT_GT(limits.take_request(v4(1), 0), 0);  // Heard again: 2 is now the longest silent.
  EXPECT_EQ(limits.take_request(v4(4), 0), 0);
  EXPECT_EQ(limits.addresses(), 3U);
  EXPECT_GT(limits.take_request(v4(1), 0), 0);
  EXPECT_GT(limits.take_request(v4(3), 0), 0);
  EXPECT_EQ(limits.take_request(v4(2), 0), 0);  // Forgotten, so as good as new.
  EXPECT_EQ(limits.addresses(), 3U);
}

TEST(AddressLimits, DoNotForgetThoseWithConnections) {
  AddressLimits limits({.connections_max = 1, .addresses_max = 2}, 1);
  EXPECT_TRUE(limits.open_connection(v4(1), 0));
  EXPECT_TRUE(limits.open_connection(v4(2), 0));
  EXPECT_FALSE(limits.open_connection(v4(3), 0));
  EXPECT_GT(limits.take_request(v4(3), 0), 0);
  EXPECT_FALSE(limits.open_connection(v4(1), 0));
  limits.close_connection(v4(2));
  EXPECT_TRUE(limits.open_connection(v4(3), 0));
  EXPECT_EQ(limits.addresses(), 2U);
}

TEST(AddressLimits, StayBoundedWhoeverComes) {
  AddressLimits limits({.addresses_max = 100}, 7);
  Address address;
  for (int i = 0; i < 10'000; ++i) {
    address.bytes = {
        0x20, 0x01, 0, 0, 0, 0, static_cast<std::uint8_t>(i >> 8), static_cast<std::uint8_t>(i)};
    EXPECT_EQ(limits.take_request(address, i), 0);
    EXPECT_LE(limits.addresses(), 100U);
  }
}

}  // namespace
}  // namespace chicane::net
