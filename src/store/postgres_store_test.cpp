#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <map>
#include <thread>

#include "store/postgres_for_tests.h"
#include "store/store_contract_for_tests.h"

namespace chicane::store {

namespace {

std::unique_ptr<Store> opened(const std::string& url) {
  Result<std::unique_ptr<Store>, Problem> store = open_postgres_store(url);
  EXPECT_TRUE(store) << store.error().what;
  return store ? std::move(*store) : nullptr;
}

class PostgresHome final : public StoreHome {
 public:
  std::unique_ptr<Store> open() override { return opened(url_); }
  bool can_reopen() const override { return true; }
  bool can_open_twice() const override { return true; }

 private:
  std::string url_ = fresh_schema();
};

INSTANTIATE_TEST_SUITE_P(Postgres, StoreContract,
                         testing::Values(StoreKind{"Postgres",
                                                   []() -> std::unique_ptr<StoreHome> {
                                                     return std::make_unique<PostgresHome>();
                                                   }}),
                         kind_name);

}  // namespace

TEST(PostgresStore, SeveralNodesMakeTheTablesAtOnce) {
  const std::string url = fresh_schema();
  std::array<std::unique_ptr<Store>, 6> stores;
  std::vector<std::thread> threads;
  for (auto& store : stores) threads.emplace_back([&] { store = opened(url); });
  for (std::thread& thread : threads) thread.join();
  for (std::size_t i = 0; i < stores.size(); ++i) {
    EXPECT_EQ(write_one(*stores[i], append_of("r", static_cast<std::int64_t>(i) + 1)),
              Outcome::done);
  }
}

TEST(PostgresStore, ConnectsAgainByItself) {
  const std::unique_ptr<Store> store = opened(fresh_schema());
  write_one(*store, append_of("r", 1));
  ASSERT_TRUE(store->race("r"));
  end_connections();
  EXPECT_EQ(write_one(*store, append_of("r", 2)), Outcome::done);
  const auto row = store->race("r");
  ASSERT_TRUE(row) << row.error().what;
  EXPECT_EQ((*row)->length, 2);
}

// Connections are cut again and again while two nodes append. Whatever was acknowledged is there;
// what came to a Problem may be there or not, as the reader finds out by reading.
TEST(PostgresStore, LosesNothingThatWasAcknowledgedWhenConnectionsAreLost) {
  const std::string url = fresh_schema();
  std::array<std::unique_ptr<Store>, 2> nodes = {opened(url), opened(url)};
  std::atomic<bool> is_over = false;
  std::thread cutter([&] {
    while (!is_over) {
      end_connections();
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  });
  std::array<std::map<std::int64_t, std::string>, 2> acknowledged;
  const auto work = [&](int number) {
    Store& store = *nodes[static_cast<std::size_t>(number)];
    for (int i = 0; i < 150; ++i) {
      const auto row = store.race("r");
      if (!row) continue;
      const std::int64_t next = *row ? (*row)->length + 1 : 1;
      const std::string entry = std::to_string(number) + "/" + std::to_string(i);
      const Write write = append_of("r", next, entry);
      const auto outcomes = store.write({&write, 1});
      if (outcomes && outcomes->front() == Outcome::done) {
        acknowledged[static_cast<std::size_t>(number)][next] = entry;
      }
    }
  };
  std::thread other(work, 1);
  work(0);
  other.join();
  is_over = true;
  cutter.join();

  const std::unique_ptr<Store> store = opened(url);
  const std::vector<std::string> entries = *store->entries("r", 0);
  EXPECT_EQ((*store->race("r"))->length, std::ssize(entries));
  std::size_t count = 0;
  for (const auto& node : acknowledged) {
    count += node.size();
    for (const auto& [length, entry] : node) {
      EXPECT_EQ(entries.at(static_cast<std::size_t>(length) - 1), entry);
    }
  }
  EXPECT_GT(count, 50u);
}

// Two processes, as two nodes are.
TEST(PostgresStore, OfTwoProcessesOneWinsEachLength) {
  const std::string url = fresh_schema();
  opened(url).reset();
  std::array<int, 2> pipe{};
  ASSERT_EQ(::pipe(pipe.data()), 0);
  const auto wins = [&url] {
    std::int64_t count = 0;
    const Result<std::unique_ptr<Store>, Problem> store = open_postgres_store(url);
    for (std::int64_t length = 1; store && length <= 60; ++length) {
      const Write write = append_of("r", length, std::to_string(::getpid()));
      const auto outcomes = (*store)->write({&write, 1});
      if (outcomes && outcomes->front() == Outcome::done) ++count;
    }
    return count;
  };
  const pid_t child = ::fork();
  if (child == 0) {
    const std::int64_t count = wins();
    ::_exit(::write(pipe[1], &count, sizeof count) == sizeof count ? 0 : 1);
  }
  const std::int64_t ours = wins();
  std::int64_t theirs = 0;
  ASSERT_EQ(::read(pipe[0], &theirs, sizeof theirs), ssize_t{sizeof theirs});
  ::waitpid(child, nullptr, 0);
  ::close(pipe[0]);
  ::close(pipe[1]);
  const std::vector<std::string> entries = *opened(url)->entries("r", 0);
  EXPECT_EQ(ours + theirs, 60);
  EXPECT_EQ(std::ssize(entries), 60);
  EXPECT_EQ(std::count(entries.begin(), entries.end(), std::to_string(::getpid())), ours);
}

TEST(PostgresStore, SaysWhatDoesNotAnswer) {
  const Result<std::unique_ptr<Store>, Problem> store =
      open_postgres_store("postgresql://app:secret@127.0.0.1:1/app");
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().kind, Problem::Kind::unreachable);
  EXPECT_EQ(store.error().what.find("PostgreSQL does not answer: "), 0u) << store.error().what;
  EXPECT_EQ(store.error().what.find("secret"), std::string::npos);
}

TEST(PostgresStore, SaysWhenTheDatabaseIsOfANewerVersion) {
  const std::string url = fresh_schema();
  opened(url).reset();
  run_on_server(url, "INSERT INTO schema_version VALUES (99)");
  const Result<std::unique_ptr<Store>, Problem> store = open_postgres_store(url);
  ASSERT_FALSE(store);
  EXPECT_EQ(
      store.error().what,
      "The database was written by a newer Chicane: its version is 99, and this one knows 3.");
}

TEST(PostgresStore, BringsAnOldDatabaseUpToDate) {
  const std::string url = fresh_schema();
  write_one(*opened(url), append_of("r", 1, "a"));
  // As version 1 had it.
  run_on_server(url, "DROP TABLE shared");
  run_on_server(url, "ALTER TABLE races DROP COLUMN kind");
  run_on_server(url, "DELETE FROM schema_version WHERE version > 1");
  const std::unique_ptr<Store> store = opened(url);
  EXPECT_EQ(*store->race("r"), row_of("r", 1));
  EXPECT_EQ(write_one(*store, append_of("r", 2, "b")), Outcome::done);
}

TEST(PostgresStore, ADatabaseThatCannotBeWrittenCanBeRead) {
  const std::string url = fresh_schema();
  write_one(*opened(url), append_of("r", 1, "a"));
  const std::unique_ptr<Store> store = opened(url + "%20-cdefault_transaction_read_only%3Don");
  EXPECT_EQ(*store->entries("r", 0), std::vector<std::string>{"a"});
  const Write write = append_of("r", 2);
  const auto outcomes = store->write({&write, 1});
  ASSERT_FALSE(outcomes);
  EXPECT_EQ(outcomes.error().kind, Problem::Kind::read_only) << outcomes.error().what;
  const std::optional<Problem> health = store->health();
  ASSERT_TRUE(health);
  EXPECT_EQ(health->kind, Problem::Kind::read_only);
}

TEST(PostgresStore, CommitsAreOnDiskWhateverTheDatabaseIsUsedTo) {
  Postgres database(server_url() + "?options=-csynchronous_commit%3Doff");
  const PostgresRows rows = database.run("SELECT current_setting('synchronous_commit')::bytea");
  ASSERT_EQ(rows.count(), 1);
  EXPECT_EQ(rows.bytes(0, 0), "on");
}

// A large batch asks no more questions than a small one, so a far database does not slow it down.
TEST(PostgresStore, ALargeBatchIsOneTransaction) {
  const std::unique_ptr<Store> store = opened(fresh_schema());
  std::vector<Write> batch;
  for (int i = 0; i < 500; ++i)
    batch.push_back(append_of("r" + std::to_string(i % 100), i / 100 + 1));
  const auto outcomes = store->write(batch);
  ASSERT_TRUE(outcomes) << outcomes.error().what;
  EXPECT_EQ(std::count(outcomes->begin(), outcomes->end(), Outcome::done), 500);
  EXPECT_EQ(store->entries("r99", 0)->size(), 5u);
}

}  // namespace chicane::store
