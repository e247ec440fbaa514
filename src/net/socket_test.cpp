#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "net/net_for_tests.h"

namespace chicane::net {
namespace {

using namespace for_tests;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr int kText = 0x81;
constexpr int kBinary = 0x82;
constexpr int kClose = 0x88;
constexpr int kPing = 0x89;

std::shared_ptr<const std::string> text(std::string_view words) {
  return std::make_shared<const std::string>(words);
}

// An upgraded connection of which each side's events are seen.
struct Opened {
  explicit Opened(TestServer& test, int receive_buffer = 0)
      : raw(test.server->port(), receive_buffer) {
    raw.send(upgrade_text("/live"));
    status = status_of(raw.read_answer());
  }

  Raw raw;
  int status = 0;
};

TEST(Socket, SaysBackWhatItHears) {
  TestServer test;
  test.start();
  const auto log = test.open_socket("/live");
  ASSERT_TRUE(log->wait_open());
  const std::string large(16 * 1024, 'x');
  test.on_loop([&] {
    log->socket()->send(text("größe"));
    log->socket()->send(text(""));
    log->socket()->send(text(large));
  });
  ASSERT_TRUE(log->wait_messages(3));
  EXPECT_THAT(log->messages(), ElementsAre("größe", "", large));
  const ServerCounts counts = test.server->counts();
  EXPECT_EQ(counts.sockets_open, 1U);
  EXPECT_EQ(counts.messages_in, 3U);
  EXPECT_EQ(counts.responses_by_class[1], 1U);
}

TEST(Socket, SharesATextAmongManyInOrder) {
  TestServer test;
  std::vector<std::shared_ptr<SocketLog>> viewers;
  test.service.on_upgrade = [&](const Request&, const Upgrade& upgrade) {
    viewers.push_back(std::make_shared<SocketLog>());
    upgrade(viewers.back(), {});
  };
  test.start();
  std::vector<std::shared_ptr<SocketLog>> clients;
  for (int i = 0; i < 200; ++i) clients.push_back(test.open_socket("/live"));
  for (const auto& client : clients) ASSERT_TRUE(client->wait_open());
  test.on_loop([&] {
    for (const auto& viewer : viewers) ASSERT_TRUE(viewer->wait_open());
    for (const char* words : {"one", "two", "three"}) {
      const auto shared = text(words);
      for (const auto& viewer : viewers) viewer->socket()->send(shared);
      EXPECT_GE(shared.use_count(), 200);
    }
  });
  for (const auto& client : clients) {
    ASSERT_TRUE(client->wait_messages(3));
    EXPECT_THAT(client->messages(), ElementsAre("one", "two", "three"));
  }
  EXPECT_EQ(test.server->counts().sockets_open, 200U);
  EXPECT_EQ(test.server->counts().messages_out, 600U);
}

TEST(Socket, IsClosedByEitherSideAndToldOnce) {
  TestServer test;
  const auto server_side = std::make_shared<SocketLog>();
  test.service.on_upgrade = [&](const Request&, const Upgrade& upgrade) {
    upgrade(server_side, {});
  };
  test.start();
  const auto log = test.open_socket("/live");
  ASSERT_TRUE(log->wait_open());
  ASSERT_TRUE(server_side->wait_open());
  EXPECT_EQ(server_side->socket()->address(), "127.0.0.1");
  test.on_loop([&] {
    server_side->socket()->send(text("last words"));
    server_side->socket()->close(1000, "enough");
    server_side->socket()->close(1000, "again");
    server_side->socket()->send(text("too late"));
  });
  ASSERT_TRUE(log->wait_closed());
  ASSERT_TRUE(server_side->wait_closed());
  test.on_loop([&] { server_side->socket()->send(text("much too late")); });
  EXPECT_THAT(log->messages(), ElementsAre("last words"));
  EXPECT_EQ(log->closed(), 1);
  EXPECT_EQ(server_side->closed(), 1);
  EXPECT_EQ(test.server->counts().sockets_open, 0U);
}

TEST(Socket, LongReasonsAreCutShort) {
  TestServer test;
  test.service.on_upgrade = [&](const Request&, const Upgrade& upgrade) {
    class Closer : public SocketEvents {
      void on_open(std::shared_ptr<Socket> socket) override {
        socket->close(4000, std::string(500, 'x'));
      }
      void on_message(std::string_view) override {}
      void on_closed() override {}
    };
    upgrade(std::make_shared<Closer>(), {});
  };
  test.start();
  Opened opened(test);
  EXPECT_EQ(read_frame(opened.raw).close_code(), 4000);
}

TEST(Socket, ThatVanishesIsClosed) {
  TestServer test;
  const auto server_side = std::make_shared<SocketLog>();
  test.service.on_upgrade = [&](const Request&, const Upgrade& upgrade) {
    upgrade(server_side, {});
  };
  test.start();
  {
    const Opened opened(test);
    EXPECT_EQ(opened.status, 101);
  }
  EXPECT_TRUE(server_side->wait_closed());
}

TEST(Socket, UpgradeFromAnotherThreadOrRefused) {
  TestServer test;
  std::thread thread;
  test.service.on_upgrade = [&](const Request& request, Upgrade upgrade) {
    EXPECT_TRUE(request.is_upgrade);
    if (request.path != "/live") return upgrade(nullptr, {.status = 404});
    thread = std::thread(
        [upgrade = std::move(upgrade)] { upgrade(std::make_shared<SocketEcho>(), {}); });
  };
  test.start();
  const auto refused = test.open_socket("/other");
  EXPECT_TRUE(refused->wait_closed());
  EXPECT_EQ(refused->socket(), nullptr);
  const auto log = test.open_socket("/live");
  EXPECT_TRUE(log->wait_open());
  thread.join();
  EXPECT_EQ(status_for(test.server->port(), upgrade_text("/other")), 404);
}

TEST(Socket, UpgradesOfOtherSitesOrBadFormAreRefused) {
  TestServer test;
  test.start();
  const auto status = [&](const std::string& more) {
    return status_for(test.server->port(), upgrade_text("/live", more));
  };
  EXPECT_EQ(status(""), 101);
  EXPECT_EQ(status("Origin: http://127.0.0.1\r\n"), 101);
  EXPECT_EQ(status("Origin: https://127.0.0.1\r\n"), 403);
  EXPECT_EQ(status("Origin: http://evil.example\r\n"), 403);
  EXPECT_EQ(status("Origin: null\r\n"), 403);
  EXPECT_EQ(status("Sec-Fetch-Site: cross-site\r\n"), 403);
  EXPECT_EQ(status("Content-Length: 3\r\n"), 400);
  const std::string head =
      "GET / HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n";
  const std::string key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  EXPECT_EQ(status_for(test.server->port(), head + key + "\r\n"), 426);
  EXPECT_EQ(status_for(test.server->port(), head + key + "Sec-WebSocket-Version: 8\r\n\r\n"), 426);
  EXPECT_EQ(status_for(test.server->port(), head + "Sec-WebSocket-Version: 13\r\n\r\n"), 400);
  EXPECT_EQ(status_for(test.server->port(),
                       head + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n"),
            400);
  EXPECT_EQ(status_for(test.server->port(), upgrade_text("/live") + "early"), 400);
}

TEST(Socket, PingsAreAnswered) {
  TestServer test;
  test.start();
  Opened opened(test);
  opened.raw.send(frame(kPing, "are you there"));
  const Frame pong = read_frame(opened.raw);
  EXPECT_EQ(pong.first_byte, 0x8a);
  EXPECT_EQ(pong.payload, "are you there");
}

TEST(Socket, MessagesInPiecesAreOne) {
  TestServer test;
  test.start();
  Opened opened(test);
  // A ping may stand between the pieces.
  opened.raw.send(frame(0x01, "half ") + frame(kPing, "") + frame(0x80, "whole"));
  EXPECT_EQ(read_frame(opened.raw).first_byte, 0x8a);
  EXPECT_EQ(read_frame(opened.raw).payload, "half whole");
}

TEST(Socket, BadFramesAreRefusedByTheirCode) {
  struct Case {
    const char* what;
    std::string bytes;
    int code;
  };
  const std::string unmasked = std::string("\x81\x02", 2) + "hi";
  const Case cases[] = {
      {"binary", frame(kBinary, "hi"), 1003},
      {"not UTF-8", frame(kText, "\xc3\x28"), 1007},
      {"UTF-8 cut off", frame(kText, "\xe4\xb8"), 1007},
      {"overlong UTF-8", frame(kText, "\xc0\xae"), 1007},
      {"surrogate", frame(kText, "\xed\xa0\x80"), 1007},
      {"too large", frame(kText, std::string(16 * 1024 + 1, 'x')), 1009},
      {"too large in pieces",
       frame(0x01, std::string(10'000, 'x')) + frame(0x80, std::string(10'000, 'x')), 1009},
      {"length of 2^63", std::string("\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 14), 0},
      {"length of 2^40", std::string("\x81\xff\0\0\1\0\0\0\0\0\0\0\0\0", 14), 1009},
      {"unmasked", unmasked, 1002},
      {"reserved bit 1", frame(0xc1, "hi"), 1002},
      {"reserved bit 2", frame(0xa1, "hi"), 1002},
      {"reserved bit 3", frame(0x91, "hi"), 1002},
      {"unknown kind", frame(0x83, "hi"), 1002},
      {"unknown control", frame(0x8b, ""), 1002},
      {"control in pieces", frame(0x09, "hi"), 1002},
      {"long control", frame(kPing, std::string(126, 'x')), 1002},
      {"continues nothing", frame(0x80, "hi"), 1002},
      {"begins twice", frame(0x01, "hi") + frame(kText, "ho"), 1002},
      {"close of one byte", frame(kClose, "\x03"), 1002},
      {"close 1005", frame(kClose, "\x03\xed"), 1002},
      {"close 999", frame(kClose, "\x03\xe7"), 1002},
      {"close with no text", frame(kClose, "\x03\xe8\xc3\x28"), 1002},
      {"close", frame(kClose, "\x03\xe8"), 1000},
      {"length written too long", std::string("\x81\xfe\0\2\0\0\0\0hi", 10), 1002},
  };
  TestServer test;
  std::vector<std::shared_ptr<SocketLog>> logs;
  test.service.on_upgrade = [&](const Request&, const Upgrade& upgrade) {
    logs.push_back(std::make_shared<SocketLog>());
    upgrade(logs.back(), {});
  };
  test.start();
  for (const Case& c : cases) {
    SCOPED_TRACE(c.what);
    Opened opened(test);
    EXPECT_EQ(opened.status, 101);
    opened.raw.send(c.bytes);
    const Frame answer = read_frame(opened.raw);
    if (c.code != 0) {
      EXPECT_EQ(answer.close_code(), c.code);
    }
    opened.raw.end();
    opened.raw.read();
    EXPECT_TRUE(opened.raw.is_closed());
  }
  test.on_loop([&] {});
  for (const auto& log : logs) {
    EXPECT_TRUE(log->wait_closed());
    EXPECT_EQ(log->closed(), 1);
    EXPECT_THAT(log->messages(), ElementsAre());
  }
}

TEST(Socket, ThatSpeaksTooFastIsToldAndClosed) {
  ServerLimits limits = wide_limits();
  limits.messages_per_second = 1;
  limits.messages_burst = 3;
  TestServer test({.limits = limits});
  test.start();
  for (const int kind : {kText, kPing}) {
    Opened opened(test);
    for (int i = 0; i < 5; ++i) opened.raw.send(frame(kind, "hi"));
    std::vector<Frame> texts;
    Frame last = read_frame(opened.raw);
    while (last.first_byte == kText || last.first_byte == 0x8a) {
      if (last.first_byte == kText) texts.push_back(last);
      last = read_frame(opened.raw);
    }
    EXPECT_EQ(last.close_code(), 1008);
    ASSERT_FALSE(texts.empty());
    EXPECT_EQ(texts.size(), kind == kText ? 4U : 1U);
    EXPECT_THAT(texts.back().payload,
                StartsWith(R"({"type":"error","error":{"code":"too_fast","what":")"));
  }
  EXPECT_EQ(test.server->counts().refused_by_rate, 2U);
}

TEST(Socket, ThatReadsTooSlowlyIsClosed) {
  ServerLimits limits = wide_limits();
  limits.socket_backlog_bytes = 256 * 1024;
  TestServer test({.limits = limits});
  const auto slow = std::make_shared<SocketLog>();
  test.service.on_upgrade = [&](const Request& request, const Upgrade& upgrade) {
    if (request.path == "/live") return upgrade(slow, {});
    upgrade(std::make_shared<SocketEcho>(), {});
  };
  test.start();
  Opened opened(test, 4096);
  ASSERT_TRUE(slow->wait_open());
  const auto chunk = text(std::string(64 * 1024, 'x'));
  for (int i = 0; i < 1000 && test.server->counts().slow_viewers_closed == 0; ++i)
    test.on_loop([&] { slow->socket()->send(chunk); });
  EXPECT_EQ(test.server->counts().slow_viewers_closed, 1U);
  // Others are served meanwhile, and the text is not kept for one who does not come.
  const auto quick = test.open_socket("/quick");
  ASSERT_TRUE(quick->wait_open());
  EXPECT_LE(chunk.use_count(), 3);
  // It reads on after all, and is told why.
  Frame frame_read = read_frame(opened.raw);
  while (frame_read.first_byte == kText) frame_read = read_frame(opened.raw);
  EXPECT_EQ(frame_read.close_code(), 1013);
  opened.raw.send(frame(kClose, "\x03\xf5"));
  opened.raw.end();
  EXPECT_TRUE(slow->wait_closed());
}

TEST(Socket, LoopMayEndWithSocketsOpen) {
  std::shared_ptr<SocketLog> log;
  {
    TestServer test;
    test.start();
    log = test.open_socket("/live");
    ASSERT_TRUE(log->wait_open());
  }
  // What is held of a socket outlives its loop and does nothing.
  log->socket()->send(text("nobody hears this"));
  log->socket()->close(1000, "");
  EXPECT_EQ(log->socket()->address(), "127.0.0.1");
}

}  // namespace
}  // namespace chicane::net
