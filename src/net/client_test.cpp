#include "net/client.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "net/net_for_tests.h"

namespace chicane::net {
namespace {

using namespace for_tests;
using ::testing::Contains;
using ::testing::Pair;

TEST(Client, AsksAndIsAnswered) {
  TestServer test;
  test.service.on_request = [](const Request& request, const Respond& respond) {
    respond({.status = 201,
             .content_type = "text/plain",
             .body = request.body + "!",
             .headers = {{"X-Thing", "1"}}});
  };
  test.start();
  const Asked asked = test.ask("POST", "/", "hello");
  EXPECT_EQ(asked.status, 201);
  EXPECT_EQ(asked.body, "hello!");
  EXPECT_EQ(asked.failure, "");
  EXPECT_THAT(asked.headers, Contains(Pair("x-thing", "1")));
  EXPECT_EQ(test.ask("HEAD", "/").status, 201);
}

TEST(Client, UsesConnectionsAgain) {
  TestServer test;
  test.start();
  for (int i = 0; i < 20; ++i) EXPECT_EQ(test.ask("GET", "/").status, 200);
  EXPECT_EQ(test.server->counts().connections, 1U);
}

TEST(Client, QueuesWhatIsMoreThanItsConnections) {
  TestServer test;
  test.start();
  std::atomic<int> answered = 0;
  std::promise<void> done;
  for (int i = 0; i < 1000; ++i) {
    test.client->ask("GET", "/" + std::to_string(i), "", {}, [&, i](const Asked& asked) {
      EXPECT_EQ(asked.body, "GET /" + std::to_string(i) + " ");
      if (++answered == 1000) done.set_value();
    });
  }
  done.get_future().get();
  EXPECT_LE(test.server->counts().connections, 256U);
}

TEST(Client, GoesOnAfterConnectionsAreClosed) {
  TestServer test;
  test.start();
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(test.ask("GET", "/", "", {{"Connection", "close"}}).status, 200);
  std::atomic<int> answered = 0;
  std::promise<void> done;
  for (int i = 0; i < 600; ++i) {
    test.client->ask("GET", "/", "", {{"Connection", "close"}}, [&](const Asked& asked) {
      EXPECT_EQ(asked.status, 200);
      if (++answered == 600) done.set_value();
    });
  }
  done.get_future().get();
}

TEST(Client, SaysWhyThereIsNoAnswer) {
  int port = 0;
  {
    TestServer gone;
    port = gone.server->port();
  }
  Loop loop;
  const auto client = make_client(loop, "127.0.0.1", port);
  const auto log = std::make_shared<SocketLog>();
  int left = 3;
  for (int i = 0; i < 3; ++i) {
    client->ask("GET", "/", "", {}, [&](const Asked& asked) {
      EXPECT_EQ(asked.status, 0);
      EXPECT_NE(asked.failure, "");
      if (--left == 0) client->open_socket("/", {}, log);
    });
  }
  loop.after(300, [&] { loop.stop(); });
  loop.run();
  EXPECT_EQ(left, 0);
  EXPECT_EQ(log->closed(), 1);
}

TEST(Client, MayGoWhileTheLoopRuns) {
  TestServer test;
  test.start();
  EXPECT_EQ(test.ask("GET", "/").status, 200);
  test.on_loop([&] { test.client.reset(); });
  EXPECT_EQ(status_for(test.server->port(), "GET / HTTP/1.1\r\nHost: h\r\n\r\n"), 200);
}

}  // namespace
}  // namespace chicane::net
