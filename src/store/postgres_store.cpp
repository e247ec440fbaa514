// Several nodes write here at the same time. The row of a race is the lock on its ledger.
#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <map>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

#include "store/postgres.h"
#include "store/race_state.h"
#include "store/stores.h"

namespace chicane::store {

namespace {

// Each brings a database one version further; what has been released is not changed any more.
constexpr std::array kMigrations = {
    R"sql(
CREATE TABLE races (
  id bytea PRIMARY KEY,
  length bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'running', 'over')),
  is_public bigint NOT NULL,
  created bigint NOT NULL,
  changed bigint NOT NULL,
  due bigint NOT NULL,
  summary bytea NOT NULL
);
CREATE INDEX races_changed ON races (changed DESC, id);
CREATE INDEX races_public ON races (is_public, changed DESC, id);
CREATE INDEX races_state ON races (state, is_public, changed DESC, id);
CREATE INDEX races_due ON races (due, id) WHERE state <> 'over' AND due <> 0;
CREATE TABLE ledger (
  race bytea NOT NULL REFERENCES races (id),
  seq bigint NOT NULL,
  entry bytea NOT NULL,
  PRIMARY KEY (race, seq)
);
CREATE TABLE parts (
  race bytea NOT NULL REFERENCES races (id),
  place bigint NOT NULL,
  person bytea NOT NULL,
  seat bigint NOT NULL,
  is_awaited bigint NOT NULL,
  PRIMARY KEY (race, place)
);
CREATE INDEX parts_person ON parts (person, race);
CREATE TABLE people (
  id bytea PRIMARY KEY,
  name bytea NOT NULL,
  account bytea NOT NULL,
  pass_hash bytea NOT NULL,
  settings bytea NOT NULL,
  created bigint NOT NULL
);
CREATE UNIQUE INDEX people_account ON people (account) WHERE account <> '';
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  person bytea NOT NULL,
  expires bigint NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_expires ON sessions (expires);
CREATE TABLE claims (
  key bytea PRIMARY KEY,
  at bigint NOT NULL
);
CREATE INDEX claims_at ON claims (at);
)sql",
    // Leagues are ledgers too.
    R"sql(
ALTER TABLE races ADD COLUMN kind text NOT NULL DEFAULT 'race' CHECK (kind IN ('race', 'league'));
CREATE INDEX races_leagues ON races (changed DESC, id) WHERE kind = 'league';
)sql",
    // Races driven elsewhere that somebody has put here. `bytes` is of the record, so that counting
    // needs no record.
    R"sql(
CREATE TABLE shared (
  id bytea PRIMARY KEY,
  record bytea NOT NULL,
  bytes bigint NOT NULL,
  maker bytea NOT NULL,
  secret_hash bytea NOT NULL,
  household bytea NOT NULL,
  created bigint NOT NULL,
  opened bigint NOT NULL
);
CREATE INDEX shared_household ON shared (household, bytes);
CREATE INDEX shared_maker ON shared (maker) WHERE maker <> '';
CREATE INDEX shared_opened ON shared (opened);
)sql",
};

// Advisory locks: any numbers will do that nobody else has in the same database.
constexpr std::string_view kLockSchema = "SELECT pg_advisory_xact_lock(7224671031)";
constexpr std::string_view kLockAccounts = "SELECT pg_advisory_xact_lock(7224671032)";

constexpr int kAttemptsMax = 6;

std::int64_t number_from(Postgres& database, std::string_view sql) {
  const PostgresRows rows = database.run(sql);
  return rows.count() == 1 ? rows.integer(0, 0) : 0;
}

std::int64_t version_of(Postgres& database) {
  const std::int64_t is_there =
      number_from(database, "SELECT (to_regclass('schema_version') IS NOT NULL)::int::bigint");
  return is_there == 1 ? number_from(database, "SELECT max(version) FROM schema_version") : 0;
}

