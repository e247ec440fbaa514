// The stores there are.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "store/store.h"

namespace chicane::store {

// Forgets everything at its end; for tests and for trying out.
std::unique_ptr<Store> make_memory_store();

// One file, races.sqlite, in `folder`, which is made if it is missing. A folder that cannot be
// written is opened for reading only if it holds a store already; writes then complain.
Result<std::unique_ptr<Store>, Problem> open_sqlite_store(const std::string& folder);

// "postgresql://…"; makes its tables if they are missing.
Result<std::unique_ptr<Store>, Problem> open_postgres_store(const std::string& url);

// Tells when a ledger has grown: other nodes over the same database call. Hints may be lost or come
// twice.
class Hints {
 public:
  virtual ~Hints() = default;
  // After a commit: several races at once. Never fails; a hint that cannot be sent is lost.
  virtual void send(const std::vector<std::pair<std::string, std::int64_t>>& races) = 0;
};
// `heard` is called on a thread of its own with race and length, also for the hints of this node.
// Connects again by itself.
std::unique_ptr<Hints> open_postgres_hints(
    const std::string& url, std::function<void(std::string race, std::int64_t length)> heard);

}  // namespace chicane::store
