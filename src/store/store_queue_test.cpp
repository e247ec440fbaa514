#include "store/store_queue.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <future>
#include <mutex>
#include <thread>

#include "store/store_contract_for_tests.h"

namespace chicane::store {

namespace {

// A store whose writes wait until the gate is open, are counted, and fail when told to.
class Gate final : public Store {
 public:
  Result<std::vector<Outcome>, Problem> write(std::span<const Write> batch) override {
    std::unique_lock lock(mutex_);
    sizes_.push_back(batch.size());
    changed_.notify_all();
    changed_.wait(lock, [this] { return is_open_; });
    if (is_failing_) return Failure{Problem{Problem::Kind::full, "No room."}};
    return inner_->write(batch);
  }
  Result<std::optional<RaceRow>, Problem> race(std::string_view id) override {
    return inner_->race(id);
  }
  Result<std::vector<std::string>, Problem> entries(std::string_view race,
                                                    std::int64_t from) override {
    return inner_->entries(race, from);
  }
  Result<std::vector<RaceRow>, Problem> races(const RaceFilter& filter) override {
    return inner_->races(filter);
  }
  Result<std::vector<RaceRow>, Problem> races_of(std::string_view person, RowKind kind) override {
    return inner_->races_of(person, kind);
  }
  Result<std::vector<std::string>, Problem> due(Millis now) override { return inner_->due(now); }
  Result<std::optional<Person>, Problem> person(std::string_view id) override {
    return inner_->person(id);
  }
  Result<std::optional<Person>, Problem> account(std::string_view account) override {
    return inner_->account(account);
  }
  Result<std::optional<Session>, Problem> session(std::string_view token_hash,
                                                  Millis now) override {
    return inner_->session(token_hash, now);
  }
  Result<std::optional<SharedRace>, Problem> shared(std::string_view id) override {
    return inner_->shared(id);
  }
  Result<SharedCount, Problem> shared_count(std::optional<std::string_view> household) override {
    return inner_->shared_count(household);
  }
  Result<int, Problem> tidy(Millis now, Millis claims_before, Millis opened_before) override {
    return inner_->tidy(now, claims_before, opened_before);
  }
  std::optional<Problem> health() override { return inner_->health(); }

  void set_open(bool is_open) {
    const std::scoped_lock lock(mutex_);
    is_open_ = is_open;
    changed_.notify_all();
  }
  void set_failing(bool is_failing) {
    const std::scoped_lock lock(mutex_);
    is_failing_ = is_failing;
  }
  // Until so many batches have come to the gate.
  void wait_for_batches(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return sizes_.size() >= count; });
  }
  std::vector<std::size_t> sizes() {
    const std::scoped_lock lock(mutex_);
    return sizes_;
  }

 private:
  std::unique_ptr<Store> inner_ = make_memory_store();
  std::mutex mutex_;
  std::condition_variable changed_;
  bool is_open_ = true;
  bool is_failing_ = false;
  std::vector<std::size_t> sizes_;
};

class KeptHints final : public Hints {
 public:
  using Sent = std::vector<std::pair<std::string, std::int64_t>>;
  void send(const Sent& races) override { sent.push_back(races); }
  std::vector<Sent> sent;  // Read after the queue has ended.
};

const Written kNobody = [](const Result<Outcome, Problem>&) {};

}  // namespace

TEST(StoreQueue, WhatGathersDuringAWriteIsOneBatch) {
  Gate store;
  {
    StoreQueue queue(store, nullptr);
    store.set_open(false);
    queue.write(append_of("r", 1), kNobody);
    store.wait_for_batches(1);
    for (std::int64_t length = 2; length <= 701; ++length) {
      queue.write(append_of("r", length), kNobody);
    }
    EXPECT_EQ(queue.counts().waiting, 700u);
    EXPECT_EQ(queue.counts().batches, 0u);
    store.set_open(true);
  }
  EXPECT_EQ(store.sizes(), (std::vector<std::size_t>{1, 500, 200}));
  EXPECT_EQ(store.entries("r", 0)->size(), 701u);
}

