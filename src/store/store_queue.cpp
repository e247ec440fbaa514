#include "store/store_queue.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

namespace chicane::store {

namespace {

// A batch is one transaction: large enough to share a commit, small enough that nobody waits long
// for the last of it.
constexpr std::size_t kBatchMax = 500;
constexpr auto kNoMemoryPause = std::chrono::milliseconds(10);

struct Queued {
  Write write;
  Written done;
};

}  // namespace

struct StoreQueue::Inner {
  Store& store;
  Hints* hints;

  mutable std::mutex mutex;
  std::condition_variable to_write;
  std::condition_variable to_read;
  std::deque<Queued> writes;
  std::deque<std::function<void(Store&)>> reads;
  bool is_stopping = false;
  int busy = 0;  // Threads that carry out something, and may yet ask for more.
  QueueCounts counts;

  std::thread writer;
  std::vector<std::thread> readers;

  // What reads may write, and what has written may read on: the end comes for all threads together.
  // The caller has the mutex, here and in the next two.
  bool is_over() const { return is_stopping && writes.empty() && reads.empty() && busy == 0; }

  void have_ended() {
    --busy;
    if (!is_over()) return;
    to_write.notify_all();
    to_read.notify_all();
  }

  // Empty at the end.
  std::vector<Queued> next_batch(std::unique_lock<std::mutex>& lock) {
    to_write.wait(lock, [this] { return is_over() || !writes.empty(); });
    const auto count = static_cast<std::ptrdiff_t>(std::min(writes.size(), kBatchMax));
    std::vector<Queued> batch(std::make_move_iterator(writes.begin()),
                              std::make_move_iterator(writes.begin() + count));
    writes.erase(writes.begin(), writes.begin() + count);
    return batch;
  }

  void write_all() {
    std::unique_lock lock(mutex);
    while (true) {
      std::vector<Queued> batch;
      try {
        batch = next_batch(lock);
      } catch (const std::bad_alloc&) {
        to_write.wait_for(lock, kNoMemoryPause);
        continue;
      }
      if (batch.empty()) return;
      ++busy;
      lock.unlock();
      carry_out(std::move(batch));
      lock.lock();
      have_ended();
    }
  }

  void carry_out(std::vector<Queued> batch) {
    std::vector<Write> batch_writes;
    const auto begin = std::chrono::steady_clock::now();
    const Result<std::vector<Outcome>, Problem> outcomes = write_batch(batch, batch_writes);
    count(batch.size(), static_cast<bool>(outcomes), std::chrono::steady_clock::now() - begin);

    if (outcomes && hints != nullptr) send_hints(batch_writes, *outcomes);
    for (std::size_t i = 0; i < batch.size(); ++i) {
      try {
        if (outcomes) {
          batch[i].done((*outcomes)[i]);
        } else {
          batch[i].done(Failure{outcomes.error()});
        }
      } catch (const std::bad_alloc&) {
        // The others are told all the same.
      }
    }
  }

  // A store that finds no memory has rolled back what it had begun.
  Result<std::vector<Outcome>, Problem> write_batch(std::vector<Queued>& batch,
                                                    std::vector<Write>& batch_writes) {
    try {
      batch_writes.reserve(batch.size());
      for (Queued& one : batch) batch_writes.push_back(std::move(one.write));
      return store.write(batch_writes);
    } catch (const std::bad_alloc&) {
      return Failure{Problem{.kind = Problem::Kind::unreachable, .what = "No memory is left."}};
    }
  }

  void send_hints(const std::vector<Write>& batch, const std::vector<Outcome>& outcomes) const {
    // Hints may be lost (store.h).
    try {
      send_all_hints(batch, outcomes);
    } catch (const std::bad_alloc&) {
    }
  }

  void send_all_hints(const std::vector<Write>& batch, const std::vector<Outcome>& outcomes) const {
    std::vector<std::pair<std::string, std::int64_t>> races;
    for (std::size_t i = 0; i < batch.size(); ++i) {
      const auto* append = std::get_if<Append>(&batch[i]);
      if (append == nullptr || outcomes[i] != Outcome::done) continue;
      races.emplace_back(append->row.id, append->row.length);
    }
    if (!races.empty()) hints->send(races);
  }

  void count(std::size_t size, bool is_done, std::chrono::steady_clock::duration spent) {
    const std::scoped_lock lock(mutex);
    counts.writes += size;
    ++counts.batches;
    if (!is_done) ++counts.failures;
    counts.micros_spent += static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::microseconds>(spent).count());
  }

  void read_all() {
    std::unique_lock lock(mutex);
    while (true) {
      to_read.wait(lock, [this] { return is_over() || !reads.empty(); });
      if (reads.empty()) return;
      std::function<void(Store&)> job = std::move(reads.front());
      reads.pop_front();
      ++busy;
      lock.unlock();
      try {
        job(store);
      } catch (const std::bad_alloc&) {
        // It is dropped; whoever asked for it hears of it by that.
      }
      job = nullptr;  // What it holds goes before the end is told.
      lock.lock();
      have_ended();
    }
  }
};

StoreQueue::StoreQueue(Store& store, Hints* hints, int readers)
    : inner_(new Inner{.store = store, .hints = hints}) {
  inner_->writer = std::thread([this] { inner_->write_all(); });
  for (int i = 0; i < std::max(readers, 1); ++i) {
    inner_->readers.emplace_back([this] { inner_->read_all(); });
  }
}

StoreQueue::~StoreQueue() {
  {
    const std::scoped_lock lock(inner_->mutex);
    inner_->is_stopping = true;
  }
  inner_->to_read.notify_all();
  inner_->to_write.notify_all();
  inner_->writer.join();
  for (std::thread& reader : inner_->readers) reader.join();
}

void StoreQueue::write(Write write, Written done) {
  {
    const std::scoped_lock lock(inner_->mutex);
    if (inner_->writes.size() < kWaitingMax) {
      inner_->writes.push_back({std::move(write), std::move(done)});
      inner_->to_write.notify_one();
      return;
    }
  }
  done(Failure{Problem{.kind = Problem::Kind::unreachable,
                       .what = "The store cannot keep up: too many writes are waiting."}});
}

void StoreQueue::read(std::function<void(Store&)> job) {
  const std::scoped_lock lock(inner_->mutex);
  inner_->reads.push_back(std::move(job));
  inner_->to_read.notify_one();
}

QueueCounts StoreQueue::counts() const {
  const std::scoped_lock lock(inner_->mutex);
  QueueCounts counts = inner_->counts;
  counts.waiting = inner_->writes.size();
  return counts;
}

}  // namespace chicane::store