// In a transaction of its own. Several nodes may start at once: whoever has the lock makes the
// tables.
void migrate(Postgres& database) {
  database.begin();
  database.run(kLockSchema);
  const std::int64_t version = version_of(database);
  if (version == 0) database.script("CREATE TABLE schema_version (version bigint NOT NULL)");
  for (auto at = version; at < std::ssize(kMigrations); ++at) {
    database.script(kMigrations[static_cast<std::size_t>(at)]);
    database.script("INSERT INTO schema_version VALUES (" + std::to_string(at + 1) + ")");
  }
  database.commit();
  database.roll_back();
}

// Races that `chosen` selects, a line for each part; last changed first.
std::string with_parts(std::string_view chosen) {
  return "SELECT r.id, r.length, r.state, r.is_public, r.created, r.changed, r.due, r.summary,"
         " p.person, p.seat, p.is_awaited, r.kind FROM (" +
         std::string(chosen) +
         ") r LEFT JOIN parts p ON p.race = r.id ORDER BY r.changed DESC, r.id, p.place";
}

std::vector<RaceRow> race_rows(const PostgresRows& lines) {
  std::vector<RaceRow> rows;
  for (int i = 0; i < lines.count(); ++i) {
    const std::string id = lines.bytes(i, 0);
    if (rows.empty() || rows.back().id != id) {
      rows.push_back({.id = id,
                      .kind = kind_named(lines.bytes(i, 11)),
                      .length = lines.integer(i, 1),
                      .state = state_named(lines.bytes(i, 2)),
                      .is_public = lines.integer(i, 3) != 0,
                      .created = lines.integer(i, 4),
                      .changed = lines.integer(i, 5),
                      .due = lines.integer(i, 6),
                      .summary = lines.bytes(i, 7)});
    }
    if (lines.is_null(i, 8)) continue;
    rows.back().parts.push_back({.person = lines.bytes(i, 8),
                                 .seat = static_cast<int>(lines.integer(i, 9)),
                                 .is_awaited = lines.integer(i, 10) != 0});
  }
  return rows;
}

std::optional<Person> person_from(const PostgresRows& rows) {
  if (rows.count() == 0) return std::nullopt;
  return Person{.id = rows.bytes(0, 0),
                .name = rows.bytes(0, 1),
                .account = rows.bytes(0, 2),
                .pass_hash = rows.bytes(0, 3),
                .settings = rows.bytes(0, 4),
                .created = rows.integer(0, 5)};
}

std::vector<std::string> texts_from(const PostgresRows& rows) {
  std::vector<std::string> texts;
  for (int i = 0; i < rows.count(); ++i) texts.push_back(rows.bytes(i, 0));
  return texts;
}

// The writes of one batch, in a transaction that the caller holds. All races are locked first, in
// the order of their ids, so that two batches wait for one another and never in a circle. Appends
// are then decided from what is known, and written together: the number of questions to the
// database does not grow with the batch.
class Writer {
 public:
  Writer(Postgres& database, std::span<const Write> batch) : database_(database), batch_(batch) {}

  std::vector<Outcome> carry_out() {
    lock();
    std::vector<Outcome> outcomes;
    for (const Write& write : batch_) {
      outcomes.push_back(std::visit([this](const auto& one) { return carry_out(one); }, write));
    }
    write_appends();
    return outcomes;
  }

 private:
  using Ids = std::set<std::string_view>;

  void lock() {
    Ids races;
    Ids beginnings;
    bool has_account = false;
    for (const Write& write : batch_) {
      if (const auto* append = std::get_if<Append>(&write)) {
        races.insert(append->row.id);
        if (before(*append) == 0) beginnings.insert(append->row.id);
      }
      if (const auto* put = std::get_if<PutPerson>(&write)) {
        has_account = has_account || !put->person.account.empty();
      }
    }
    // Two nodes must not give away the same name at the same time.
    if (has_account) database_.run(kLockAccounts);
    if (races.empty()) return;
    lock_races(races);
    std::erase_if(beginnings, [this](std::string_view id) { return lengths_.contains(id); });
    if (!beginnings.empty()) make_races(beginnings);
  }

