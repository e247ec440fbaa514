// Threads in front of a store: one writes, whatever has gathered in one batch (group commit),
// others read.
#pragma once

#include <functional>
#include <memory>

#include "store/stores.h"

namespace chicane::store {

using Written = std::function<void(Result<Outcome, Problem>)>;

struct QueueCounts {
  std::uint64_t writes = 0;
  std::uint64_t batches = 0;
  std::uint64_t failures = 0;      // Batches that came to a Problem.
  std::uint64_t waiting = 0;       // In the queue now.
  std::uint64_t micros_spent = 0;  // In Store::write.
};

class StoreQueue {
 public:
  // `hints`, if there are any, hear of appends after their commit. Both are owned by the caller and
  // outlive this.
  StoreQueue(Store& store, Hints* hints, int readers = 1);
  // Finishes what is queued, and what that asks for.
  ~StoreQueue();
  StoreQueue(const StoreQueue&) = delete;
  StoreQueue& operator=(const StoreQueue&) = delete;

  // `done` is called on the writing thread once the write is durable or has failed. With more than
  // `kWaitingMax` in the queue it is called at once with Problem::Kind::unreachable.
  void write(Write write, Written done);
  // Runs `job` on a reading thread.
  void read(std::function<void(Store&)> job);
  QueueCounts counts() const;

  static constexpr std::size_t kWaitingMax = 20000;

 private:
  struct Inner;
  std::unique_ptr<Inner> inner_;
};

}  // namespace chicane::store
