#include "post/addresses.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>

#include "post/post.h"

namespace chicane::post {
namespace {

bool is_public_text(const std::string& text) {
  sockaddr_storage storage{};
  auto& v4 = reinterpret_cast<sockaddr_in&>(storage);
  auto& v6 = reinterpret_cast<sockaddr_in6&>(storage);
  if (inet_pton(AF_INET, text.c_str(), &v4.sin_addr) == 1) {
    v4.sin_family = AF_INET;
  } else {
    EXPECT_EQ(inet_pton(AF_INET6, text.c_str(), &v6.sin6_addr), 1) << text;
    v6.sin6_family = AF_INET6;
  }
  return is_public(reinterpret_cast<const sockaddr&>(storage));
}

TEST(PostAddresses, OnlyTheOpenInternetIsPublic) {
  for (const char* text :
       {"1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
        "128.0.0.0", "169.253.255.255", "172.15.255.255", "172.32.0.0", "192.167.255.255",
        "192.169.0.0", "198.17.255.255", "223.255.255.255", "2a00:1450:4001::1", "2600::1",
        "2001:200::1", "3ffe::1"})
    EXPECT_TRUE(is_public_text(text)) << text;
  for (const char* text : {"0.0.0.0",
                           "0.1.2.3",
                           "10.0.0.1",
                           "100.64.0.1",
                           "100.127.255.255",
                           "127.0.0.1",
                           "127.255.255.255",
                           "169.254.169.254",
                           "172.16.0.1",
                           "172.31.255.255",
                           "192.168.0.1",
                           "192.0.0.8",
                           "198.18.0.1",
                           "198.19.255.255",
                           "224.0.0.1",
                           "239.255.255.255",
                           "240.0.0.1",
                           "255.255.255.255",
                           "::",
                           "::1",
                           "::ffff:1.1.1.1",
                           "::ffff:127.0.0.1",
                           "::127.0.0.1",
                           "64:ff9b::7f00:1",
                           "fc00::1",
                           "fd12:3456::1",
                           "fe80::1",
                           "fec0::1",
                           "ff02::1",
                           "2001::1",
                           "2001:db8::1",
                           "2002:7f00:1::1",
                           "3fff::1"})
    EXPECT_FALSE(is_public_text(text)) << text;
  sockaddr_storage other{};
  other.ss_family = AF_UNIX;
  EXPECT_FALSE(is_public(reinterpret_cast<const sockaddr&>(other)));
}

TEST(PostAddresses, MailAddressesAsPeopleTypeThem) {
  for (const char* good :
       {"ann@example.org", "ann.lee+race@mail.example.org", "o'neil@x1.example", "root@localhost"})
    EXPECT_EQ(mail_complaint(good), "") << good;
  for (const std::string bad : {"",
                                "ann",
                                "ann@",
                                "@example.org",
                                "ann@b@example.org",
                                "ann@example..org",
                                "ann@-example.org",
                                ".ann@example.org",
                                "ann.@example.org",
                                "a..b@example.org",
                                "ann lee@example.org",
                                "ann@example.org\r\nBcc: ben@example.org",
                                "ann@example.org\n",
                                "ann@exam\tple.org",
                                "<ann@example.org>",
                                "Ann <ann@example.org>",
                                "ann@[127.0.0.1]",
                                "ann,ben@example.org",
                                "\"ann\"@example.org",
                                "änn@example.org",
                                "ann@exämple.org",
                                "ann@example.org SIZE=1"})
    EXPECT_NE(mail_complaint(bad), "") << bad;
  EXPECT_NE(mail_complaint(std::string("ann@example.org\0x", 17)), "");
  EXPECT_EQ(mail_complaint(std::string(64, 'a') + "@example.org"), "");
  EXPECT_NE(mail_complaint(std::string(65, 'a') + "@example.org"), "");
  EXPECT_EQ(mail_complaint("ann@" + std::string(63, 'a') + ".org"), "");
  EXPECT_NE(mail_complaint("ann@" + std::string(64, 'a') + ".org"), "");
  EXPECT_EQ(mail_complaint("ann"),
            "an address has exactly one @: write one, such as ann@example.org");
}

TEST(PostAddresses, HooksAsPeopleTypeThem) {
  for (const char* good :
       {"https://example.org/chicane", "http://example.org", "https://example.org:8443/a?b=c",
        "http://example.org:1024/", "https://[2a00:1450::1]/x", "http://127.0.0.1:8080/"})
    EXPECT_EQ(hook_complaint(good), "") << good;
  for (const char* bad :
       {"", "example.org", "ftp://example.org/", "file:///etc/passwd", "gopher://example.org:70/",
        "smtp://example.org/", "HTTPS://", "https://", "https:///x", "https://user@example.org/",
        "https://user:word@example.org/", "https://example.org:25/", "http://example.org:0/",
        "http://example.org:1023/", "https://example.org:65536/", "https://exam ple.org/",
        "https://example.org/\r\nX: y", "https://example.org/\xc3\xa4"})
    EXPECT_NE(hook_complaint(bad), "") << bad;
  EXPECT_NE(hook_complaint(std::string("https://a.example\0/", 19)), "");
  EXPECT_NE(hook_complaint("https://example.org/" + std::string(2000, 'a')), "");
  EXPECT_EQ(hook_complaint("example.org"),
            "the address of a web hook begins with https:// or http://: write one such as "
            "https://example.org/chicane");
}

TEST(PostAddresses, PasswordsGoPlainOnlyWithinThisMachine) {
  for (const char* near : {"smtp://localhost", "smtp://localhost:25", "smtp://127.0.0.1:2525",
                           "smtp://127.1.2.3", "smtp://[::1]:25"})
    EXPECT_TRUE(is_this_machine(near)) << near;
  for (const char* far : {"smtp://mail.example", "smtp://localhost.example", "smtp://10.0.0.1",
                          "smtp://128.0.0.1", "smtp://127.0.0.1.example", "nonsense://", ""})
    EXPECT_FALSE(is_this_machine(far)) << far;
}

TEST(PostAddresses, MailboxesAreTakenApart) {
  EXPECT_EQ(mailbox("race@example.org").address, "race@example.org");
  EXPECT_EQ(mailbox("race@example.org").name, "");
  EXPECT_EQ(mailbox(" Chicane  <race@example.org> ").address, "race@example.org");
  EXPECT_EQ(mailbox(" Chicane  <race@example.org> ").name, "Chicane");
  EXPECT_EQ(mailbox("").address, "");
}

TEST(PostAddresses, SettingsAreJudgedBeforeAnythingIsSent) {
  const Settings fine{.smtp_url = "smtp://localhost:25", .from = "Chicane <race@example.org>"};
  EXPECT_EQ(settings_complaint(fine), "");
  EXPECT_EQ(settings_complaint({}), "");
  const auto with = [&](auto change) {
    Settings settings = fine;
    change(settings);
    return settings_complaint(settings);
  };
  EXPECT_NE(with([](Settings& s) { s.smtp_url = "http://localhost"; }), "");
  EXPECT_NE(with([](Settings& s) { s.smtp_url = "localhost:25"; }), "");
  EXPECT_NE(with([](Settings& s) { s.from = ""; }), "");
  EXPECT_NE(with([](Settings& s) { s.from = "Chicane\r\nBcc: x@example.org <race@example.org>"; }),
            "");
  EXPECT_NE(with([](Settings& s) { s.smtp_password = "geheim"; }), "");
  const std::string complaint =
      with([](Settings& s) { s.smtp_url = "smtp://ann:geheim@localhost"; });
  EXPECT_NE(complaint, "");
  EXPECT_EQ(complaint.find("geheim"), std::string::npos);
}

}  // namespace
}  // namespace chicane::post