  void lock_races(const Ids& races) {
    const PostgresRows rows = database_.run(
        "SELECT id, length FROM races WHERE id = ANY ($1::bytea[]) ORDER BY id FOR UPDATE",
        PostgresValues().all_bytes({races.begin(), races.end()}));
    for (int i = 0; i < rows.count(); ++i) lengths_[rows.bytes(i, 0)] = rows.integer(i, 1);
  }

  // The first append of each will fill its row. A row that another node makes at the same time is
  // waited for, and locked as it is then.
  void make_races(Ids races) {
    const PostgresRows made = database_.run(
        "INSERT INTO races (id, length, state, is_public, created, changed, due, summary)"
        " SELECT id, 0, 'open', 0, 0, 0, 0, '' FROM unnest($1::bytea[]) AS id"
        " ORDER BY id ON CONFLICT DO NOTHING RETURNING id",
        PostgresValues().all_bytes({races.begin(), races.end()}));
    for (int i = 0; i < made.count(); ++i) {
      const std::string id = made.bytes(i, 0);
      lengths_[id] = 0;
      races.erase(id);
    }
    if (!races.empty()) lock_races(races);
  }

  static std::int64_t before(const Append& append) {
    return append.row.length - std::ssize(append.entries);
  }

  Outcome carry_out(const Append& append) {
    const auto known = lengths_.find(append.row.id);
    if (known == lengths_.end() || known->second != before(append)) return Outcome::conflict;
    known->second = append.row.length;
    appends_.push_back(&append);
    return Outcome::done;
  }

  Outcome carry_out(const PutPerson& put) {
    const Person& person = put.person;
    const bool is_taken =
        !person.account.empty() &&
        database_
                .run(
                    "SELECT 1 FROM people WHERE account = $1::bytea AND account <> ''"
                    " AND id <> $2::bytea",
                    PostgresValues().bytes(person.account).bytes(person.id))
                .count() > 0;
    if (is_taken) return Outcome::conflict;
    database_.run(
        "INSERT INTO people VALUES ($1::bytea, $2::bytea, $3::bytea, $4::bytea, $5::bytea,"
        " $6::bigint) ON CONFLICT (id) DO UPDATE SET name = excluded.name,"
        " account = excluded.account, pass_hash = excluded.pass_hash,"
        " settings = excluded.settings, created = excluded.created",
        PostgresValues()
            .bytes(person.id)
            .bytes(person.name)
            .bytes(person.account)
            .bytes(person.pass_hash)
            .bytes(person.settings)
            .integer(person.created));
    return Outcome::done;
  }

  Outcome carry_out(const RemovePerson& remove) {
    write_appends();  // Their parts may be this person's.
    const PostgresValues id = PostgresValues().bytes(remove.id);
    database_.run("DELETE FROM people WHERE id = $1::bytea", id);
    database_.run("DELETE FROM sessions WHERE person = $1::bytea", id);
    database_.run("DELETE FROM parts WHERE person = $1::bytea", id);
    database_.run("DELETE FROM shared WHERE maker = $1::bytea AND maker <> ''", id);
    return Outcome::done;
  }

  Outcome carry_out(const PutSession& put) {
    const Session& session = put.session;
    database_.run(
        "INSERT INTO sessions VALUES ($1::bytea, $2::bytea, $3::bigint) ON CONFLICT (token_hash)"
        " DO UPDATE SET person = excluded.person, expires = excluded.expires",
        PostgresValues().bytes(session.token_hash).bytes(session.person).integer(session.expires));
    return Outcome::done;
  }

  Outcome carry_out(const RemoveSession& remove) {
    database_.run("DELETE FROM sessions WHERE token_hash = $1::bytea",
                  PostgresValues().bytes(remove.token_hash));
    return Outcome::done;
  }

