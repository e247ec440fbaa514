#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>

#include "store/postgres_for_tests.h"
#include "store/stores.h"

namespace chicane::store {

namespace {

using std::chrono::milliseconds;

// What one node hears.
class Ear {
 public:
  explicit Ear(const std::string& url)
      : hints_(open_postgres_hints(url, [this](const std::string& race, std::int64_t length) {
          const std::scoped_lock lock(mutex_);
          heard_[race] = length;
          changed_.notify_all();
        })) {}

  Hints& hints() { return *hints_; }
  bool hears(const std::string& race, std::int64_t length, milliseconds within) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, within, [&] {
      const auto at = heard_.find(race);
      return at != heard_.end() && at->second == length;
    });
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<std::string, std::int64_t> heard_;
  std::unique_ptr<Hints> hints_;  // Ends first.
};

// The connection takes a moment; until then hints are lost, as is allowed.
bool gets_through(Ear& from, Ear& to, const std::string& race, std::int64_t length,
                  milliseconds within) {
  const auto end = std::chrono::steady_clock::now() + within;
  while (std::chrono::steady_clock::now() < end) {
    from.hints().send({{race, length}});
    if (to.hears(race, length, milliseconds(50))) return true;
  }
  return false;
}

}  // namespace

TEST(PostgresHints, NodesHearOneAnotherAndThemselves) {
  Ear one(server_url());
  Ear two(server_url());
  ASSERT_TRUE(gets_through(one, two, "ready", 1, milliseconds(5000)));
  ASSERT_TRUE(gets_through(two, one, "ready too", 1, milliseconds(5000)));
  one.hints().send({{"r", 7}, {"s:t", 8}});
  EXPECT_TRUE(two.hears("r", 7, milliseconds(1000)));
  EXPECT_TRUE(two.hears("s:t", 8, milliseconds(1000)));
  EXPECT_TRUE(one.hears("r", 7, milliseconds(1000)));
}

TEST(PostgresHints, ManyAreSentInPieces) {
  Ear one(server_url());
  Ear two(server_url());
  ASSERT_TRUE(gets_through(one, two, "ready", 1, milliseconds(5000)));
  std::vector<std::pair<std::string, std::int64_t>> many;
  for (int i = 0; i < 3000; ++i) many.emplace_back("a race of many " + std::to_string(i), i);
  one.hints().send(many);
  for (const auto& [race, length] : many) {
    ASSERT_TRUE(two.hears(race, length, milliseconds(1000))) << race;
  }
}

TEST(PostgresHints, ConnectAgainByThemselves) {
  Ear one(server_url());
  Ear two(server_url());
  ASSERT_TRUE(gets_through(one, two, "ready", 1, milliseconds(5000)));
  end_connections();
  EXPECT_TRUE(gets_through(one, two, "r", 2, milliseconds(5000)));
  EXPECT_TRUE(gets_through(two, one, "r", 3, milliseconds(5000)));
}

TEST(PostgresHints, EndWhileNobodyAnswers) {
  const std::unique_ptr<Hints> hints = open_postgres_hints(
      "postgresql://app@127.0.0.1:1/app", [](const std::string&, std::int64_t) { FAIL(); });
  hints->send({{"r", 1}});
}

}  // namespace chicane::store
