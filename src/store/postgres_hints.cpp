// Hints travel by NOTIFY, sent after the commit on a connection of their own: inside the writing
// transaction it would hold a lock of the whole database until the commit is on disk.
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "base/assert.h"
#include "store/postgres.h"
#include "store/stores.h"

namespace chicane::store {

namespace {

using std::chrono::milliseconds;

constexpr std::size_t kPayloadMax = 7900;  // PostgreSQL takes less than 8000 bytes.
constexpr milliseconds kPauseMin{50};
constexpr milliseconds kPauseMax{2000};

// One hint is "race:length", a payload has one a line.
std::vector<std::string> payloads(const std::map<std::string, std::int64_t>& hints) {
  std::vector<std::string> all;
  for (const auto& [race, length] : hints) {
    const std::string line = race + ":" + std::to_string(length) + "\n";
    if (line.size() > kPayloadMax) continue;
    if (all.empty() || all.back().size() + line.size() > kPayloadMax) all.emplace_back();
    all.back() += line;
  }
  return all;
}

std::optional<std::pair<std::string, std::int64_t>> hint_of(std::string_view line) {
  const std::size_t colon = line.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const char* end = line.data() + line.size();
  std::int64_t length = 0;
  const auto [stop, error] = std::from_chars(line.data() + colon + 1, end, length);
  if (error != std::errc() || stop != end) return std::nullopt;
  return std::pair(std::string(line.substr(0, colon)), length);
}

class PostgresHints final : public Hints {
 public:
  PostgresHints(const std::string& url, std::function<void(std::string, std::int64_t)> heard)
      : listening_(url), sending_(url), heard_(std::move(heard)), stop_(::eventfd(0, EFD_CLOEXEC)) {
    CHICANE_ASSERT(stop_ >= 0);
    listener_ = std::thread([this] { listen(); });
    sender_ = std::thread([this] { send_all(); });
  }

  ~PostgresHints() override {
    {
      const std::scoped_lock lock(mutex_);
      is_stopping_ = true;
    }
    something_.notify_all();
    const std::uint64_t one = 1;
    CHICANE_ASSERT(::write(stop_, &one, sizeof one) == sizeof one);
    sender_.join();
    listener_.join();
    ::close(stop_);
  }

  PostgresHints(const PostgresHints&) = delete;
  PostgresHints& operator=(const PostgresHints&) = delete;

  // The one who sends does not wait for the database. Of several hints for a race the last is
  // enough.
  void send(const std::vector<std::pair<std::string, std::int64_t>>& races) override {
    {
      const std::scoped_lock lock(mutex_);
      for (const auto& [race, length] : races) {
        std::int64_t& kept = waiting_[race];
        kept = std::max(kept, length);
      }
    }
    something_.notify_all();
  }

 private:
  void send_all() {
    std::unique_lock lock(mutex_);
    while (true) {
      something_.wait(lock, [this] { return is_stopping_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      const std::map<std::string, std::int64_t> hints = std::exchange(waiting_, {});
      lock.unlock();
      for (const std::string& payload : payloads(hints)) {
        sending_.run("SELECT pg_notify('chicane_ledgers', convert_from($1::bytea, 'UTF8'))",
                     PostgresValues().bytes(payload));
        // Tried once more, for a connection that was lost meanwhile; then the hint is lost as well.
        if (sending_.take_trouble()) {
          sending_.run("SELECT pg_notify('chicane_ledgers', convert_from($1::bytea, 'UTF8'))",
                       PostgresValues().bytes(payload));
          static_cast<void>(sending_.take_trouble());
        }
      }
      lock.lock();
    }
  }

  void listen() {
    milliseconds pause = kPauseMin;
    while (true) {
      listening_.script("LISTEN chicane_ledgers");
      if (!listening_.take_trouble()) {
        pause = kPauseMin;
        hear_until_lost();
      }
      if (is_stopped_within(pause)) return;
      pause = std::min(2 * pause, kPauseMax);
    }
  }

  void hear_until_lost() {
    PGconn* connection = listening_.handle();
    while (true) {
      while (PGnotify* notify = PQnotifies(connection)) {
        pass_on(notify->extra);
        PQfreemem(notify);
      }
      std::array<pollfd, 2> waits = {
          {{.fd = PQsocket(connection), .events = POLLIN}, {.fd = stop_, .events = POLLIN}}};
      if (::poll(waits.data(), waits.size(), -1) < 0) continue;
      if (waits[1].revents != 0) return;
      if (PQconsumeInput(connection) == 0) return;
    }
  }

  void pass_on(std::string_view payload) {
    while (!payload.empty()) {
      const std::size_t end = std::min(payload.find('\n'), payload.size());
      if (auto hint = hint_of(payload.substr(0, end))) heard_(std::move(hint->first), hint->second);
      payload.remove_prefix(std::min(end + 1, payload.size()));
    }
  }

  bool is_stopped_within(milliseconds pause) const {
    pollfd wait = {.fd = stop_, .events = POLLIN};
    return ::poll(&wait, 1, static_cast<int>(pause.count())) > 0;
  }

  Postgres listening_;  // The listener's alone.
  Postgres sending_;    // The sender's alone.
  std::function<void(std::string, std::int64_t)> heard_;
  int stop_;  // Readable at the end.
  std::mutex mutex_;
  std::condition_variable something_;
  std::map<std::string, std::int64_t> waiting_;
  bool is_stopping_ = false;
  std::thread listener_;
  std::thread sender_;
};

}  // namespace

std::unique_ptr<Hints> open_postgres_hints(
    const std::string& url, std::function<void(std::string race, std::int64_t length)> heard) {
  return std::make_unique<PostgresHints>(url, std::move(heard));
}

}  // namespace chicane::store