  Outcome carry_out(const Claim& claim) {
    const PostgresRows made =
        database_.run("INSERT INTO claims VALUES ($1::bytea, $2::bigint) ON CONFLICT DO NOTHING",
                      PostgresValues().bytes(claim.key).integer(claim.at));
    return made.changed() == 1 ? Outcome::done : Outcome::conflict;
  }

  Outcome carry_out(const PutShared& put) {
    const SharedRace& race = put.race;
    const PostgresRows made = database_.run(
        "INSERT INTO shared VALUES ($1::bytea, $2::bytea, $3::bigint, $4::bytea, $5::bytea,"
        " $6::bytea, $7::bigint, $8::bigint) ON CONFLICT DO NOTHING",
        PostgresValues()
            .bytes(race.id)
            .bytes(race.record)
            .integer(std::ssize(race.record))
            .bytes(race.maker)
            .bytes(race.secret_hash)
            .bytes(race.household)
            .integer(race.created)
            .integer(race.opened));
    return made.changed() == 1 ? Outcome::done : Outcome::conflict;
  }

  Outcome carry_out(const OpenShared& open) {
    database_.run("UPDATE shared SET opened = $2::bigint WHERE id = $1::bytea",
                  PostgresValues().bytes(open.id).integer(open.at));
    return Outcome::done;
  }

  Outcome carry_out(const RemoveShared& remove) {
    database_.run("DELETE FROM shared WHERE id = $1::bytea", PostgresValues().bytes(remove.id));
    return Outcome::done;
  }

  void write_appends() {
    if (appends_.empty()) return;
    write_entries();
    // Of several appends to one race the last says how its row looks.
    std::map<std::string_view, const RaceRow*> rows;
    for (const Append* append : appends_) rows[append->row.id] = &append->row;
    write_rows(rows);
    write_parts(rows);
    appends_.clear();
  }

  void write_entries() {
    std::vector<std::string_view> races;
    std::vector<std::int64_t> numbers;
    std::vector<std::string_view> entries;
    for (const Append* append : appends_) {
      std::int64_t number = before(*append);
      for (const std::string& entry : append->entries) {
        races.push_back(append->row.id);
        numbers.push_back(number++);
        entries.push_back(entry);
      }
    }
    if (entries.empty()) return;
    database_.run("INSERT INTO ledger SELECT * FROM unnest($1::bytea[], $2::bigint[], $3::bytea[])",
                  PostgresValues().all_bytes(races).all_integers(numbers).all_bytes(entries));
  }

  void write_rows(const std::map<std::string_view, const RaceRow*>& rows) {
    std::vector<std::string_view> ids;
    std::vector<std::int64_t> lengths;
    std::vector<std::string_view> kinds;
    std::vector<std::string_view> states;
    std::vector<std::int64_t> publics;
    std::vector<std::int64_t> created;
    std::vector<std::int64_t> changed;
    std::vector<std::int64_t> due;
    std::vector<std::string_view> summaries;
    for (const auto& [id, row] : rows) {
      ids.push_back(id);
      lengths.push_back(row->length);
      kinds.push_back(kind_name(row->kind));
      states.push_back(state_name(row->state));
      publics.push_back(row->is_public ? 1 : 0);
      created.push_back(row->created);
      changed.push_back(row->changed);
      due.push_back(row->due);
      summaries.push_back(row->summary);
    }
    database_.run(
        "UPDATE races SET length = n.length, state = n.state, is_public = n.is_public,"
        " created = n.created, changed = n.changed, due = n.due, summary = n.summary, kind = n.kind"
        " FROM unnest($1::bytea[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[],"
        " $6::bigint[], $7::bigint[], $8::bytea[], $9::text[])"
        " AS n (id, length, state, is_public, created, changed, due, summary, kind)"
        " WHERE races.id = n.id",
        PostgresValues()
            .all_bytes(ids)
            .all_integers(lengths)
            .all_texts(states)
            .all_integers(publics)
            .all_integers(created)
            .all_integers(changed)
            .all_integers(due)
            .all_bytes(summaries)
            .all_texts(kinds));
  }

