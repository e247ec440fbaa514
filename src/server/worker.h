// A thread for what takes too long for the loop: one job after the other, so many may wait.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace chicane::server {

class Worker {
 public:
  explicit Worker(std::size_t waiting_max)
      : waiting_max_(waiting_max), thread_([this] { run(); }) {}
  // Finishes what waits.
  ~Worker();
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  // False if too many wait.
  bool run(std::function<void()> job);

 private:
  void run();

  const std::size_t waiting_max_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> jobs_;
  bool is_over_ = false;
  std::thread thread_;
};

}  // namespace chicane::server
