#include "store/postgres.h"

#include <array>
#include <cstdlib>
#include <utility>

#include "base/assert.h"

namespace chicane::store {

namespace {

// Numbers of types in PostgreSQL's catalog, where an array needs them.
constexpr std::int64_t kBytea = 17;
constexpr std::int64_t kBigint = 20;
constexpr std::int64_t kText = 25;

// The most significant byte first.
void put(std::string& to, std::int64_t value, int bytes) {
  for (int i = bytes - 1; i >= 0; --i) {
    to += static_cast<char>(static_cast<std::uint64_t>(value) >> (8 * i) & 0xff);
  }
}

// An array of one dimension, before its elements: so many dimensions, no NULL among them, their
// type, how many, the index of the first.
std::string array_head(std::int64_t type, std::size_t count) {
  std::string head;
  put(head, 1, 4);
  put(head, 0, 4);
  put(head, type, 4);
  put(head, static_cast<std::int64_t>(count), 4);
  put(head, 1, 4);
  return head;
}

std::string array_of(std::int64_t type, const std::vector<std::string_view>& values) {
  std::string array = array_head(type, values.size());
  for (const std::string_view value : values) {
    put(array, std::ssize(value), 4);
    array += value;
  }
  return array;
}

std::string first_line(const char* message) {
  const std::string_view text = message;
  return std::string(text.substr(0, text.find('\n')));
}

bool starts(std::string_view state, std::string_view with) { return state.starts_with(with); }

Problem::Kind kind_of(std::string_view state) {
  if (state == "53100") return Problem::Kind::full;
  if (state == "25006") return Problem::Kind::read_only;
  // No connection, too many of them, a server that stops or starts.
  if (starts(state, "08") || state == "53300" || starts(state, "57P")) {
    return Problem::Kind::unreachable;
  }
  return Problem::Kind::broken;
}

}  // namespace

PostgresValues& PostgresValues::bytes(std::string_view value) {
  encoded_.emplace_back(value);
  return *this;
}

PostgresValues& PostgresValues::integer(std::int64_t value) {
  put(encoded_.emplace_back(), value, 8);
  return *this;
}

PostgresValues& PostgresValues::all_bytes(const std::vector<std::string_view>& values) {
  encoded_.push_back(array_of(kBytea, values));
  return *this;
}

PostgresValues& PostgresValues::all_texts(const std::vector<std::string_view>& values) {
  encoded_.push_back(array_of(kText, values));
  return *this;
}

PostgresValues& PostgresValues::all_integers(const std::vector<std::int64_t>& values) {
  std::string array = array_head(kBigint, values.size());
  for (const std::int64_t value : values) {
    put(array, 8, 4);
    put(array, value, 8);
  }
  encoded_.push_back(std::move(array));
  return *this;
}

int PostgresRows::changed() const {
  return result_ ? static_cast<int>(std::strtol(PQcmdTuples(result_.get()), nullptr, 10)) : 0;
}

std::string PostgresRows::bytes(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column),
          static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::int64_t PostgresRows::integer(int row, int column) const {
  CHICANE_ASSERT(PQgetlength(result_.get(), row, column) == 8);
  std::uint64_t value = 0;
  for (const char byte : bytes(row, column)) value = value << 8 | static_cast<unsigned char>(byte);
  return static_cast<std::int64_t>(value);
}

PostgresRows Postgres::run(std::string_view sql, const PostgresValues& values) {
  if (!is_ready()) return {};
  const std::string name = prepared(sql);
  if (trouble_) return {};
  std::vector<const char*> starts;
  std::vector<int> lengths;
  for (const std::string& value : values.encoded()) {
    starts.push_back(value.data());
    lengths.push_back(static_cast<int>(value.size()));
  }
  const std::vector<int> formats(starts.size(), 1);
  PGresult* result =
      PQexecPrepared(connection_.get(), name.c_str(), static_cast<int>(starts.size()),
                     starts.data(), lengths.data(), formats.data(), 1);
  return keep(result) ? PostgresRows(result) : PostgresRows();
}

void Postgres::script(const std::string& sql) {
  if (!is_ready()) return;
  PGresult* result = PQexec(connection_.get(), sql.c_str());
  if (keep(result)) PQclear(result);
}

bool Postgres::commit() {
  if (trouble_ || !connection_) return false;
  PGresult* result = PQexec(connection_.get(), "COMMIT");
  if (!keep(result)) return false;
  // A transaction that had failed would answer ROLLBACK here.
  const bool is_committed = std::string_view(PQcmdStatus(result)) == "COMMIT";
  PQclear(result);
  if (!is_committed) trouble_ = Trouble{.problem = {.what = "PostgreSQL: nothing to commit."}};
  return is_committed;
}

void Postgres::roll_back() {
  if (!connection_ || PQstatus(connection_.get()) != CONNECTION_OK) return;
  if (PQtransactionStatus(connection_.get()) == PQTRANS_IDLE) return;
  PQclear(PQexec(connection_.get(), "ROLLBACK"));
}

std::optional<Postgres::Trouble> Postgres::take_trouble() {
  return std::exchange(trouble_, std::nullopt);
}

bool Postgres::is_ready() {
  if (trouble_) return false;
  if (connection_ && PQstatus(connection_.get()) == CONNECTION_OK) return true;
  statements_.clear();
  // What the URL says comes last and has the last word.
  const std::array keywords = {"connect_timeout", "tcp_user_timeout", "application_name", "dbname",
                               static_cast<const char*>(nullptr)};
  const std::array values = {"5", "10000", "chicane", url_.c_str(),
                             static_cast<const char*>(nullptr)};
  connection_.reset(PQconnectdbParams(keywords.data(), values.data(), 1));
  if (PQstatus(connection_.get()) != CONNECTION_OK) {
    keep_lost(first_line(PQerrorMessage(connection_.get())));
    return false;
  }
  PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
  // A node that is stopped in the middle of a transaction must not hold up the others for ever. And
  // a commit is on disk before anybody hears of it, whatever the database is used to.
  script(
      "SET idle_in_transaction_session_timeout = '20s'; SET lock_timeout = '10s';"
      "SELECT set_config('synchronous_commit', 'on', false)"
      " WHERE current_setting('synchronous_commit') IN ('off', 'local')");
  return !trouble_;
}

// Takes the result: true if it is good. Otherwise it is cleared and the trouble is kept.
bool Postgres::keep(PGresult* result) {
  const ExecStatusType status = PQresultStatus(result);
  if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK) return true;
  const char* field = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const std::string state = field == nullptr ? "" : field;
  const std::string message = first_line(result == nullptr ? PQerrorMessage(connection_.get())
                                                           : PQresultErrorMessage(result));
  PQclear(result);
  if (PQstatus(connection_.get()) != CONNECTION_OK) {
    keep_lost(message);
    return false;
  }
  trouble_ = Trouble{.problem = {.kind = kind_of(state), .what = "PostgreSQL: " + message},
                     // Serialization, deadlock, a lock that did not come free.
                     .is_collision = state == "40001" || state == "40P01" || state == "55P03"};
  return false;
}

std::string Postgres::prepared(std::string_view sql) {
  const auto known = statements_.find(sql);
  if (known != statements_.end()) return known->second;
  std::string name = "s" + std::to_string(statements_.size());
  PGresult* result =
      PQprepare(connection_.get(), name.c_str(), std::string(sql).c_str(), 0, nullptr);
  if (!keep(result)) return {};
  PQclear(result);
  statements_.emplace(sql, name);
  return name;
}

void Postgres::keep_lost(const std::string& message) {
  connection_.reset();
  trouble_ = Trouble{.problem = {.kind = Problem::Kind::unreachable,
                                 .what = "PostgreSQL does not answer: " + message},
                     .is_lost = true};
}

}  // namespace chicane::store