  // Most parts stay as they are from one decision to the next: only what differs is written.
  void write_parts(const std::map<std::string_view, const RaceRow*>& rows) {
    std::vector<std::string_view> ids;
    std::vector<std::int64_t> counts;
    std::vector<std::string_view> races;
    std::vector<std::int64_t> places;
    std::vector<std::string_view> people;
    std::vector<std::int64_t> seats;
    std::vector<std::int64_t> awaited;
    for (const auto& [id, row] : rows) {
      ids.push_back(id);
      counts.push_back(std::ssize(row->parts));
      std::int64_t place = 0;
      for (const Part& part : row->parts) {
        races.push_back(id);
        places.push_back(place++);
        people.push_back(part.person);
        seats.push_back(part.seat);
        awaited.push_back(part.is_awaited ? 1 : 0);
      }
    }
    database_.run(
        "DELETE FROM parts USING unnest($1::bytea[], $2::bigint[]) AS n (race, count)"
        " WHERE parts.race = n.race AND parts.place >= n.count",
        PostgresValues().all_bytes(ids).all_integers(counts));
    if (races.empty()) return;
    database_.run(
        "INSERT INTO parts SELECT * FROM unnest($1::bytea[], $2::bigint[], $3::bytea[],"
        " $4::bigint[], $5::bigint[]) ON CONFLICT (race, place) DO UPDATE SET"
        " person = excluded.person, seat = excluded.seat, is_awaited = excluded.is_awaited"
        " WHERE parts.person <> excluded.person OR parts.seat <> excluded.seat"
        " OR parts.is_awaited <> excluded.is_awaited",
        PostgresValues()
            .all_bytes(races)
            .all_integers(places)
            .all_bytes(people)
            .all_integers(seats)
            .all_integers(awaited));
  }

  Postgres& database_;
  std::span<const Write> batch_;
  std::map<std::string, std::int64_t, std::less<>> lengths_;  // Of the races that are locked.
  std::vector<const Append*> appends_;                        // Decided, not written yet.
};

class PostgresStore final : public Store {
 public:
  explicit PostgresStore(std::string url) : url_(std::move(url)), writer_(url_) {}

  // Before anything else.
  std::optional<Problem> prepare() {
    const Result<std::int64_t, Problem> version = read(version_of);
    if (!version) return version.error();
    if (*version > std::ssize(kMigrations)) {
      return Problem{.what = "The database was written by a newer Chicane: its version is " +
                             std::to_string(*version) + ", and this one knows " +
                             std::to_string(kMigrations.size()) + "."};
    }
    if (*version == std::ssize(kMigrations)) return std::nullopt;
    migrate(writer_);
    if (std::optional<Postgres::Trouble> trouble = writer_.take_trouble()) return trouble->problem;
    return std::nullopt;
  }

  Result<std::vector<Outcome>, Problem> write(std::span<const Write> batch) override {
    return written([batch](Postgres& database) { return Writer(database, batch).carry_out(); });
  }

  Result<std::optional<RaceRow>, Problem> race(std::string_view id) override {
    return read([id](Postgres& database) {
      std::vector<RaceRow> rows = race_rows(database.run(
          with_parts("SELECT * FROM races WHERE id = $1::bytea"), PostgresValues().bytes(id)));
      return rows.empty() ? std::optional<RaceRow>() : std::move(rows.front());
    });
  }

  Result<std::vector<std::string>, Problem> entries(std::string_view race,
                                                    std::int64_t from) override {
    return read([race, from](Postgres& database) {
      return texts_from(database.run(
          "SELECT entry FROM ledger WHERE race = $1::bytea AND seq >= $2::bigint ORDER BY seq",
          PostgresValues().bytes(race).integer(from)));
    });
  }

