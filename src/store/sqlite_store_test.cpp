#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <thread>

#include "store/store_contract_for_tests.h"

namespace {

std::atomic<int> syncs = 0;

}  // namespace

// In front of the system's own, so that a test can see that SQLite waits for the disk.
extern "C" int fdatasync(int file) {
  ++syncs;
  return static_cast<int>(::syscall(SYS_fdatasync, file));
}

namespace chicane::store {

namespace {

namespace fs = std::filesystem;

class Folder {
 public:
  Folder() {
    std::string pattern = testing::TempDir() + "chicane_store_XXXXXX";
    EXPECT_NE(::mkdtemp(pattern.data()), nullptr);
    path_ = pattern;
  }
  ~Folder() {
    fs::permissions(path_, fs::perms::owner_all, fs::perm_options::add);
    fs::remove_all(path_);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  const std::string& path() const { return path_; }
  std::string file() const { return path_ + "/races.sqlite"; }

 private:
  std::string path_;
};

std::unique_ptr<Store> opened(const std::string& folder) {
  Result<std::unique_ptr<Store>, Problem> store = open_sqlite_store(folder);
  EXPECT_TRUE(store) << store.error().what;
  return store ? std::move(*store) : nullptr;
}

Problem complaint_of(const std::string& folder) {
  const Result<std::unique_ptr<Store>, Problem> store = open_sqlite_store(folder);
  EXPECT_FALSE(store);
  return store ? Problem{} : store.error();
}

class SqliteHome final : public StoreHome {
 public:
  std::unique_ptr<Store> open() override { return opened(folder_.path()); }
  bool can_reopen() const override { return true; }
  bool can_open_twice() const override { return false; }

