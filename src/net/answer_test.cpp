#include "net/answer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace chicane::net {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(Answer, HasTheSecurityHeaders) {
  const std::string head = answer_head({.status = 404}, {});
  EXPECT_THAT(head, StartsWith("HTTP/1.1 404 Not Found\r\n"));
  for (const char* line :
       {"Server: chicane\r\n", "X-Content-Type-Options: nosniff\r\n",
        "Referrer-Policy: no-referrer\r\n", "X-Frame-Options: DENY\r\n",
        "Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
        "style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'\r\n",
        "Cross-Origin-Opener-Policy: same-origin\r\n",
        "Permissions-Policy: ", "Cache-Control: no-store\r\n", "Content-Length: 0\r\n"})
    EXPECT_THAT(head, HasSubstr(line));
  EXPECT_THAT(head, Not(HasSubstr("Strict-Transport-Security")));
  EXPECT_THAT(answer_head({}, {.is_secure = true}),
              HasSubstr("Strict-Transport-Security: max-age="));
}

TEST(Answer, TakesTheCacheControlOfTheResponse) {
  const std::string head = answer_head({.headers = {{"cache-control", "max-age=60"}}}, {});
  EXPECT_THAT(head, HasSubstr("cache-control: max-age=60\r\n"));
  EXPECT_THAT(head, Not(HasSubstr("no-store")));
}

TEST(Answer, HeadersDoNotBreakOutOfTheirLine) {
  const std::string head = answer_head({.content_type = "text/html\r\nX-Evil: 1",
                                        .headers = {{"Location", "/a\r\nX-Evil: 1"},
                                                    {"X-Evil: 1\r\nX", "1"},
                                                    {"", "1"},
                                                    {"Content-Length", "99"},
                                                    {"Set-Cookie", "a=1"}}},
                                       {});
  EXPECT_THAT(head, Not(HasSubstr("Evil")));
  EXPECT_THAT(head, Not(HasSubstr("99")));
  EXPECT_THAT(head, HasSubstr("Set-Cookie: a=1\r\n"));
}

TEST(Answer, SaysWhatBecomesOfTheConnection) {
  EXPECT_THAT(answer_head({}, {}), Not(HasSubstr("Connection:")));
  EXPECT_THAT(answer_head({}, {.after = AfterAnswer::close}), HasSubstr("Connection: close\r\n"));
  EXPECT_THAT(answer_head({}, {.is_old = true}), HasSubstr("Connection: keep-alive\r\n"));
}

TEST(Answer, WithoutABodyHasNoLength) {
  for (const int status : {204, 304})
    EXPECT_THAT(answer_head({.status = status}, {}), Not(HasSubstr("Content-Length")));
}

TEST(Answer, OfARefusalIsJson) {
  const Response response = refusal(429, "too_fast", "slower please");
  EXPECT_EQ(response.body, R"({"error":{"code":"too_fast","what":"slower please"}})");
  EXPECT_EQ(response.content_type, "application/json");
}

}  // namespace
}  // namespace chicane::net