  Result<std::vector<RaceRow>, Problem> races(const RaceFilter& filter) override {
    return read([&filter](Postgres& database) {
      std::string chosen = "SELECT * FROM races WHERE changed < $1::bigint AND kind = '" +
                           std::string(kind_name(filter.kind)) + "'";
      if (filter.only_public) chosen += " AND is_public = 1";
      if (filter.state) chosen += " AND state = '" + std::string(state_name(*filter.state)) + "'";
      chosen += " ORDER BY changed DESC, id LIMIT $2::bigint";
      const Millis before =
          filter.changed_before == 0 ? std::numeric_limits<Millis>::max() : filter.changed_before;
      return race_rows(database.run(
          with_parts(chosen),
          PostgresValues().integer(before).integer(std::clamp(filter.limit, 0, kRacesMax))));
    });
  }

  Result<std::vector<RaceRow>, Problem> races_of(std::string_view person, RowKind kind) override {
    return read([person, kind](Postgres& database) {
      return race_rows(database.run(
          with_parts("SELECT * FROM races WHERE id IN"
                     " (SELECT race FROM parts WHERE person = $1::bytea)"
                     " AND kind = '" +
                     std::string(kind_name(kind)) + "' ORDER BY changed DESC, id LIMIT $2::bigint"),
          PostgresValues().bytes(person).integer(kRacesMax)));
    });
  }

  Result<std::vector<std::string>, Problem> due(Millis now) override {
    return read([now](Postgres& database) {
      return texts_from(database.run(
          "SELECT id FROM races WHERE state <> 'over' AND due <> 0 AND due <= $1::bigint"
          " AND kind = 'race'"
          " ORDER BY due, id LIMIT $2::bigint",
          PostgresValues().integer(now).integer(kDueMax)));
    });
  }

  Result<std::optional<Person>, Problem> person(std::string_view id) override {
    return read([id](Postgres& database) {
      return person_from(
          database.run("SELECT * FROM people WHERE id = $1::bytea", PostgresValues().bytes(id)));
    });
  }

  Result<std::optional<Person>, Problem> account(std::string_view account) override {
    return read([account](Postgres& database) {
      return person_from(
          database.run("SELECT * FROM people WHERE account = $1::bytea AND account <> ''",
                       PostgresValues().bytes(account)));
    });
  }

  Result<std::optional<Session>, Problem> session(std::string_view token_hash,
                                                  Millis now) override {
    return read([token_hash, now](Postgres& database) {
      const PostgresRows rows = database.run(
          "SELECT token_hash, person, expires FROM sessions"
          " WHERE token_hash = $1::bytea AND expires > $2::bigint",
          PostgresValues().bytes(token_hash).integer(now));
      if (rows.count() == 0) return std::optional<Session>();
      return std::optional<Session>({.token_hash = rows.bytes(0, 0),
                                     .person = rows.bytes(0, 1),
                                     .expires = rows.integer(0, 2)});
    });
  }

  Result<std::optional<SharedRace>, Problem> shared(std::string_view id) override {
    return read([id](Postgres& database) {
      const PostgresRows rows = database.run(
          "SELECT id, record, maker, secret_hash, household, created, opened FROM shared"
          " WHERE id = $1::bytea",
          PostgresValues().bytes(id));
      if (rows.count() == 0) return std::optional<SharedRace>();
      return std::optional<SharedRace>({.id = rows.bytes(0, 0),
                                        .record = rows.bytes(0, 1),
                                        .maker = rows.bytes(0, 2),
                                        .secret_hash = rows.bytes(0, 3),
                                        .household = rows.bytes(0, 4),
                                        .created = rows.integer(0, 5),
                                        .opened = rows.integer(0, 6)});
    });
  }

  Result<SharedCount, Problem> shared_count(std::optional<std::string_view> household) override {
    return read([household](Postgres& database) {
      constexpr std::string_view kAll =
          "SELECT count(*), coalesce(sum(bytes), 0)::bigint FROM shared";
      constexpr std::string_view kOfOne =
          "SELECT count(*), coalesce(sum(bytes), 0)::bigint FROM shared"
          " WHERE household = $1::bytea";
      const PostgresRows rows =
          household ? database.run(kOfOne, PostgresValues().bytes(*household)) : database.run(kAll);
      if (rows.count() == 0) return SharedCount();
      return SharedCount{.races = rows.integer(0, 0), .bytes = rows.integer(0, 1)};
    });
  }

