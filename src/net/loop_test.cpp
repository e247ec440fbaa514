#include "net/loop.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <thread>

namespace chicane::net {
namespace {

TEST(Loop, DoesWhatWasPostedBeforeItStops) {
  Loop loop;
  int done = 0;
  std::thread other([&] {
    for (int i = 0; i < 100; ++i) loop.post([&] { ++done; });
    loop.stop();
  });
  loop.run();
  other.join();
  EXPECT_EQ(done, 100);
}

TEST(Loop, WaitsBeforeItDoesThingsAfterATime) {
  Loop loop;
  const auto start = std::chrono::steady_clock::now();
  std::vector<int> order;
  loop.after(30, [&] {
    order.push_back(2);
    loop.stop();
  });
  loop.after(1, [&] { order.push_back(1); });
  loop.run();
  EXPECT_EQ(order, (std::vector<int>{1, 2}));
  EXPECT_GE(std::chrono::steady_clock::now() - start, std::chrono::milliseconds(30));
}

TEST(Loop, HearsSignals) {
  Loop loop;
  int heard = 0;
  loop.on_signal([&] {
    if (++heard == 1)
      std::raise(SIGINT);
    else
      loop.stop();
  });
  loop.post([] { std::raise(SIGTERM); });
  loop.run();
  EXPECT_EQ(heard, 2);
}

TEST(Loop, MayEndWithWorkLeft) {
  Loop loop;
  loop.post([] {});
  loop.after(1000, [] {});
}

}  // namespace
}  // namespace chicane::net
