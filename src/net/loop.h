// The one thread on which connections, rooms and timers live. No Asio beyond this door.
#pragma once

#include <functional>
#include <memory>

namespace chicane::net {

class Loop {
 public:
  Loop();
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  // Runs until stop() and until what was posted before it is done. Call once.
  void run();
  // From any thread or signal-safe place of our own; see on_signal.
  void stop();
  // From any thread.
  void post(std::function<void()> job);
  // On the loop's thread; once, not before `millis` have passed.
  void after(int millis, std::function<void()> job);
  // SIGINT and SIGTERM call `job` on the loop's thread instead of ending the program.
  void on_signal(std::function<void()> job);

  struct Inner;
  Inner& inner() { return *inner_; }

 private:
  std::unique_ptr<Inner> inner_;
};

}  // namespace chicane::net