 private:
  Folder folder_;
};

INSTANTIATE_TEST_SUITE_P(Sqlite, StoreContract,
                         testing::Values(StoreKind{"Sqlite",
                                                   []() -> std::unique_ptr<StoreHome> {
                                                     return std::make_unique<SqliteHome>();
                                                   }}),
                         kind_name);

void run_sql(const std::string& file, const char* sql) {
  sqlite3* handle = nullptr;
  ASSERT_EQ(sqlite3_open(file.c_str(), &handle), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(handle, sql, nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(handle);
}

// No file of this process grows beyond so many bytes: writes then fail as on a full device, for
// root too.
class SizeLimit {
 public:
  explicit SizeLimit(rlim_t bytes) {
    old_handler_ = std::signal(SIGXFSZ, SIG_IGN);
    ::getrlimit(RLIMIT_FSIZE, &old_);
    const rlimit limit = {.rlim_cur = bytes, .rlim_max = old_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~SizeLimit() {
    ::setrlimit(RLIMIT_FSIZE, &old_);
    std::signal(SIGXFSZ, old_handler_);
  }
  SizeLimit(const SizeLimit&) = delete;
  SizeLimit& operator=(const SizeLimit&) = delete;

 private:
  rlimit old_{};
  void (*old_handler_)(int) = nullptr;
};

// Carries out `work` in a child that is not root, and says whether it was content.
bool as_nobody(const std::function<bool()>& work) {
  const pid_t child = ::fork();
  if (child == 0) {
    if (::getuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0)) ::_exit(3);
    ::_exit(work() ? 0 : 1);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

TEST(SqliteStore, MakesItsFolder) {
  const Folder folder;
  const std::string deep = folder.path() + "/a/b";
  EXPECT_TRUE(opened(deep));
  EXPECT_TRUE(fs::exists(deep + "/races.sqlite"));
}

TEST(SqliteStore, IsForOneServerAtATime) {
  const Folder folder;
  std::unique_ptr<Store> first = opened(folder.path());
  const Problem problem = complaint_of(folder.path());
  EXPECT_EQ(problem.what, "The races in " + folder.path() + " are in use by process " +
                              std::to_string(::getpid()) + "; one server at a time can have them.");
  first.reset();
  EXPECT_TRUE(opened(folder.path()));
}

TEST(SqliteStore, EachBatchIsOnDiskBeforeItIsAcknowledged) {
  const Folder folder;
  const std::unique_ptr<Store> store = opened(folder.path());
  for (std::int64_t length = 1; length <= 5; ++length) {
    const int before = syncs;
    write_one(*store, append_of("r", length));
    EXPECT_GE(syncs, before + 1);
  }
}

TEST(SqliteStore, KeepsWhatWasAcknowledgedWhenItsProcessIsKilled) {
  const Folder folder;
  int pipe[2];
  ASSERT_EQ(::pipe(pipe), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    Result<std::unique_ptr<Store>, Problem> store = open_sqlite_store(folder.path());
    for (std::int64_t length = 1; store; ++length) {
      const Write write = append_of("r", length);
      if (!(*store)->write({&write, 1})) break;
      if (::write(pipe[1], &length, sizeof length) != sizeof length) break;
    }
    ::_exit(1);
  }
  ::close(pipe[1]);
  std::int64_t acknowledged = 0;
  while (acknowledged < 50) {
    ASSERT_EQ(::read(pipe[0], &acknowledged, sizeof acknowledged), ssize_t{sizeof acknowledged});
  }
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  while (::read(pipe[0], &acknowledged, sizeof acknowledged) == sizeof acknowledged) continue;
  ::close(pipe[0]);

  const std::unique_ptr<Store> store = opened(folder.path());
  const auto length = static_cast<std::int64_t>(store->entries("r", 0)->size());
  EXPECT_GE(length, acknowledged);
  EXPECT_LE(length, acknowledged + 1);
  EXPECT_EQ((*store->race("r"))->length, length);
}

TEST(SqliteStore, ReadsOnWhenTheDeviceIsFullAndWritesAgainLater) {
  const Folder folder;
  const std::unique_ptr<Store> store = opened(folder.path());
  ASSERT_EQ(write_one(*store, append_of("r", 1, "a")), Outcome::done);
  {
    const SizeLimit limit(fs::file_size(folder.file() + "-wal"));
    const std::vector<Write> batch = {append_of("r", 2, "b"), Claim{"mail", 1}};
    for (int i = 0; i < 3; ++i) {
      const auto outcomes = store->write(batch);
      ASSERT_FALSE(outcomes);
      EXPECT_EQ(outcomes.error().kind, Problem::Kind::full) << outcomes.error().what;
      EXPECT_NE(outcomes.error().what.find("races.sqlite"), std::string::npos);
    }
    const std::optional<Problem> health = store->health();
    ASSERT_TRUE(health);
    EXPECT_EQ(health->kind, Problem::Kind::full) << health->what;
    EXPECT_EQ((*store->race("r"))->length, 1);
    EXPECT_EQ(*store->entries("r", 0), std::vector<std::string>{"a"});
  }
  EXPECT_FALSE(store->health());
  EXPECT_EQ(write_one(*store, append_of("r", 2, "c")), Outcome::done);
  EXPECT_EQ(write_one(*store, Claim{"mail", 1}), Outcome::done);
  EXPECT_EQ(*store->entries("r", 0), (std::vector<std::string>{"a", "c"}));
}

TEST(SqliteStore, ABatchThatDoesNotFitIsNotHalfDone) {
  const Folder folder;
  const std::unique_ptr<Store> store = opened(folder.path());
  ASSERT_EQ(write_one(*store, append_of("r", 1, "a")), Outcome::done);
  {
    const SizeLimit limit(fs::file_size(folder.file() + "-wal") + 300'000);
    std::vector<Write> batch;
    for (int i = 0; i < 10; ++i) {
      batch.push_back(append_of("big" + std::to_string(i), 1, std::string(60'000, 'x')));
    }
    const auto outcomes = store->write(batch);
    ASSERT_FALSE(outcomes);
    EXPECT_EQ(outcomes.error().kind, Problem::Kind::full) << outcomes.error().what;
  }
  EXPECT_EQ(store->races({.only_public = false})->size(), 1u);
  EXPECT_EQ(write_one(*store, append_of("big1", 1)), Outcome::done);
  EXPECT_EQ(*store->entries("big1", 0), std::vector<std::string>{"entry"});
}

TEST(SqliteStore, AFolderThatCannotBeWrittenCanBeRead) {
  const Folder folder;
  write_one(*opened(folder.path()), append_of("r", 1, "a"));
  fs::permissions(folder.path(), static_cast<fs::perms>(0555));
  fs::permissions(folder.file(), static_cast<fs::perms>(0444));
  fs::permissions(folder.path() + "/lock", static_cast<fs::perms>(0444));
  EXPECT_TRUE(as_nobody([&] {
    const Result<std::unique_ptr<Store>, Problem> store = open_sqlite_store(folder.path());
    if (!store) return false;
    const Write write = append_of("r", 2);
    const auto outcomes = (*store)->write({&write, 1});
    const std::optional<Problem> health = (*store)->health();
    return !outcomes && outcomes.error().kind == Problem::Kind::read_only && health &&
           health->kind == Problem::Kind::read_only &&
           *(*store)->entries("r", 0) == std::vector<std::string>{"a"};
  }));
}

// A server was killed and what it had written is partly beside the file.
TEST(SqliteStore, AFolderThatCannotBeWrittenIsReadToItsEnd) {
  const Folder from;
  const Folder folder;
  const std::unique_ptr<Store> store = opened(from.path());
  write_one(*store, append_of("r", 1, "a"));
  fs::copy(from.path(), folder.path(), fs::copy_options::recursive);
  ASSERT_TRUE(fs::exists(folder.file() + "-wal"));
  for (const auto& file : fs::directory_iterator(folder.path())) {
    fs::permissions(file.path(), static_cast<fs::perms>(0444));
  }
  fs::permissions(folder.path(), static_cast<fs::perms>(0555));
  EXPECT_TRUE(as_nobody([&] {
    const Result<std::unique_ptr<Store>, Problem> copy = open_sqlite_store(folder.path());
    return copy && *(*copy)->entries("r", 0) == std::vector<std::string>{"a"};
  }));
}

TEST(SqliteStore, AFolderThatCannotBeWrittenMustHoldAStore) {
  const Folder folder;
  fs::permissions(folder.path(), static_cast<fs::perms>(0555));
  EXPECT_TRUE(as_nobody([&] {
    const Result<std::unique_ptr<Store>, Problem> store = open_sqlite_store(folder.path());
    const Result<std::unique_ptr<Store>, Problem> deeper = open_sqlite_store(folder.path() + "/a");
    return !store && store.error().kind == Problem::Kind::read_only && !deeper &&
           deeper.error().kind == Problem::Kind::read_only;
  }));
}

TEST(SqliteStore, SaysWhatIsNoFolder) {
  const Folder folder;
  std::ofstream(folder.path() + "/file") << "text";
  EXPECT_EQ(complaint_of(folder.path() + "/file").what.find("The folder " + folder.path()), 0u);
}

TEST(SqliteStore, SaysWhatIsNoDatabase) {
  const Folder folder;
  std::ofstream(folder.file()) << std::string(5000, 'x');
  EXPECT_EQ(complaint_of(folder.path()).what, folder.file() + ": file is not a database");
}

TEST(SqliteStore, LeavesTheDatabaseOfAnotherProgramAlone) {
  const Folder folder;
  run_sql(folder.file(), "CREATE TABLE recipes (name TEXT)");
  EXPECT_EQ(complaint_of(folder.path()).what,
            folder.file() + " is the database of another program.");
}

TEST(SqliteStore, SaysWhenItsFileIsOfANewerVersion) {
  const Folder folder;
  opened(folder.path()).reset();
  run_sql(folder.file(), "PRAGMA user_version = 99");
  EXPECT_EQ(
      complaint_of(folder.path()).what,
      folder.file() + " was written by a newer Chicane: its version is 99, and this one knows 3.");
}

TEST(SqliteStore, BringsAnOldFileUpToDate) {
  const Folder folder;
  std::unique_ptr<Store> store = opened(folder.path());
  write_one(*store, append_of("r", 1, "a"));
  store.reset();
  // As version 1 had it.
  run_sql(folder.file(),
          "DROP TABLE shared; DROP INDEX races_leagues; ALTER TABLE races DROP COLUMN kind;"
          " PRAGMA user_version = 1");
  store = opened(folder.path());
  EXPECT_EQ(*store->race("r"), row_of("r", 1));
  EXPECT_EQ(write_one(*store, append_of("r", 2, "b")), Outcome::done);
  EXPECT_EQ(*store->entries("r", 0), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(write_one(*store, PutShared{{.id = "s", .record = "text"}}), Outcome::done);
  EXPECT_EQ((*store->shared("s"))->record, "text");
}

TEST(SqliteStore, ReadsWhileItWrites) {
  const Folder folder;
  const std::unique_ptr<Store> store = opened(folder.path());
  write_one(*store, append_of("r", 1));
  std::thread writer([&] {
    for (std::int64_t length = 2; length <= 200; ++length) {
      write_one(*store, append_of("r", length));
    }
  });
  std::int64_t last = 1;
  while (last < 200) {
    const auto row = store->race("r");
    ASSERT_TRUE(row) << row.error().what;
    EXPECT_GE((*row)->length, last);
    last = (*row)->length;
    EXPECT_GE(std::ssize(*store->entries("r", 0)), last);
  }
  writer.join();
}

}  // namespace chicane::store