TEST(StoreQueue, AnswersComeInOrderAndEachHasItsOwn) {
  Gate store;
  std::vector<std::pair<int, Outcome>> answers;
  {
    StoreQueue queue(store, nullptr);
    const auto write = [&](int number, Write one) {
      queue.write(std::move(one), [&answers, number](const Result<Outcome, Problem>& outcome) {
        ASSERT_TRUE(outcome);
        answers.emplace_back(number, *outcome);
      });
    };
    store.set_open(false);
    write(1, append_of("r", 1));
    write(2, append_of("r", 1));
    write(3, append_of("r", 2));
    write(4, Claim{"mail", 1});
    write(5, Claim{"mail", 1});
    store.set_open(true);
  }
  EXPECT_EQ(answers, (std::vector<std::pair<int, Outcome>>{{1, Outcome::done},
                                                           {2, Outcome::conflict},
                                                           {3, Outcome::done},
                                                           {4, Outcome::done},
                                                           {5, Outcome::conflict}}));
}

TEST(StoreQueue, AnAnswerIsGivenAfterTheWriteIsDurable) {
  Gate store;
  std::atomic<bool> is_answered = false;
  {
    StoreQueue queue(store, nullptr);
    store.set_open(false);
    queue.write(append_of("r", 1), [&](const Result<Outcome, Problem>&) {
      EXPECT_EQ(store.entries("r", 0)->size(), 1u);
      is_answered = true;
    });
    store.wait_for_batches(1);
    EXPECT_FALSE(is_answered);
    store.set_open(true);
  }
  EXPECT_TRUE(is_answered);
}

TEST(StoreQueue, AProblemGoesToAllOfItsBatchAndTheNextIsTriedAgain) {
  Gate store;
  std::vector<Problem::Kind> problems;
  int done = 0;
  QueueCounts counts;
  std::promise<void> is_failed;
  std::promise<void> is_done;
  {
    StoreQueue queue(store, nullptr);
    const Written written = [&](const Result<Outcome, Problem>& outcome) {
      if (outcome) {
        ++done;
      } else {
        problems.push_back(outcome.error().kind);
      }
    };
    store.set_open(false);
    store.set_failing(true);
    queue.write(append_of("r", 1), written);
    store.wait_for_batches(1);
    queue.write(append_of("s", 1), written);
    queue.write(append_of("t", 1), written);
    store.set_open(true);
    store.wait_for_batches(2);
    queue.write(Claim{"after", 1}, [&](const Result<Outcome, Problem>&) { is_failed.set_value(); });
    is_failed.get_future().wait();
    store.set_failing(false);
    queue.write(append_of("r", 1), [&](const Result<Outcome, Problem>& outcome) {
      written(outcome);
      is_done.set_value();
    });
    is_done.get_future().wait();
    counts = queue.counts();
  }
  EXPECT_EQ(problems, std::vector(3, Problem::Kind::full));
  EXPECT_EQ(done, 1);
  EXPECT_EQ(counts.writes, 5u);
  EXPECT_GE(counts.failures, 2u);
  EXPECT_EQ(counts.batches, counts.failures + 1);
  EXPECT_EQ(counts.waiting, 0u);
}

TEST(StoreQueue, TurnsAwayWhatItCannotHold) {
  Gate store;
  int done = 0;
  {
    StoreQueue queue(store, nullptr);
    store.set_open(false);
    queue.write(Claim{"first", 1}, kNobody);
    store.wait_for_batches(1);
    for (std::size_t i = 0; i < StoreQueue::kWaitingMax; ++i) {
      queue.write(RemoveSession{"t"}, [&](const Result<Outcome, Problem>&) { ++done; });
    }
    EXPECT_EQ(done, 0);
    std::optional<Problem> problem;
    queue.write(Claim{"late", 1}, [&](const Result<Outcome, Problem>& outcome) {
      if (!outcome) problem = outcome.error();
    });
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->kind, Problem::Kind::unreachable);
    store.set_open(true);
  }
  EXPECT_EQ(done, static_cast<int>(StoreQueue::kWaitingMax));
}

