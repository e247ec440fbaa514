#include "net/server.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "net/net_for_tests.h"

namespace chicane::net {
namespace {

using namespace for_tests;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

constexpr std::string_view kGet = "GET /x HTTP/1.1\r\nHost: h\r\n\r\n";

std::string get(const std::string& headers, const std::string& method = "GET") {
  return method + " /x HTTP/1.1\r\nHost: race.example\r\n" + headers + "\r\n";
}

TEST(Server, KeepsConnectionsAlive) {
  TestServer test;
  test.start();
  Raw raw(test.server->port());
  for (int i = 0; i < 3; ++i) {
    raw.send(kGet);
    const std::string answer = raw.read_answer();
    EXPECT_EQ(status_of(answer), 200);
    EXPECT_EQ(body_of(answer), "GET /x ");
  }
  raw.send("GET /x HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n");
  EXPECT_THAT(raw.read(), HasSubstr("Connection: close\r\n"));
  EXPECT_TRUE(raw.is_closed());
  const ServerCounts counts = test.server->counts();
  EXPECT_EQ(counts.connections, 1U);
  EXPECT_EQ(counts.requests, 4U);
  EXPECT_EQ(counts.responses_by_class[2], 4U);
}

TEST(Server, OldClientsAreServedOnceUnlessTheyAskForMore) {
  TestServer test;
  test.start();
  Raw once(test.server->port());
  once.send("GET / HTTP/1.0\r\n\r\n");
  EXPECT_THAT(once.read(), HasSubstr("Connection: close\r\n"));
  Raw more(test.server->port());
  more.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
  EXPECT_THAT(more.read_answer(), HasSubstr("Connection: keep-alive\r\n"));
}

TEST(Server, AnswersPipelinedRequestsInOrder) {
  TestServer test;
  std::vector<std::thread> threads;
  test.service.on_request = [&](Request request, Respond respond) {
    // The first takes longest.
    const int millis = request.path == "/1" ? 50 : 0;
    threads.emplace_back([millis, path = request.path, respond = std::move(respond)] {
      std::this_thread::sleep_for(std::chrono::milliseconds(millis));
      respond({.content_type = "text/plain", .body = path});
    });
  };
  test.start();
  Raw raw(test.server->port());
  std::string requests;
  for (int i = 1; i <= 5; ++i)
    requests +=
        "POST /" + std::to_string(i) + " HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc";
  raw.send(requests);
  for (int i = 1; i <= 5; ++i) EXPECT_EQ(body_of(raw.read_answer()), "/" + std::to_string(i));
  test.on_loop([&] {
    for (std::thread& thread : threads) thread.join();
  });
}

TEST(Server, ReadsBodiesInEveryForm) {
  TestServer test;
  test.start();
  Raw raw(test.server->port());
  raw.send("POST /p HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello");
  EXPECT_EQ(body_of(raw.read_answer()), "POST /p hello");
  raw.send(
      "POST /p HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
      "3\r\nhel\r\n2;x=y\r\nlo\r\n0\r\nTrailer: t\r\n\r\n");
  EXPECT_EQ(body_of(raw.read_answer()), "POST /p hello");
  raw.send("POST /p HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n");
  EXPECT_THAT(raw.read_answer(), StartsWith("HTTP/1.1 100 Continue\r\n"));
  raw.send("hello");
  EXPECT_EQ(body_of(raw.read_answer()), "POST /p hello");
  // A request that comes byte by byte is a request.
  for (const char c : kGet) raw.send(std::string(1, c));
  EXPECT_EQ(status_of(raw.read_answer()), 200);
}

TEST(Server, HandsOverTheRequest) {
  TestServer test;
  Request seen;
  test.service.on_request = [&](Request request, Respond respond) {
    seen = std::move(request);
    respond({});
  };
  test.start();
  test.ask("DELETE", "/a%20b?c=d%2Be", "body", {{"X-Thing", "1"}, {"Cookie", "k=v"}});
  EXPECT_EQ(seen.method, "DELETE");
  EXPECT_EQ(seen.path, "/a b");
  EXPECT_EQ(seen.parameter("c"), "d+e");
  EXPECT_EQ(seen.header("x-thing"), "1");
  EXPECT_EQ(seen.cookie("k"), "v");
  EXPECT_EQ(seen.body, "body");
  EXPECT_EQ(seen.address, "127.0.0.1");
  EXPECT_FALSE(seen.is_secure);
  EXPECT_FALSE(seen.is_upgrade);
}

TEST(Server, HeadIsGetWithoutABody) {
  TestServer test;
  test.start();
  Raw raw(test.server->port());
  raw.send(get("Connection: close\r\n", "HEAD"));
  const std::string answer = raw.read();
  EXPECT_EQ(status_of(answer), 200);
  EXPECT_THAT(answer, HasSubstr("Content-Length: 7\r\n"));
  EXPECT_EQ(body_of(answer), "");
}

TEST(Server, OptionsGiveNoOtherSitePermission) {
  TestServer test;
  test.start();
  Raw raw(test.server->port());
  raw.send("OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n");
  const std::string answer = raw.read_answer();
  EXPECT_EQ(status_of(answer), 204);
  EXPECT_THAT(answer, HasSubstr("Allow: GET"));
  EXPECT_THAT(answer, Not(HasSubstr("Access-Control")));
  raw.send(
      get("Origin: http://evil.example\r\nAccess-Control-Request-Method: POST\r\n", "OPTIONS"));
  EXPECT_EQ(status_of(raw.read_answer()), 403);
}

TEST(Server, EveryAnswerHasTheSecurityHeaders) {
  TestServer test;
  test.start();
  for (const std::string& request :
       {std::string(kGet), std::string("rubbish\r\n\r\n"), get("", "TRACE"),
        get("Origin: http://evil.example\r\n", "POST"),
        get("X: " + std::string(9000, 'x') + "\r\n")}) {
    Raw raw(test.server->port());
    raw.send(request);
    const std::string answer = raw.read_answer();
    for (const char* line :
         {"Server: chicane\r\n", "X-Content-Type-Options: nosniff\r\n",
          "Content-Security-Policy: default-src 'self';", "X-Frame-Options: DENY\r\n"})
      EXPECT_THAT(answer, HasSubstr(line)) << request.substr(0, 40);
  }
}

TEST(Server, RefusesOtherSites) {
  TestServer test({.limits = wide_limits(), .origins = {"https://friend.example"}});
  test.start();
  const auto status = [&](const std::string& method, const std::string& headers) {
    return status_for(test.server->port(), get(headers, method));
  };
  const std::string evil = "Origin: http://evil.example\r\n";
  EXPECT_EQ(status("GET", evil), 200);
  EXPECT_EQ(test.ask("HEAD", "/", "", {{"Origin", "http://evil.example"}}).status, 200);
  for (const char* method : {"POST", "PUT", "PATCH", "DELETE", "OPTIONS"}) {
    EXPECT_EQ(status(method, evil), 403) << method;
    EXPECT_EQ(status(method, "Sec-Fetch-Site: cross-site\r\n"), 403) << method;
    EXPECT_NE(status(method, "Origin: http://race.example\r\n"), 403) << method;
    EXPECT_NE(status(method, "Origin: https://friend.example\r\n"), 403) << method;
    EXPECT_NE(status(method, ""), 403) << method;
  }
  Raw raw(test.server->port());
  raw.send(get(evil, "POST"));
  EXPECT_THAT(raw.read_answer(), HasSubstr(R"({"error":{"code":"wrong_origin","what":")"));
}

TEST(Server, BelievesTrustedProxiesOnly) {
  const std::string forwarded =
      "X-Forwarded-For: 1.1.1.1, 203.0.113.5\r\nX-Forwarded-Proto: https\r\n";
  for (const bool is_trusted : {false, true}) {
    ServerSettings settings{.limits = wide_limits()};
    if (is_trusted) settings.trusted_proxies = {"127.0.0.0/8"};
    TestServer test(settings);
    test.service.on_request = [](const Request& request, const Respond& respond) {
      respond({.body = request.address + (request.is_secure ? " secure" : " open")});
    };
    test.start();
    Raw raw(test.server->port());
    raw.send(get(forwarded));
    const std::string answer = raw.read_answer();
    EXPECT_EQ(body_of(answer), is_trusted ? "203.0.113.5 secure" : "127.0.0.1 open");
    EXPECT_EQ(answer.find("Strict-Transport-Security") != std::string::npos, is_trusted);
    const std::string own = forwarded + "Origin: https://race.example\r\n";
    EXPECT_EQ(status_for(test.server->port(), get(own, "POST")), is_trusted ? 200 : 403);
  }
}

TEST(Server, AnswersFromAnotherThreadAndOnlyOnce) {
  TestServer test;
  std::thread thread;
  test.service.on_request = [&](const Request&, Respond respond) {
    thread = std::thread([respond = std::move(respond)] {
      respond({.status = 201});
      respond({.status = 202});
    });
  };
  test.start();
  EXPECT_EQ(test.ask("GET", "/").status, 201);
  thread.join();
  test.service.on_request = [](const Request&, const Respond& respond) { respond({}); };
  EXPECT_EQ(test.ask("GET", "/").status, 200);
}

TEST(Server, AnAnswerThatIsDroppedIs500) {
  TestServer test;
  std::thread thread;
  test.service.on_request = [&](const Request& request, Respond respond) {
    if (request.path == "/here") return;
    thread = std::thread([dropped = std::move(respond)]() mutable { dropped = nullptr; });
  };
  test.service.on_upgrade = [](const Request&, const Upgrade&) {};
  test.start();
  EXPECT_EQ(test.ask("GET", "/here").status, 500);
  EXPECT_EQ(test.ask("GET", "/elsewhere").status, 500);
  thread.join();
  EXPECT_EQ(status_for(test.server->port(), upgrade_text("/live")), 500);
}

TEST(Server, AStatusThatIsNoneIs500) {
  TestServer test;
  test.service.on_request = [](const Request&, const Respond& respond) { respond({.status = 7}); };
  test.start();
  EXPECT_EQ(test.ask("GET", "/").status, 500);
}

TEST(Server, AClientThatHasGoneDoesNoHarm) {
  TestServer test;
  std::promise<Respond> promise;
  test.service.on_request = [&](const Request& request, Respond respond) {
    if (request.path == "/late") return promise.set_value(std::move(respond));
    respond({});
  };
  test.start();
  {
    Raw raw(test.server->port());
    raw.send("GET /late HTTP/1.1\r\nHost: h\r\n\r\n");
    Respond respond = promise.get_future().get();
    raw.end();
    std::thread([respond = std::move(respond)] {
      respond({.body = std::string(1 << 20, 'x')});
    }).join();
  }
  EXPECT_EQ(test.ask("GET", "/").status, 200);
}

TEST(Server, LargeAnswersArriveWhole) {
  TestServer test;
  const std::string large(3 << 20, 'x');
  test.service.on_request = [&](const Request&, const Respond& respond) {
    respond({.content_type = "application/wasm", .body = large});
  };
  test.start();
  EXPECT_EQ(test.ask("GET", "/").body, large);
}

// Limits

TEST(ServerLimits, OfBodies) {
  ServerLimits limits = wide_limits();
  limits.body_bytes = 100;
  TestServer test({.limits = limits});
  test.start();
  EXPECT_EQ(test.ask("POST", "/", std::string(100, 'x')).status, 200);
  const Asked refused = test.ask("POST", "/", std::string(101, 'x'));
  EXPECT_EQ(refused.status, 413);
  EXPECT_THAT(refused.body, StartsWith(R"({"error":{"code":"too_large","what":")"));
  const std::string chunk = "32\r\n" + std::string(50, 'x') + "\r\n";
  const std::string head = "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n";
  EXPECT_EQ(status_for(test.server->port(), head + chunk + chunk + "0\r\n\r\n"), 200);
  EXPECT_EQ(status_for(test.server->port(), head + chunk + chunk + chunk + "0\r\n\r\n"), 413);
  // One who asks first is told before it sends anything.
  EXPECT_EQ(
      status_for(
          test.server->port(),
          "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 101\r\nExpect: 100-continue\r\n\r\n"),
      413);
}

TEST(ServerLimits, OfLongBodies) {
  ServerLimits limits = wide_limits();
  limits.body_bytes = 100;
  TestServer test({.limits = limits, .long_bodies = {{"/other", 150}, {"/results", 200}}});
  test.start();
  EXPECT_EQ(test.ask("POST", "/a/results", std::string(200, 'x')).status, 200);
  EXPECT_EQ(test.ask("POST", "/a/results", std::string(201, 'x')).status, 413);
  EXPECT_EQ(test.ask("POST", "/a/other", std::string(150, 'x')).status, 200);
  EXPECT_EQ(test.ask("POST", "/a/other", std::string(151, 'x')).status, 413);
  EXPECT_EQ(test.ask("POST", "/a", std::string(100, 'x')).status, 200);
  EXPECT_EQ(test.ask("POST", "/a", std::string(101, 'x')).status, 413);
  EXPECT_EQ(test.ask("POST", "/results/a", std::string(101, 'x')).status, 413);
  const std::string chunk = "32\r\n" + std::string(50, 'x') + "\r\n";
  const auto chunked = [&](const std::string& path, int chunks) {
    std::string text =
        "POST " + path + " HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n";
    for (int i = 0; i < chunks; ++i) text += chunk;
    return status_for(test.server->port(), text + "0\r\n\r\n");
  };
  EXPECT_EQ(chunked("/a/results", 4), 200);
  EXPECT_EQ(chunked("/a/results", 5), 413);
  EXPECT_EQ(chunked("/a", 2), 200);
  EXPECT_EQ(chunked("/a", 3), 413);
}

// A client that sends on after the refusal still reads it.
TEST(ServerLimits, ARefusalIsNotLostInWhatFollows) {
  TestServer test;
  test.start();
  Raw raw(test.server->port());
  raw.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 200000\r\n\r\n" +
           std::string(200000, 'x'));
  const std::string answer = raw.read();
  EXPECT_EQ(status_of(answer), 413);
  EXPECT_THAT(answer, HasSubstr("Connection: close\r\n"));
}

TEST(ServerLimits, OfHeadersAndTargets) {
  TestServer test;
  test.start();
  const int port = test.server->port();
  EXPECT_EQ(status_for(port, get("X: " + std::string(7000, 'x') + "\r\n")), 200);
  EXPECT_EQ(status_for(port, get("X: " + std::string(8200, 'x') + "\r\n")), 431);
  EXPECT_EQ(status_for(port, get("X: " + std::string(50000, 'x') + "\r\n")), 431);
  std::string many;
  for (int i = 0; i < 2000; ++i) many += "A: b\r\n";
  EXPECT_EQ(status_for(port, get(many)), 431);
  EXPECT_EQ(status_for(port, "GET /" + std::string(20000, 'x') + " HTTP/1.1\r\nHost: h\r\n\r\n"),
            414);
}

TEST(ServerLimits, OfRequestsOfOneAddress) {
  ServerLimits limits;
  limits.requests_per_second = 1;
  limits.requests_burst = 3;
  TestServer test({.limits = limits, .trusted_proxies = {"127.0.0.1"}});
  test.start();
  Raw raw(test.server->port());
  const auto ask = [&](const char* address) {
    raw.send(get("X-Forwarded-For: " + std::string(address) + "\r\n"));
    return raw.read_answer();
  };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(status_of(ask("203.0.113.5")), 200);
  const std::string refused = ask("203.0.113.5");
  EXPECT_EQ(status_of(refused), 429);
  EXPECT_THAT(refused, HasSubstr("Retry-After: 1\r\n"));
  EXPECT_THAT(refused, HasSubstr(R"({"error":{"code":"too_fast",)"));
  EXPECT_EQ(status_of(ask("203.0.113.6")), 200);
  EXPECT_EQ(test.server->counts().refused_by_rate, 1U);
}

TEST(ServerLimits, FilesCountATenth) {
  ServerLimits limits;
  limits.requests_per_second = 1;
  limits.requests_burst = 2;
  TestServer test({.limits = limits, .dear_path = "/api/"});
  test.start();
  Raw raw(test.server->port());
  const auto ask = [&](const std::string& path) {
    raw.send("GET " + path + " HTTP/1.1\r\nHost: h\r\n\r\n");
    return status_of(raw.read_answer());
  };
  for (int i = 0; i < 10; ++i) EXPECT_NE(ask("/assets/a.js"), 429);
  EXPECT_NE(ask("/%61pi/races"), 429);
  EXPECT_EQ(ask("/api/races"), 429);
  EXPECT_EQ(ask("//api/races"), 429);
}

TEST(ServerLimits, OfConnectionsOfOneAddress) {
  ServerLimits limits = wide_limits();
  limits.connections_per_address = 2;
  TestServer test({.limits = limits});
  test.start();
  const int port = test.server->port();
  Raw first(port);
  first.send(kGet);
  EXPECT_EQ(status_of(first.read_answer()), 200);
  {
    Raw second(port);
    second.send(kGet);
    EXPECT_EQ(status_of(second.read_answer()), 200);
    Raw third(port);
    const std::string answer = third.read();
    EXPECT_EQ(status_of(answer), 429);
    EXPECT_THAT(answer, HasSubstr("Retry-After: "));
  }
  // Places are given back; the server hears of it a moment later.
  int status = 0;
  for (int i = 0; i < 100 && status != 200; ++i) {
    status = status_for(port, kGet);
    if (status != 200) std::this_thread::sleep_for(20ms);
  }
  EXPECT_EQ(status, 200);
}

// Those behind a proxy are counted when they open a socket, which stays.
TEST(ServerLimits, OfSocketsOfOneAddressBehindAProxy) {
  ServerLimits limits = wide_limits();
  limits.connections_per_address = 1;
  TestServer test({.limits = limits, .trusted_proxies = {"127.0.0.1"}});
  test.start();
  const auto open = [&](Raw& raw, const char* address) {
    raw.send(upgrade_text("/live", "X-Forwarded-For: " + std::string(address) + "\r\n"));
    return status_of(raw.read_answer());
  };
  Raw a(test.server->port());
  Raw b(test.server->port());
  Raw c(test.server->port());
  EXPECT_EQ(open(a, "203.0.113.5"), 101);
  EXPECT_EQ(open(b, "203.0.113.5"), 429);
  EXPECT_EQ(open(c, "203.0.113.6"), 101);
}

TEST(ServerLimits, OfConnectionsInAll) {
  ServerLimits limits = wide_limits();
  limits.connections = 1;
  TestServer test({.limits = limits});
  test.start();
  Raw first(test.server->port());
  first.send(kGet);
  EXPECT_EQ(status_of(first.read_answer()), 200);
  Raw second(test.server->port());
  EXPECT_EQ(second.read(), "");
  EXPECT_TRUE(second.is_closed());
}

TEST(ServerLimits, OfTime) {
  ServerLimits limits = wide_limits();
  limits.request_seconds = 1;
  limits.idle_seconds = 1;
  TestServer test({.limits = limits});
  test.start();
  // All at once, so that the test takes its second only once.
  Raw silent(test.server->port());
  Raw kept(test.server->port());
  kept.send(kGet);
  EXPECT_EQ(status_of(kept.read_answer()), 200);
  Raw in_head(test.server->port());
  in_head.send("GET / HTTP/1.1\r\nHost");
  Raw in_body(test.server->port());
  in_body.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 10\r\n\r\nabc");
  // Each byte in time, but not the whole.
  Raw drip(test.server->port());
  for (int i = 0; i < 16; ++i) {
    drip.send(i == 0 ? "GET / HTTP/1.1\r\nX: " : "x");
    std::this_thread::sleep_for(100ms);
  }
  EXPECT_EQ(silent.read(), "");
  EXPECT_EQ(kept.read(), "");
  EXPECT_EQ(status_of(in_head.read_answer()), 408);
  EXPECT_THAT(in_body.read_answer(), HasSubstr(R"({"error":{"code":"too_slow",)"));
  EXPECT_EQ(status_of(drip.read_answer()), 408);
}

// Starting and stopping

TEST(Server, SaysWhyItCannotListen) {
  Loop loop;
  TestService service;
  const auto first = Server::listen(loop, service, {.port = 0});
  ASSERT_TRUE(first);
  const int port = (*first)->port();
  const auto error = [&](ServerSettings settings) {
    const auto made = Server::listen(loop, service, std::move(settings));
    return made ? std::string() : to_string(made.error());
  };
  EXPECT_EQ(error({.port = port}), "port " + std::to_string(port) + " is in use");
  EXPECT_EQ(error({.port = 65536}), "there is no port 65536");
  EXPECT_EQ(error({.host = "no address"}), "there is no address 'no address' to listen on");
  EXPECT_THAT(error({.host = "192.0.2.1", .port = 0}),
              StartsWith("cannot listen on 192.0.2.1, port 0: "));
  EXPECT_THAT(error({.trusted_proxies = {"x"}}), StartsWith("'x' is no address"));
}

TEST(Server, StopFinishesWhatIsUnderWay) {
  TestServer test;
  std::promise<Respond> promise;
  test.service.on_request = [&](const Request& request, Respond respond) {
    if (request.path == "/late") return promise.set_value(std::move(respond));
    respond({});
  };
  test.start();
  Raw idle(test.server->port());
  idle.send(kGet);
  EXPECT_EQ(status_of(idle.read_answer()), 200);
  Raw socket(test.server->port());
  socket.send(upgrade_text("/live"));
  EXPECT_EQ(status_of(socket.read_answer()), 101);
  Raw late(test.server->port());
  late.send("GET /late HTTP/1.1\r\nHost: h\r\n\r\n");
  const Respond respond = promise.get_future().get();

  std::promise<void> stopped;
  std::future<void> is_stopped = stopped.get_future();
  test.server->stop([&] { stopped.set_value(); });
  EXPECT_EQ(idle.read(), "");
  EXPECT_TRUE(idle.is_closed());
  EXPECT_EQ(read_frame(socket).close_code(), 1001);
  socket.send(frame(0x88, "\x03\xe9"));
  socket.end();
  EXPECT_FALSE(Raw(test.server->port()).is_connected());
  EXPECT_EQ(is_stopped.wait_for(50ms), std::future_status::timeout);
  respond({.body = "still here"});
  const std::string answer = late.read_answer();
  EXPECT_EQ(body_of(answer), "still here");
  EXPECT_THAT(answer, HasSubstr("Connection: close\r\n"));
  late.end();
  EXPECT_EQ(is_stopped.wait_for(3s), std::future_status::ready);
  EXPECT_EQ(test.server->counts().connections_open, 0U);
}

TEST(Server, StopWithoutConnectionsIsDoneAtOnce) {
  TestServer test;
  test.start();
  std::promise<void> stopped;
  test.server->stop([&] { stopped.set_value(); });
  EXPECT_EQ(stopped.get_future().wait_for(1s), std::future_status::ready);
}

TEST(Server, MayGoWhileTheLoopRuns) {
  TestServer test;
  test.start();
  Raw kept(test.server->port());
  kept.send(kGet);
  EXPECT_EQ(status_of(kept.read_answer()), 200);
  const auto log = test.open_socket("/live");
  EXPECT_TRUE(log->wait_open());
  test.on_loop([&] { test.server.reset(); });
  EXPECT_EQ(kept.read(), "");
  EXPECT_TRUE(log->wait_closed());
}

}  // namespace
}  // namespace chicane::net
