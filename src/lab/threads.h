// Threads that end by themselves, and one who waits for them and looks up now and then.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace chicane::lab {

class Threads {
 public:
  // As often as one who waits looks up.
  static constexpr std::chrono::milliseconds kTick{200};

  // Each begins with its number, from 0. Who destroys them waits until they have ended.
  Threads(std::size_t count, const std::function<void(std::size_t)>& work) : count_(count) {
    for (std::size_t i = 0; i < count; ++i) {
      threads_.emplace_back([this, work, i] {
        work(i);
        const std::lock_guard lock(mutex_);
        ++ended_;
        has_ended_.notify_all();
      });
    }
  }

  // Until all have ended, but not longer than a tick; have they?
  bool wait() {
    std::unique_lock lock(mutex_);
    return has_ended_.wait_for(lock, kTick, [&] { return ended_ == count_; });
  }

 private:
  const std::size_t count_;
  std::mutex mutex_;  // Of what follows.
  std::condition_variable has_ended_;
  std::size_t ended_ = 0;
  std::vector<std::jthread> threads_;  // Last, as they use the others.
};

}  // namespace chicane::lab
