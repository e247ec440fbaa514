// Bytes that no honest client sends. Whatever comes, the next one is served.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/random.h"
#include "net/net_for_tests.h"

namespace chicane::net {
namespace {

using namespace for_tests;
using ::testing::AnyOf;

std::string with_zero(std::string_view before, std::string_view after) {
  return std::string(before) + '\0' + std::string(after);
}

std::string line(const std::string& first) { return first + "\r\nHost: h\r\n\r\n"; }

std::string header(const std::string& text) {
  return "POST / HTTP/1.1\r\nHost: h\r\n" + text + "\r\n\r\n";
}

std::string chunked(const std::string& body) {
  return "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n" + body;
}

TEST(Hostile, BytesAreRefusedByTheirStatus) {
  struct Case {
    const char* what;
    std::string bytes;
    int status;
  };
  const Case cases[] = {
      {"nothing but ends", "\r\n\r\n\r\n\r\n", 400},
      {"one word", "rubbish\r\n\r\n", 400},
      {"no version", line("GET /"), 400},
      {"lower version", line("GET / http/1.1"), 505},
      {"version 2", line("GET / HTTP/2.0"), 505},
      {"version 9", line("GET / HTTP/9.9"), 505},
      {"HTTP/2 preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505},
      {"TLS", std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 15), 400},
      {"no target", line("GET  HTTP/1.1"), 400},
      {"two blanks", line("GET  / HTTP/1.1"), 400},
      {"leading blank", line(" GET / HTTP/1.1"), 400},
      {"zero in method", with_zero("G", "ET / HTTP/1.1\r\nHost: h\r\n\r\n"), 400},
      {"zero in target", with_zero("GET /", " HTTP/1.1\r\nHost: h\r\n\r\n"), 400},
      {"zero in header name", with_zero("GET / HTTP/1.1\r\nHost: h\r\nX", ": 1\r\n\r\n"), 400},
      {"zero in header", with_zero("GET / HTTP/1.1\r\nHost: h\r\nX: ", "\r\n\r\n"), 400},
      {"escape in header", header("X: \x1b[0m"), 400},
      {"bare ends", "GET / HTTP/1.1\nHost: h\n\n", 505},
      {"bare return", "GET / HTTP/1.1\rHost: h\r\r", 505},
      {"blank before colon", header("X : 1"), 400},
      {"no colon", header("X"), 400},
      {"no name", header(": 1"), 400},
      {"bytes in name", header("X\xff: 1"), 400},
      {"absolute target", line("GET http://h/ HTTP/1.1"), 400},
      {"absolute target elsewhere", line("GET http://169.254.169.254/ HTTP/1.1"), 400},
      {"authority", line("GET h:80 HTTP/1.1"), 400},
      {"connect", line("CONNECT h:80 HTTP/1.1"), 405},
      {"trace", line("TRACE / HTTP/1.1"), 405},
      {"unknown method", line("BREW / HTTP/1.1"), 501},
      {"star", line("GET * HTTP/1.1"), 400},
      {"bad escape", line("GET /%zz HTTP/1.1"), 400},
      {"zero escaped", line("GET /%00 HTTP/1.1"), 400},
      {"line end escaped", line("GET /%0d%0aX:1 HTTP/1.1"), 400},
      {"overlong dots", line("GET /%c0%ae%c0%ae/ HTTP/1.1"), 400},
      {"bad query", line("GET /?a=%f HTTP/1.1"), 400},
      {"fragment", line("GET /#a HTTP/1.1"), 400},
      {"dots are only a path", line("GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1"), 200},
      {"no host", "GET / HTTP/1.1\r\n\r\n", 400},
      {"two hosts", header("Host: i"), 400},
      {"host with a path", "GET / HTTP/1.1\r\nHost: h/evil\r\n\r\n", 400},
      {"host with a user", "GET / HTTP/1.1\r\nHost: a@h\r\n\r\n", 400},
      {"two origins", header("Origin: http://h\r\nOrigin: http://h"), 400},
      {"two authorizations", header("Authorization: a\r\nAuthorization: b"), 400},
      {"two lengths", header("Content-Length: 0\r\nContent-Length: 1"), 400},
      {"two equal lengths", header("Content-Length: 0\r\nContent-Length: 0"), 400},
      {"list of lengths", header("Content-Length: 0, 0"), 400},
      {"negative length", header("Content-Length: -1"), 400},
      {"length with sign", header("Content-Length: +1"), 400},
      {"length in hex", header("Content-Length: 0x1"), 400},
      {"huge length", header("Content-Length: 99999999999999999999999"), 400},
      {"largest length", header("Content-Length: 18446744073709551615"), 413},
      {"length and coding", header("Content-Length: 0\r\nTransfer-Encoding: chunked"), 400},
      {"coding and length", header("Transfer-Encoding: chunked\r\nContent-Length: 0"), 400},
      {"unknown coding", header("Transfer-Encoding: gzip"), 501},
      {"two codings", header("Transfer-Encoding: gzip, chunked"), 501},
      {"coding twice", header("Transfer-Encoding: chunked, chunked"), 501},
      {"coding in two headers", header("Transfer-Encoding: chunked\r\nTransfer-Encoding: x"), 400},
      {"old version with coding", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
       501},
      {"unknown expectation", header("Expect: miracles"), 417},
      {"bad chunk size", chunked("zz\r\n"), 400},
      {"no chunk size", chunked("\r\n"), 400},
      {"negative chunk size", chunked("-1\r\n"), 400},
      {"chunk size in 0x", chunked("0x3\r\nabc\r\n0\r\n\r\n"), 400},
      {"huge chunk size", chunked("fffffffffffffffff\r\n"), 400},
      {"largest chunk size", chunked("ffffffffffffffff\r\n"), 413},
      {"chunk too long", chunked("3\r\nabcd\r\n0\r\n\r\n"), 400},
      {"chunk too short", chunked("3\r\nab\r\n0\r\n\r\n"), 400},
  };
  TestServer test;
  test.start();
  for (const Case& c : cases) {
    Raw raw(test.server->port());
    raw.send(c.bytes);
    raw.end();
    const std::string answer = raw.read_answer();
    EXPECT_EQ(status_of(answer), c.status) << c.what << "\n" << body_of(answer);
    if (c.status != 200) {
      EXPECT_THAT(body_of(answer), ::testing::StartsWith("{\"error\":{\"code\":\"")) << c.what;
    }
  }
  EXPECT_EQ(test.ask("GET", "/").status, 200);
}

// What follows a request that was refused in the middle must not be taken for the next one.
TEST(Hostile, NothingIsSmuggledBehindARefusal) {
  const std::string inner = "GET /smuggled HTTP/1.1\r\nHost: h\r\n\r\n";
  TestServer test;
  std::atomic<int> served = 0;
  test.service.on_request = [&](const Request&, const Respond& respond) {
    ++served;
    respond({});
  };
  test.start();
  const std::string length = "Content-Length: " + std::to_string(inner.size());
  for (const std::string& bytes :
       {header("Content-Length: 5\r\nTransfer-Encoding: chunked") + "0\r\n\r\n" + inner,
        header("Transfer-Encoding: gzip\r\n" + length) + inner,
        header(length + "\r\nHost: i") + inner, header(length + "\r\nOrigin: http://evil") + inner,
        chunked("zz\r\n" + inner)}) {
    Raw raw(test.server->port());
    raw.send(bytes);
    raw.end();
    const std::string answers = raw.read();
    EXPECT_EQ(answers.find("HTTP/1.1", 1), std::string::npos) << bytes;
  }
  EXPECT_EQ(served, 0);
}

// A request or a stream of frames with some bytes changed, left out, doubled or cut off.
std::string mutated(std::string bytes, Random& random) {
  const auto at = [&] { return random.below(static_cast<std::uint32_t>(bytes.size())); };
  for (int changes = random.roll(6); changes > 0 && !bytes.empty(); --changes) {
    switch (random.below(6)) {
      case 0:
        bytes[at()] = static_cast<char>(random.below(256));
        break;
      case 1:
        bytes.erase(at(), random.below(8));
        break;
      case 2:
        bytes.insert(at(), bytes.substr(at(), random.below(40)));
        break;
      case 3:
        bytes.resize(at());
        break;
      case 4:
        bytes.insert(at(), 1, "\r\n\0:% \x80"[random.below(7)]);
        break;
      default:
        bytes[at()] ^= static_cast<char>(1U << random.below(8));
        break;
    }
  }
  return bytes;
}

TEST(Hostile, RandomBytesLeaveTheServerServing) {
  ServerLimits limits = wide_limits();
  limits.request_seconds = 1;
  TestServer test({.limits = limits});
  test.start();
  const std::string post =
      "POST /api/races?x=%41 HTTP/1.1\r\nHost: h\r\nOrigin: http://h\r\nCookie: a=b; c=d\r\n";
  const std::string frames = upgrade_text("/live") + frame(0x81, "hello") + frame(0x89, "p") +
                             frame(0x01, "a") + frame(0x80, "b") + frame(0x88, "\x03\xe8");
  const std::string seeds[] = {
      post + "Content-Length: 5\r\n\r\nhello" + post + "\r\n",
      post + "Transfer-Encoding: chunked\r\n\r\n5;a=b\r\nhello\r\n0\r\nT: t\r\n\r\n", frames};
  Random random(1);
  for (int i = 0; i < 400; ++i) {
    const std::string bytes = mutated(seeds[i % 3], random);
    Raw raw(test.server->port());
    // The head must be answered before frames may come, else they are refused unread.
    const std::size_t head = bytes.find("\r\n\r\n");
    if (i % 3 == 2 && head != std::string::npos) {
      raw.send(bytes.substr(0, head + 4));
      const std::string answer = raw.read_answer();
      raw.send(bytes.substr(head + 4));
    } else {
      raw.send(bytes);
    }
    raw.end();
    raw.read();
    ASSERT_TRUE(raw.is_closed()) << "round " << i;
  }
  EXPECT_EQ(test.ask("GET", "/").status, 200);
  const auto log = test.open_socket("/live");
  EXPECT_TRUE(log->wait_open());
  // Nothing is left of those that have gone.
  for (int i = 0; i < 100 && test.server->counts().connections_open > 2; ++i)
    std::this_thread::sleep_for(20ms);
  EXPECT_EQ(test.server->counts().connections_open, 2U);
}

}  // namespace
}  // namespace chicane::net