  Result<int, Problem> tidy(Millis now, Millis claims_before, Millis opened_before) override {
    return written([now, claims_before, opened_before](Postgres& database) {
      const int sessions = database
                               .run("DELETE FROM sessions WHERE expires <= $1::bigint",
                                    PostgresValues().integer(now))
                               .changed();
      const int claims = database
                             .run("DELETE FROM claims WHERE at < $1::bigint",
                                  PostgresValues().integer(claims_before))
                             .changed();
      const int shared = database
                             .run("DELETE FROM shared WHERE opened < $1::bigint",
                                  PostgresValues().integer(opened_before))
                             .changed();
      return sessions + claims + shared;
    });
  }

  std::optional<Problem> health() override {
    const auto is_read_only = read([](Postgres& database) {
      return number_from(database,
                         "SELECT (current_setting('transaction_read_only') = 'on')::int::bigint");
    });
    if (!is_read_only) return is_read_only.error();
    if (*is_read_only == 0) return std::nullopt;
    return Problem{.kind = Problem::Kind::read_only,
                   .what = "The database can only be read, not written."};
  }

 private:
  // Until `work` is committed. What collides with another node is tried again, and so is what was
  // lost before the commit was asked for; after that nobody knows whether it was carried out, and
  // the caller hears of it.
  template <class Work>
  auto written(Work work) -> Result<decltype(work(std::declval<Postgres&>())), Problem> {
    const std::scoped_lock lock(writing_);
    for (int attempt = 1;; ++attempt) {
      writer_.begin();
      auto result = work(writer_);
      std::optional<Postgres::Trouble> trouble = writer_.take_trouble();
      const bool is_harmless = trouble.has_value();
      if (!trouble && writer_.commit()) return result;
      if (!trouble) trouble = writer_.take_trouble();
      writer_.roll_back();
      const bool is_again =
          trouble->is_collision || (trouble->is_lost && is_harmless && attempt == 1);
      if (!is_again || attempt == kAttemptsMax) return Failure{trouble->problem};
      if (trouble->is_collision) std::this_thread::sleep_for(std::chrono::milliseconds(attempt));
    }
  }

  // A connection that was lost while nobody used it shows only now: asked a second time.
  template <class Work>
  auto read(Work work) -> Result<decltype(work(std::declval<Postgres&>())), Problem> {
    std::unique_ptr<Postgres> database = take_reader();
    for (int attempt = 1;; ++attempt) {
      auto result = work(*database);
      const std::optional<Postgres::Trouble> trouble = database->take_trouble();
      if (trouble && trouble->is_lost && attempt == 1) continue;
      give_back(std::move(database));
      if (trouble) return Failure{trouble->problem};
      return result;
    }
  }

  std::unique_ptr<Postgres> take_reader() {
    const std::scoped_lock lock(reading_);
    if (readers_.empty()) return std::make_unique<Postgres>(url_);
    std::unique_ptr<Postgres> reader = std::move(readers_.back());
    readers_.pop_back();
    return reader;
  }

  void give_back(std::unique_ptr<Postgres> reader) {
    const std::scoped_lock lock(reading_);
    readers_.push_back(std::move(reader));
  }

  std::string url_;
  std::mutex writing_;
  Postgres writer_;
  std::mutex reading_;
  std::vector<std::unique_ptr<Postgres>> readers_;  // Idle. There are as many as read at once.
};

}  // namespace

Result<std::unique_ptr<Store>, Problem> open_postgres_store(const std::string& url) {
  auto store = std::make_unique<PostgresStore>(url);
  if (std::optional<Problem> problem = store->prepare()) return Failure{*problem};
  return std::unique_ptr<Store>(std::move(store));
}

}  // namespace chicane::store
