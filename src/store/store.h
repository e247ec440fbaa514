// Keeps races, leagues and people. A race is kept as its ledger: entries that are only ever
// appended, each an opaque text. A league is kept in the same way, as a row of another kind. A
// store knows nothing of games. Texts are any bytes and come back as they were. All functions may
// be called from any thread, and block.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"

namespace chicane::store {

using Millis = std::int64_t;  // Since the beginning of 1970, UTC.

constexpr int kRacesMax = 200;  // In one list.
constexpr int kDueMax = 1000;   // At once.

struct Problem {
  enum class Kind : std::uint8_t {
    full,         // No room left on the device.
    read_only,    // The data cannot be written here.
    unreachable,  // The database does not answer (now).
    broken,       // Anything else.
  };
  Kind kind = Kind::broken;
  std::string what;  // One sentence for the one who hosts; no secrets.
};

// Whose ledger it is.
enum class RowKind : std::uint8_t { race, league };

enum class RaceState : std::uint8_t { open, running, over };

// Who has a part in a race.
struct Part {
  std::string person;
  int seat = -1;
  bool is_awaited = false;

  friend bool operator==(const Part&, const Part&) = default;
};

// What lists of races need to know without reading a ledger.
struct RaceRow {
  std::string id;
  RowKind kind = RowKind::race;  // From the first append on; it does not change.
  std::int64_t length = 0;       // Entries in its ledger.
  RaceState state = RaceState::open;
  bool is_public = false;
  Millis created = 0;
  Millis changed = 0;
  Millis due = 0;  // When somebody must look at it again: a deadline, or its warning. 0: never.
  std::string summary;  // JSON, as lists show it.
  std::vector<Part> parts;

  friend bool operator==(const RaceRow&, const RaceRow&) = default;
};

struct Person {
  std::string id;
  std::string name;
  std::string account;    // The name folded for comparing, unique; empty for a guest.
  std::string pass_hash;  // argon2id; empty for a guest.
  std::string settings;   // JSON.
  Millis created = 0;

  friend bool operator==(const Person&, const Person&) = default;
};

struct Session {
  std::string token_hash;  // The token itself is never kept.
  std::string person;
  Millis expires = 0;

  friend bool operator==(const Session&, const Session&) = default;
};

// A race that was driven elsewhere, as its driver has put it here for those who have the link.
struct SharedRace {
  std::string id;
  std::string record;
  std::string maker;        // A person; empty if it came without a session.
  std::string secret_hash;  // Of what lets one delete it.
  std::string household;    // Whose it counts as.
  Millis created = 0;
  Millis opened = 0;  // Last, to a day or so.

  friend bool operator==(const SharedRace&, const SharedRace&) = default;
};

struct SharedCount {
  std::int64_t races = 0;
  std::int64_t bytes = 0;  // Of their records.

  friend bool operator==(const SharedCount&, const SharedCount&) = default;
};

// Appends entries to the ledger of a race, and changes its row. Conflict unless the ledger has
// exactly row.length − entries.size() entries by now; with none before, the race is new. Without
// entries only the row changes, under the same condition.
struct Append {
  RaceRow row;
  std::vector<std::string> entries;
};
// A new person, or new data of a known one. Conflict if the account name is another's.
struct PutPerson {
  Person person;
};
// With sessions, parts and shared races. Ledgers stay: others raced there too.
struct RemovePerson {
  std::string id;
};
struct PutSession {
  Session session;
};
struct RemoveSession {
  std::string token_hash;
};
// Conflict if somebody has it already: what must be done once is done by whoever claims it.
struct Claim {
  std::string key;
  Millis at = 0;
};
// Conflict if there is one of that id.
struct PutShared {
  SharedRace race;
};
// Somebody has opened it. Does nothing if it is not there.
struct OpenShared {
  std::string id;
  Millis at = 0;
};
struct RemoveShared {
  std::string id;
};
using Write = std::variant<Append, PutPerson, RemovePerson, PutSession, RemoveSession, Claim,
                           PutShared, OpenShared, RemoveShared>;

enum class Outcome : std::uint8_t { done, conflict };

struct RaceFilter {
  RowKind kind = RowKind::race;
  std::optional<RaceState> state;
  bool only_public = true;
  Millis changed_before = 0;  // 0: from the newest.
  int limit = 50;             // At most kRacesMax.
};

class Store {
 public:
  virtual ~Store() = default;

  // Carries out each write whole or not at all, in order, and returns when what is done is on disk.
  // A conflict leaves the other writes of the batch alone. A Problem: nothing of the batch was
  // done; only when the device or the database fails in the very moment of the commit nobody can
  // say, so whoever gets a Problem reads again before going on.
  virtual Result<std::vector<Outcome>, Problem> write(std::span<const Write> batch) = 0;

  virtual Result<std::optional<RaceRow>, Problem> race(std::string_view id) = 0;
  // Entries `from`, `from` + 1, …; from 0.
  virtual Result<std::vector<std::string>, Problem> entries(std::string_view race,
                                                            std::int64_t from) = 0;
  // Last changed first; by id where that is equal.
  virtual Result<std::vector<RaceRow>, Problem> races(const RaceFilter& filter) = 0;
  // All of that kind in which the person has a part, last changed first, at most kRacesMax.
  virtual Result<std::vector<RaceRow>, Problem> races_of(std::string_view person, RowKind kind) = 0;
  // Ids of races, not leagues, not over whose `due` lies at or before `now`, at most kDueMax,
  // earliest first.
  virtual Result<std::vector<std::string>, Problem> due(Millis now) = 0;
  virtual Result<std::optional<Person>, Problem> person(std::string_view id) = 0;
  virtual Result<std::optional<Person>, Problem> account(std::string_view account) = 0;
  // Nothing if it has expired at `now`.
  virtual Result<std::optional<Session>, Problem> session(std::string_view token_hash,
                                                          Millis now) = 0;
  virtual Result<std::optional<SharedRace>, Problem> shared(std::string_view id) = 0;
  // What a household has here; of all, without one.
  virtual Result<SharedCount, Problem> shared_count(std::optional<std::string_view> household) = 0;
  // Forgets expired sessions, claims older than `claims_before` and shared races that nobody has
  // opened since `opened_before`.
  virtual Result<int, Problem> tidy(Millis now, Millis claims_before, Millis opened_before) = 0;
  // Is it there, can it be written? For the health endpoint. It may write a little to find out: not
  // to be asked at every request.
  virtual std::optional<Problem> health() = 0;
};

}  // namespace chicane::store