TEST(StoreQueue, HintsTellOfAppendsThatWereDone) {
  Gate store;
  KeptHints hints;
  std::promise<void> is_done;
  {
    StoreQueue queue(store, &hints);
    store.set_open(false);
    queue.write(append_of("r", 1), kNobody);
    store.wait_for_batches(1);
    queue.write(append_of("r", 1), kNobody);
    queue.write(append_of("s", 1), kNobody);
    queue.write(Claim{"mail", 1}, kNobody);
    queue.write(append_of("r", 2), kNobody);
    store.set_open(true);
    store.wait_for_batches(2);
    queue.write(Claim{"mail", 1}, [&](const Result<Outcome, Problem>&) { is_done.set_value(); });
    is_done.get_future().wait();
  }
  EXPECT_EQ(hints.sent, (std::vector<KeptHints::Sent>{{{"r", 1}}, {{"s", 1}, {"r", 2}}}));
}

TEST(StoreQueue, ReadsDoNotWaitForWrites) {
  Gate store;
  std::promise<bool> is_there;
  StoreQueue queue(store, nullptr, 2);
  store.set_open(false);
  queue.write(append_of("r", 1), kNobody);
  store.wait_for_batches(1);
  queue.read([&](Store& inner) { is_there.set_value(inner.race("r")->has_value()); });
  EXPECT_FALSE(is_there.get_future().get());
  store.set_open(true);
}

TEST(StoreQueue, SeveralReadersReadAtOnce) {
  const std::unique_ptr<Store> store = make_memory_store();
  std::promise<void> first;
  std::promise<void> second;
  std::shared_future<void> first_came = first.get_future().share();
  StoreQueue queue(*store, nullptr, 2);
  queue.read([&](Store&) {
    first.set_value();
    second.get_future().wait();
  });
  queue.read([&, first_came](Store&) {
    first_came.wait();
    second.set_value();
  });
}

// The end waits for what is queued and for what that asks for in turn.
TEST(StoreQueue, FinishesWhatItHasBegun) {
  Gate store;
  std::atomic<int> steps = 0;
  std::promise<void> is_begun;
  {
    StoreQueue queue(store, nullptr);
    queue.read([&](Store&) {
      is_begun.set_value();
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      queue.write(append_of("r", 1), [&](const Result<Outcome, Problem>&) {
        queue.read([&](Store& inner) {
          EXPECT_EQ(inner.entries("r", 0)->size(), 1u);
          queue.write(append_of("r", 2), [&](const Result<Outcome, Problem>&) { ++steps; });
          ++steps;
        });
        ++steps;
      });
      ++steps;
    });
    is_begun.get_future().wait();
  }
  EXPECT_EQ(steps, 4);
  EXPECT_EQ(store.entries("r", 0)->size(), 2u);
}

TEST(StoreQueue, ManyProducersLoseNothing) {
  const std::unique_ptr<Store> store = make_memory_store();
  std::atomic<int> done = 0;
  {
    StoreQueue queue(*store, nullptr);
    std::vector<std::thread> producers;
    for (int producer = 0; producer < 8; ++producer) {
      producers.emplace_back([&, producer] {
        for (std::int64_t length = 1; length <= 200; ++length) {
          queue.write(append_of("r" + std::to_string(producer), length),
                      [&](const Result<Outcome, Problem>& outcome) {
                        if (outcome && *outcome == Outcome::done) ++done;
                      });
        }
      });
    }
    for (std::thread& producer : producers) producer.join();
  }
  EXPECT_EQ(done, 1600);
}

}  // namespace chicane::store
