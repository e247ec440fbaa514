// One file in WAL mode: a connection that writes, another that reads meanwhile.
#include <algorithm>
#include <array>
#include <filesystem>
#include <limits>
#include <mutex>
#include <utility>

#include "store/folder_lock.h"
#include "store/race_state.h"
#include "store/sqlite.h"
#include "store/stores.h"

namespace chicane::store {

namespace {

// Each brings a database one version further; what has been released is not changed any more.
constexpr std::array kMigrations = {
    R"sql(
CREATE TABLE races (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  length INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'running', 'over')),
  is_public INTEGER NOT NULL,
  created INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  due INTEGER NOT NULL,
  summary TEXT NOT NULL
) STRICT;
CREATE INDEX races_changed ON races (changed DESC, id);
CREATE INDEX races_public ON races (is_public, changed DESC, id);
CREATE INDEX races_state ON races (state, is_public, changed DESC, id);
CREATE INDEX races_due ON races (due, id) WHERE state <> 'over' AND due <> 0;
CREATE TABLE ledger (
  race INTEGER NOT NULL REFERENCES races (number),
  seq INTEGER NOT NULL,
  entry TEXT NOT NULL,
  PRIMARY KEY (race, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE parts (
  race INTEGER NOT NULL REFERENCES races (number),
  place INTEGER NOT NULL,
  person TEXT NOT NULL,
  seat INTEGER NOT NULL,
  is_awaited INTEGER NOT NULL,
  PRIMARY KEY (race, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX parts_person ON parts (person, race);
CREATE TABLE people (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  account TEXT NOT NULL,
  pass_hash TEXT NOT NULL,
  settings TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX people_account ON people (account) WHERE account <> '';
CREATE TABLE sessions (
  token_hash TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_expires ON sessions (expires);
CREATE TABLE claims (
  key TEXT NOT NULL PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX claims_at ON claims (at);
CREATE TABLE health (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  count INTEGER NOT NULL
) STRICT;
INSERT INTO health VALUES (1, 0);
)sql",
    // Leagues are ledgers too.
    R"sql(
ALTER TABLE races ADD COLUMN kind TEXT NOT NULL DEFAULT 'race' CHECK (kind IN ('race', 'league'));
CREATE INDEX races_leagues ON races (changed DESC, id) WHERE kind = 'league';
)sql",
    // Races driven elsewhere that somebody has put here. `bytes` is of the record, so that counting
    // needs no record.
    R"sql(
CREATE TABLE shared (
  id TEXT NOT NULL PRIMARY KEY,
  record TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  maker TEXT NOT NULL,
  secret_hash TEXT NOT NULL,
  household TEXT NOT NULL,
  created INTEGER NOT NULL,
  opened INTEGER NOT NULL
) STRICT;
CREATE INDEX shared_household ON shared (household, bytes);
CREATE INDEX shared_maker ON shared (maker) WHERE maker <> '';
CREATE INDEX shared_opened ON shared (opened);
)sql",
};

std::int64_t number_from(Sqlite& database, std::string_view sql) {
  SqliteQuery query = database.query(sql);
  return query.next() ? query.integer(0) : 0;
}

Problem complaint(std::string what) {
  return {.kind = Problem::Kind::broken, .what = std::move(what)};
}

// Is this a store, and of which version? 0 for an empty file.
Result<std::int64_t, Problem> version_of(Sqlite& database, const std::string& path) {
  const std::int64_t version = number_from(database, "PRAGMA user_version");
  const std::int64_t tables = number_from(database, "SELECT count(*) FROM sqlite_schema");
  if (std::optional<Problem> problem = database.take_problem()) return Failure{*problem};
  if (version == 0 && tables > 0) {
    return Failure{complaint(path + " is the database of another program.")};
  }
  if (version < 0 || version > std::ssize(kMigrations)) {
    return Failure{complaint(path + " was written by a newer Chicane: its version is " +
                             std::to_string(version) + ", and this one knows " +
                             std::to_string(kMigrations.size()) + ".")};
  }
  return version;
}

std::optional<Problem> migrate(Sqlite& database, const std::string& path) {
  const SqliteTransaction rolled_back_at_the_end(database);
  if (std::optional<Problem> problem = database.take_problem()) return problem;
  const Result<std::int64_t, Problem> version = version_of(database, path);
  if (!version) return version.error();
  if (*version == std::ssize(kMigrations)) return std::nullopt;
  for (auto at = *version; at < std::ssize(kMigrations); ++at) {
    database.script(kMigrations[static_cast<std::size_t>(at)]);
  }
  database.script("PRAGMA user_version = " + std::to_string(kMigrations.size()) + "; COMMIT");
  return database.take_problem();
}

// Races that `chosen` selects, a line for each part; last changed first.
std::string with_parts(std::string_view chosen) {
  return "SELECT r.id, r.length, r.state, r.is_public, r.created, r.changed, r.due, r.summary,"
         " p.person, p.seat, p.is_awaited, r.kind FROM (" +
         std::string(chosen) +
         ") r LEFT JOIN parts p ON p.race = r.number ORDER BY r.changed DESC, r.id, p.place";
}

std::vector<RaceRow> race_rows(SqliteQuery query) {
  std::vector<RaceRow> rows;
  while (query.next()) {
    const std::string id = query.text(0);
    if (rows.empty() || rows.back().id != id) {
      rows.push_back({.id = id,
                      .kind = kind_named(query.text(11)),
                      .length = query.integer(1),
                      .state = state_named(query.text(2)),
                      .is_public = query.integer(3) != 0,
                      .created = query.integer(4),
                      .changed = query.integer(5),
                      .due = query.integer(6),
                      .summary = query.text(7)});
    }
    if (query.is_null(8)) continue;
    rows.back().parts.push_back({.person = query.text(8),
                                 .seat = static_cast<int>(query.integer(9)),
                                 .is_awaited = query.integer(10) != 0});
  }
  return rows;
}

std::optional<Person> person_from(SqliteQuery query) {
  if (!query.next()) return std::nullopt;
  return Person{.id = query.text(0),
                .name = query.text(1),
                .account = query.text(2),
                .pass_hash = query.text(3),
                .settings = query.text(4),
                .created = query.integer(5)};
}

// The writes of one batch, in a transaction that the caller holds. Each is decided before it
// changes anything.
class Writer {
 public:
  explicit Writer(Sqlite& database) : database_(database) {}

  Outcome carry_out(const Append& append) {
    const RaceRow& row = append.row;
    const std::int64_t before = row.length - std::ssize(append.entries);
    std::optional<std::int64_t> number;
    std::int64_t length = 0;
    {
      SqliteQuery known = database_.query("SELECT number, length FROM races WHERE id = ?", row.id);
      if (known.next()) {
        number = known.integer(0);
        length = known.integer(1);
      }
    }
    if (before != length) return Outcome::conflict;
    number = put_row(row, number);
    for (std::size_t i = 0; i < append.entries.size(); ++i) {
      database_.run("INSERT INTO ledger VALUES (?, ?, ?)", *number,
                    before + static_cast<std::int64_t>(i), append.entries[i]);
    }
    put_parts(row.parts, *number);
    return Outcome::done;
  }

  Outcome carry_out(const PutPerson& put) {
    const Person& person = put.person;
    const bool is_taken =
        !person.account.empty() &&
        database_
            .query("SELECT 1 FROM people WHERE account = ? AND account <> '' AND id <> ?",
                   person.account, person.id)
            .next();
    if (is_taken) return Outcome::conflict;
    database_.run("INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?, ?)", person.id, person.name,
                  person.account, person.pass_hash, person.settings, person.created);
    return Outcome::done;
  }

  Outcome carry_out(const RemovePerson& remove) {
    database_.run("DELETE FROM people WHERE id = ?", remove.id);
    database_.run("DELETE FROM sessions WHERE person = ?", remove.id);
    database_.run("DELETE FROM parts WHERE person = ?", remove.id);
    database_.run("DELETE FROM shared WHERE maker = ? AND maker <> ''", remove.id);
    return Outcome::done;
  }

  Outcome carry_out(const PutSession& put) {
    const Session& session = put.session;
    database_.run("INSERT OR REPLACE INTO sessions VALUES (?, ?, ?)", session.token_hash,
                  session.person, session.expires);
    return Outcome::done;
  }

  Outcome carry_out(const RemoveSession& remove) {
    database_.run("DELETE FROM sessions WHERE token_hash = ?", remove.token_hash);
    return Outcome::done;
  }

  Outcome carry_out(const Claim& claim) {
    const int made = database_.run("INSERT INTO claims VALUES (?, ?) ON CONFLICT DO NOTHING",
                                   claim.key, claim.at);
    return made == 1 ? Outcome::done : Outcome::conflict;
  }

  Outcome carry_out(const PutShared& put) {
    const SharedRace& race = put.race;
    const int made =
        database_.run("INSERT INTO shared VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                      race.id, race.record, race.record.size(), race.maker, race.secret_hash,
                      race.household, race.created, race.opened);
    return made == 1 ? Outcome::done : Outcome::conflict;
  }

  Outcome carry_out(const OpenShared& open) {
    database_.run("UPDATE shared SET opened = ? WHERE id = ?", open.at, open.id);
    return Outcome::done;
  }

  Outcome carry_out(const RemoveShared& remove) {
    database_.run("DELETE FROM shared WHERE id = ?", remove.id);
    return Outcome::done;
  }

 private:
  std::int64_t put_row(const RaceRow& row, std::optional<std::int64_t> number) {
    if (number) {
      database_.run(
          "UPDATE races SET length = ?, state = ?, is_public = ?, created = ?, changed = ?, due = ?"
          ", summary = ? WHERE number = ?",
          row.length, state_name(row.state), row.is_public, row.created, row.changed, row.due,
          row.summary, *number);
      return *number;
    }
    SqliteQuery made = database_.query(
        "INSERT INTO races (id, kind, length, state, is_public, created, changed, due, summary)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number",
        row.id, kind_name(row.kind), row.length, state_name(row.state), row.is_public, row.created,
        row.changed, row.due, row.summary);
    return made.next() ? made.integer(0) : 0;
  }

  // Most parts stay as they are from one decision to the next: only what differs is written.
  void put_parts(const std::vector<Part>& parts, std::int64_t race) {
    for (std::size_t place = 0; place < parts.size(); ++place) {
      const Part& part = parts[place];
      database_.run(
          "INSERT INTO parts VALUES (?, ?, ?, ?, ?) ON CONFLICT (race, place) DO UPDATE SET"
          " person = excluded.person, seat = excluded.seat, is_awaited = excluded.is_awaited"
          " WHERE person <> excluded.person OR seat <> excluded.seat"
          " OR is_awaited <> excluded.is_awaited",
          race, place, part.person, part.seat, part.is_awaited);
    }
    database_.run("DELETE FROM parts WHERE race = ? AND place >= ?", race, parts.size());
  }

  Sqlite& database_;
};

class SqliteStore final : public Store {
 public:
  // Without a lock and a writer it can only be read.
  SqliteStore(std::string path, std::optional<FolderLock> lock, std::unique_ptr<Sqlite> writer,
              std::unique_ptr<Sqlite> reader)
      : path_(std::move(path)),
        lock_(std::move(lock)),
        writer_(std::move(writer)),
        reader_(std::move(reader)) {}

  Result<std::vector<Outcome>, Problem> write(std::span<const Write> batch) override {
    return written([batch](Sqlite& database) {
      std::vector<Outcome> outcomes;
      Writer writer(database);
      for (const Write& write : batch) {
        outcomes.push_back(
            std::visit([&writer](const auto& one) { return writer.carry_out(one); }, write));
      }
      return outcomes;
    });
  }

  Result<std::optional<RaceRow>, Problem> race(std::string_view id) override {
    return read([id](Sqlite& database) {
      std::vector<RaceRow> rows =
          race_rows(database.query(with_parts("SELECT * FROM races WHERE id = ?"), id));
      return rows.empty() ? std::optional<RaceRow>() : std::move(rows.front());
    });
  }

  Result<std::vector<std::string>, Problem> entries(std::string_view race,
                                                    std::int64_t from) override {
    return read([race, from](Sqlite& database) {
      std::vector<std::string> entries;
      SqliteQuery query = database.query(
          "SELECT entry FROM ledger WHERE race = (SELECT number FROM races WHERE id = ?)"
          " AND seq >= ? ORDER BY seq",
          race, from);
      while (query.next()) entries.push_back(query.text(0));
      return entries;
    });
  }

  Result<std::vector<RaceRow>, Problem> races(const RaceFilter& filter) override {
    return read([&filter](Sqlite& database) {
      // Several statements rather than one with all conditions in it: each has an index of its own.
      std::string chosen = "SELECT * FROM races WHERE changed < ?1 AND kind = '" +
                           std::string(kind_name(filter.kind)) + "'";
      if (filter.only_public) chosen += " AND is_public = 1";
      if (filter.state) chosen += " AND state = '" + std::string(state_name(*filter.state)) + "'";
      chosen += " ORDER BY changed DESC, id LIMIT ?2";
      const Millis before =
          filter.changed_before == 0 ? std::numeric_limits<Millis>::max() : filter.changed_before;
      return race_rows(
          database.query(with_parts(chosen), before, std::clamp(filter.limit, 0, kRacesMax)));
    });
  }

  Result<std::vector<RaceRow>, Problem> races_of(std::string_view person, RowKind kind) override {
    return read([person, kind](Sqlite& database) {
      return race_rows(database.query(
          with_parts("SELECT * FROM races WHERE number IN (SELECT race FROM parts WHERE person = ?)"
                     " AND kind = ? ORDER BY changed DESC, id LIMIT ?"),
          person, kind_name(kind), kRacesMax));
    });
  }

  Result<std::vector<std::string>, Problem> due(Millis now) override {
    return read([now](Sqlite& database) {
      std::vector<std::string> ids;
      SqliteQuery query = database.query(
          "SELECT id FROM races WHERE state <> 'over' AND due <> 0 AND due <= ? AND kind = 'race'"
          " ORDER BY due, id LIMIT ?",
          now, kDueMax);
      while (query.next()) ids.push_back(query.text(0));
      return ids;
    });
  }

  Result<std::optional<Person>, Problem> person(std::string_view id) override {
    return read([id](Sqlite& database) {
      return person_from(database.query("SELECT * FROM people WHERE id = ?", id));
    });
  }

  Result<std::optional<Person>, Problem> account(std::string_view account) override {
    return read([account](Sqlite& database) {
      return person_from(
          database.query("SELECT * FROM people WHERE account = ? AND account <> ''", account));
    });
  }

  Result<std::optional<Session>, Problem> session(std::string_view token_hash,
                                                  Millis now) override {
    return read([token_hash, now](Sqlite& database) {
      SqliteQuery query = database.query(
          "SELECT token_hash, person, expires FROM sessions WHERE token_hash = ? AND expires > ?",
          token_hash, now);
      if (!query.next()) return std::optional<Session>();
      return std::optional<Session>(
          {.token_hash = query.text(0), .person = query.text(1), .expires = query.integer(2)});
    });
  }

  Result<std::optional<SharedRace>, Problem> shared(std::string_view id) override {
    return read([id](Sqlite& database) {
      SqliteQuery query = database.query(
          "SELECT id, record, maker, secret_hash, household, created, opened FROM shared"
          " WHERE id = ?",
          id);
      if (!query.next()) return std::optional<SharedRace>();
      return std::optional<SharedRace>({.id = query.text(0),
                                        .record = query.text(1),
                                        .maker = query.text(2),
                                        .secret_hash = query.text(3),
                                        .household = query.text(4),
                                        .created = query.integer(5),
                                        .opened = query.integer(6)});
    });
  }

  Result<SharedCount, Problem> shared_count(std::optional<std::string_view> household) override {
    return read([household](Sqlite& database) {
      constexpr std::string_view kAll = "SELECT count(*), ifnull(sum(bytes), 0) FROM shared";
      constexpr std::string_view kOfOne =
          "SELECT count(*), ifnull(sum(bytes), 0) FROM shared WHERE household = ?";
      SqliteQuery query = household ? database.query(kOfOne, *household) : database.query(kAll);
      if (!query.next()) return SharedCount();
      return SharedCount{.races = query.integer(0), .bytes = query.integer(1)};
    });
  }

  Result<int, Problem> tidy(Millis now, Millis claims_before, Millis opened_before) override {
    return written([now, claims_before, opened_before](Sqlite& database) {
      return database.run("DELETE FROM sessions WHERE expires <= ?", now) +
             database.run("DELETE FROM claims WHERE at < ?", claims_before) +
             database.run("DELETE FROM shared WHERE opened < ?", opened_before);
    });
  }

  std::optional<Problem> health() override {
    const Result<int, Problem> result = written(
        [](Sqlite& database) { return database.run("UPDATE health SET count = count + 1"); });
    return result ? std::nullopt : std::optional(result.error());
  }

 private:
  template <class Work>
  auto written(Work work) -> Result<decltype(work(std::declval<Sqlite&>())), Problem> {
    const std::scoped_lock lock(writing_);
    if (!writer_) {
      return Failure{Problem{.kind = Problem::Kind::read_only,
                             .what = path_ + " cannot be written; it is open for reading only."}};
    }
    SqliteTransaction transaction(*writer_);
    auto result = work(*writer_);
    transaction.commit();
    if (std::optional<Problem> problem = writer_->take_problem()) return Failure{*problem};
    return result;
  }

  template <class Work>
  auto read(Work work) -> Result<decltype(work(std::declval<Sqlite&>())), Problem> {
    const std::scoped_lock lock(reading_);
    auto result = work(*reader_);
    if (std::optional<Problem> problem = reader_->take_problem()) return Failure{*problem};
    return result;
  }

  std::string path_;
  std::optional<FolderLock> lock_;
  std::mutex writing_;
  std::unique_ptr<Sqlite> writer_;
  std::mutex reading_;
  std::unique_ptr<Sqlite> reader_;
};

// As a URI: what has a meaning there is written as its number.
std::string uri_of(const std::string& path, std::string_view query) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string uri = "file:";
  for (const char c : path) {
    if (c == '?' || c == '#' || c == '%') {
      uri += {'%', kDigits[static_cast<unsigned char>(c) >> 4],
              kDigits[static_cast<unsigned char>(c) & 15]};
    } else {
      uri += c;
    }
  }
  return uri + std::string(query);
}

Result<std::unique_ptr<Store>, Problem> open_for_reading(const std::string& path) {
  // Where no file can be made, SQLite cannot share one with writers, but then nobody writes. What a
  // stopped server has left in a -wal file must not be passed over, though.
  const bool has_rest = std::filesystem::exists(path + "-wal");
  const std::string uri = uri_of(path, has_rest ? "?mode=ro" : "?mode=ro&immutable=1");
  Result<std::unique_ptr<Sqlite>, Problem> reader =
      Sqlite::open(uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
  if (!reader) return Failure{reader.error()};
  const Result<std::int64_t, Problem> version = version_of(**reader, path);
  if (!version) return Failure{version.error()};
  if (*version != std::ssize(kMigrations)) {
    return Failure{Problem{.kind = Problem::Kind::read_only,
                           .what = path + " is of an older version and cannot be written."}};
  }
  return std::unique_ptr<Store>(
      std::make_unique<SqliteStore>(path, std::nullopt, nullptr, std::move(*reader)));
}

Result<std::unique_ptr<Sqlite>, Problem> open_for_writing(const std::string& path) {
  Result<std::unique_ptr<Sqlite>, Problem> writer =
      Sqlite::open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  if (!writer) return writer;
  Sqlite& database = **writer;
  // Asked first: nothing is changed in what is not ours.
  const Result<std::int64_t, Problem> version = version_of(database, path);
  if (!version) return Failure{version.error()};
  // FULL: a commit is on disk before anybody hears of it.
  database.script(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  std::optional<Problem> problem = database.take_problem();
  if (!problem) problem = migrate(database, path);
  if (problem) return Failure{*problem};
  return writer;
}

}  // namespace

Result<std::unique_ptr<Store>, Problem> open_sqlite_store(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (!std::filesystem::is_directory(folder)) {
    const bool is_denied =
        error == std::errc::permission_denied || error == std::errc::read_only_file_system;
    return Failure{Problem{.kind = is_denied ? Problem::Kind::read_only : Problem::Kind::broken,
                           .what = "The folder " + folder + " cannot be made: " +
                                   (error ? error.message() : "something else is there") + "."}};
  }
  const std::string path = folder + "/races.sqlite";
  Result<FolderLock, Problem> lock = FolderLock::take(folder);
  if (!lock) {
    const bool is_for_reading =
        lock.error().kind == Problem::Kind::read_only && std::filesystem::exists(path);
    if (is_for_reading) return open_for_reading(path);
    return Failure{lock.error()};
  }
  Result<std::unique_ptr<Sqlite>, Problem> writer = open_for_writing(path);
  if (!writer && writer.error().kind == Problem::Kind::read_only && std::filesystem::exists(path)) {
    return open_for_reading(path);
  }
  if (!writer) return Failure{writer.error()};
  Result<std::unique_ptr<Sqlite>, Problem> reader = Sqlite::open(path, SQLITE_OPEN_READWRITE);
  if (!reader) return Failure{reader.error()};
  (*reader)->script("PRAGMA query_only = ON;");
  return std::unique_ptr<Store>(std::make_unique<SqliteStore>(
      path, std::move(*lock), std::move(*writer), std::move(*reader)));
}

}  // namespace chicane::store
