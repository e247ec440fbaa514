// Races that were driven elsewhere and put here for those who have the link. Each is parsed,
// replayed and proved before it is kept, on a thread of its own: one after the other, few at a
// time, each for a while and no longer.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "net/loop.h"
#include "room/problem.h"
#include "room/world.h"
#include "server/log.h"
#include "server/worker.h"
#include "store/store_queue.h"

namespace chicane::server {

constexpr std::size_t kSharedBytesMax = 256 * 1024;
constexpr room::Millis kSharedLasts = 90LL * 24 * 3600 * 1000;  // After it was last opened.

// Of what one household has here, and of all.
struct SharedLimits {
  std::int64_t races_of_one = 100;
  std::int64_t bytes_of_one = 8LL * 1024 * 1024;
  std::int64_t bytes_of_all = 1024LL * 1024 * 1024;
};

class SharedRaces {
 public:
  using Problem = room::Problem;
  struct Put {
    store::SharedRace race;
    std::string secret;  // Lets one delete it. Empty if somebody had put the same here before.
  };
  // Called on the loop's thread.
  using Done = std::function<void(Result<Put, Problem>)>;
  using Found = std::function<void(Result<store::SharedRace, Problem>)>;
  using Removed = std::function<void(std::optional<Problem>)>;

  // Without limits if `limits` is none.
  SharedRaces(net::Loop& loop, store::Store& store, store::StoreQueue& queue, room::World world,
              const Log& log, std::optional<SharedLimits> limits);
  ~SharedRaces() { is_ending_ = true; }

  // The same record is the same race, whoever brings it.
  void put(std::string record, std::string maker, const std::string& household, const Done& done);
  void find(const std::string& id, const Found& found);
  // Found by somebody who looks at it: it will last.
  void have_opened(const store::SharedRace& race);
  void remove(const std::string& id, const Removed& removed);

 private:
  // On the thread of its own.
  Result<Put, Problem> put_now(std::string record, std::string maker, const std::string& household);
  std::optional<Problem> check(const std::string& text) const;
  std::optional<Problem> no_room(const std::string& household, std::size_t bytes);
  void finish(const std::string& household);
  bool has_gone(const store::SharedRace& race) const;

  net::Loop& loop_;
  store::Store& store_;
  store::StoreQueue& queue_;
  room::World world_;
  const Log& log_;
  const std::optional<SharedLimits> limits_;
  std::atomic<bool> is_ending_ = false;  // What waits is not checked any more.
  std::map<std::string, int> waiting_;   // By household; on the loop's thread.
  Worker worker_;                        // The last: it ends before what it uses does.
};

}  // namespace chicane::server
