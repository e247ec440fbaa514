#include "net/address.h"

#include <gtest/gtest.h>

namespace chicane::net {
namespace {

TEST(Address, IsReadAndSaid) {
  struct Case {
    const char* text;
    const char* said;  // Empty: it is no address.
  };
  const Case cases[] = {
      {"192.0.2.1", "192.0.2.1"},
      {"::ffff:192.0.2.1", "192.0.2.1"},
      {"2001:DB8:0:0::1", "2001:db8::1"},
      {"fe80::1%eth0", "fe80::1"},
      {"::1", "::1"},
      {"", ""},
      {"192.0.2", ""},
      {"192.0.2.256", ""},
      {"192.0.2.1 ", ""},
      {"192.0.2.1:80", ""},
      {"[::1]", ""},
      {":::1", ""},
      {"localhost", ""},
      {"010.0.0.1", ""},
  };
  for (const Case& c : cases) {
    const std::optional<Address> address = parse_address(c.text);
    EXPECT_EQ(address ? to_string(*address) : "", c.said) << c.text;
  }
  EXPECT_FALSE(parse_address(std::string_view("1.2.3.4\0", 8)));
}

TEST(Address, HouseholdIsAnAddressOrANetworkOf64Bits) {
  const auto same = [](const char* a, const char* b) {
    return household(*parse_address(a)) == household(*parse_address(b));
  };
  EXPECT_FALSE(same("192.0.2.1", "192.0.2.2"));
  EXPECT_TRUE(same("192.0.2.1", "::ffff:192.0.2.1"));
  EXPECT_TRUE(same("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"));
  EXPECT_FALSE(same("2001:db8:1:2::1", "2001:db8:1:3::1"));
}

TEST(Networks, ContainByTheirBits) {
  const Result<Networks, DataError> networks =
      Networks::parse({"10.0.0.0/8", "192.0.2.7", "172.16.0.0/12", "2001:db8::/33"});
  ASSERT_TRUE(networks);
  const auto contains = [&](const char* text) { return networks->contains(*parse_address(text)); };
  EXPECT_TRUE(contains("10.255.0.1"));
  EXPECT_FALSE(contains("11.0.0.1"));
  EXPECT_TRUE(contains("192.0.2.7"));
  EXPECT_FALSE(contains("192.0.2.6"));
  EXPECT_TRUE(contains("172.31.255.255"));
  EXPECT_FALSE(contains("172.32.0.0"));
  EXPECT_TRUE(contains("2001:db8:7fff::1"));
  EXPECT_FALSE(contains("2001:db8:8000::1"));
  EXPECT_TRUE(Networks::parse({"0.0.0.0/0"})->contains(*parse_address("8.8.8.8")));
  EXPECT_FALSE(Networks::parse({"0.0.0.0/0"})->contains(*parse_address("2001:db8::1")));
}

TEST(Networks, SayWhatIsNone) {
  for (const char* text : {"", "proxy", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/-1", "::/129", "/8"})
    EXPECT_FALSE(Networks::parse({text})) << text;
  EXPECT_EQ(Networks::parse({"proxy"}).error().what,
            "'proxy' is no address and no network; write 192.0.2.1 or 10.0.0.0/8");
}

TEST(Address, ClientIsTheLastOneThatIsNoTrustedProxy) {
  struct Case {
    const char* peer;
    const char* forwarded;
    const char* client;
  };
  const Case cases[] = {
      {"198.51.100.9", "203.0.113.5", "198.51.100.9"},  // Who is not trusted is not believed.
      {"10.0.0.1", "", "10.0.0.1"},
      {"10.0.0.1", "203.0.113.5", "203.0.113.5"},
      {"10.0.0.1", "1.1.1.1, 203.0.113.5", "203.0.113.5"},  // The first is hearsay.
      {"10.0.0.1", "203.0.113.5, 10.0.0.2", "203.0.113.5"},
      {"10.0.0.1", "203.0.113.5,10.0.0.3 , 10.0.0.2", "203.0.113.5"},
      {"10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"},
      {"10.0.0.1", "203.0.113.5:4711", "203.0.113.5"},
      {"10.0.0.1", "[2001:db8::5]:4711", "2001:db8::5"},
      {"10.0.0.1", "2001:db8::5", "2001:db8::5"},
      {"10.0.0.1", "rubbish", "10.0.0.1"},
      {"10.0.0.1", "203.0.113.5, rubbish", "10.0.0.1"},
      {"10.0.0.1", ",", "10.0.0.1"},
      {"10.0.0.1", "[", "10.0.0.1"},
  };
  const Networks trusted = *Networks::parse({"10.0.0.0/8"});
  for (const Case& c : cases) {
    EXPECT_EQ(to_string(client_behind(*parse_address(c.peer), c.forwarded, trusted)), c.client)
        << c.peer << " " << c.forwarded;
  }
}

}  // namespace
}  // namespace chicane::net
