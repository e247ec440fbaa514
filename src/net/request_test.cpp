#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "net/request_text.h"

namespace chicane::net {
namespace {

using ::testing::ElementsAre;
using ::testing::Pair;

TEST(Target, IsDecoded) {
  const Result<Target, std::string> target =
      parse_target("/api/r%C3%A4ces/x+1?state=open&name=A%26nn+B&flag&empty=&&state=2&a=b=c");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/api/räces/x+1");
  EXPECT_THAT(target->query,
              ElementsAre(Pair("state", "open"), Pair("name", "A&nn B"), Pair("flag", ""),
                          Pair("empty", ""), Pair("state", "2"), Pair("a", "b=c")));
}

// Nothing is looked up in a file system by a path, so it need not be made harmless.
TEST(Target, IsNotNormalised) {
  EXPECT_EQ(parse_target("/a/%2e%2e/%2E./../b//c/./")->path, "/a/../../../b//c/./");
  EXPECT_EQ(parse_target("/..%2f..%5cetc")->path, "/../..\\etc");
  EXPECT_EQ(parse_target("/%252e")->path, "/%2e");
}

TEST(Target, WhatIsNotPlainlyRightIsRefused) {
  const std::string_view targets[] = {
      "",
      "*",
      "a",
      "http://race.example/",
      "race.example:80",
      "/%",
      "/%2",
      "/%zz",
      "/%2x",
      "/%u0041",
      "/%00",
      "/a%0d%0ab",
      "/%7f",
      "/%1b[0m",
      "/a b",
      "/a#b",
      "/\xc3\xa4",
      "/%c0%ae",
      "/%ff",
      "/%ed%a0%80",
      "/%f4%90%80%80",
      "/%e4%b8",
      "/?a=%",
      "/?%00=1",
      "/?a=%0a",
      "/?a=%c3",
      "/a\x01",
      "/a\tb",
  };
  for (const std::string_view target : targets) EXPECT_FALSE(parse_target(target)) << target;
  EXPECT_FALSE(parse_target(std::string_view("/\0", 2)));
}

TEST(Request, HeadersParametersAndCookiesByName) {
  Request request;
  request.headers = {{"host", "h"}, {"x", "1"}, {"x", "2"}};
  request.query = {{"a", "1"}, {"a", "2"}};
  EXPECT_EQ(request.header("x"), "1");
  EXPECT_EQ(request.header("y"), "");
  EXPECT_EQ(request.parameter("a"), "1");
  EXPECT_EQ(request.parameter("b"), "");
  EXPECT_EQ(request.cookie("a"), "");
}

TEST(Request, Cookies) {
  struct Case {
    const char* header;
    const char* name;
    const char* value;
  };
  const Case cases[] = {
      {"chicane_session=abc", "chicane_session", "abc"},
      {"a=1; chicane_session=abc; b=2", "chicane_session", "abc"},
      {"a=1;b=2", "b", "2"},
      {"a=1; a=2", "a", "1"},
      {"a=\"quoted\"", "a", "quoted"},
      {"a=\"", "a", "\""},
      {"a=b=c==", "a", "b=c=="},
      {"xa=1", "a", ""},
      {"ax=1", "a", ""},
      {"A=1", "a", ""},
      {"a", "a", ""},
      {"a=", "a", ""},
      {"", "a", ""},
      {";;;=;", "a", ""},
      {"=1", "", "1"},
      {"b=\"; a=1", "a", "1"},
  };
  for (const Case& c : cases) {
    Request request;
    request.headers = {{"cookie", c.header}};
    EXPECT_EQ(request.cookie(c.name), c.value) << c.header;
  }
  Request twice;
  twice.headers = {{"cookie", "a=1"}, {"cookie", "b=2"}};
  EXPECT_EQ(twice.cookie("b"), "2");
}

TEST(Request, OwnPagesAndProgramsMayChangeThings) {
  struct Case {
    const char* origin;  // Empty: none.
    const char* host;
    bool is_secure;
    const char* site;  // Sec-Fetch-Site.
    bool want;
  };
  const Case cases[] = {
      {"", "race.example", false, "", true},
      {"", "race.example", false, "same-origin", true},
      {"", "race.example", false, "none", true},
      {"", "race.example", false, "cross-site", false},
      {"http://race.example", "race.example", false, "", true},
      {"http://race.example", "race.example", false, "cross-site", false},
      {"http://RACE.example", "race.EXAMPLE", false, "", true},
      {"http://race.example:80", "race.example", false, "", true},
      {"http://race.example", "race.example:80", false, "", true},
      {"https://race.example", "race.example:443", true, "", true},
      {"http://race.example:8080", "race.example:8080", false, "", true},
      {"http://[::1]:8080", "[::1]:8080", false, "", true},
      {"http://race.example:8081", "race.example:8080", false, "", false},
      {"http://race.example:443", "race.example", false, "", false},
      {"https://race.example", "race.example", false, "", false},
      {"http://race.example", "race.example", true, "", false},
      {"https://race.example", "race.example", true, "", true},
      {"http://evil.example", "race.example", false, "", false},
      {"http://race.example.evil.example", "race.example", false, "", false},
      {"http://xrace.example", "race.example", false, "", false},
      {"http://race.example@evil.example", "race.example", false, "", false},
      {"race.example", "race.example", false, "", false},
      {"null", "race.example", false, "", false},
      {"null", "null", false, "", false},
      {"http://", "", false, "", false},
      {"https://friend.example", "race.example", false, "cross-site", true},
      {"https://friend.example:443", "race.example", false, "", true},
      {"http://friend.example", "race.example", false, "", false},
      {"https://friend.example.evil.example", "race.example", false, "", false},
  };
  for (const Case& c : cases) {
    Request request;
    request.is_secure = c.is_secure;
    request.headers = {{"host", c.host}};
    if (*c.origin != '\0') request.headers.emplace_back("origin", c.origin);
    if (*c.site != '\0') request.headers.emplace_back("sec-fetch-site", c.site);
    EXPECT_EQ(is_from_own_page(request, {"https://friend.example/"}), c.want)
        << c.origin << " to " << c.host << " " << c.site;
  }
}

TEST(Text, IsUtf8WithoutControlCharacters) {
  for (const char* text : {"", "abc", "größe", "北京", "🏎", "\xf4\x8f\xbf\xbf", "\xed\x9f\xbf"})
    EXPECT_TRUE(is_text(text)) << text;
  for (const char* text :
       {"\x01", "a\nb", "\x7f", "\x80", "\xc1\xbf", "\xe0\x9f\xbf", "\xf0\x8f\xbf\xbf",
        "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xc3", "\xe4\xb8"})
    EXPECT_FALSE(is_text(text)) << text;
}

}  // namespace
}  // namespace chicane::net
