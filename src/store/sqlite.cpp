#include "store/sqlite.h"

#include <cstring>
#include <utility>

namespace chicane::store {

namespace {

Problem::Kind kind_of(int extended_code) {
  switch (extended_code) {
    // A write that the system cuts short: no room, a quota, a limit on the size of files.
    case SQLITE_IOERR_WRITE:
    case SQLITE_IOERR_SHMSIZE:
      return Problem::Kind::full;
    default:
      break;
  }
  switch (extended_code & 0xff) {
    case SQLITE_FULL:
      return Problem::Kind::full;
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
      return Problem::Kind::read_only;
    default:
      return Problem::Kind::broken;
  }
}

Problem problem_of(sqlite3* handle, const std::string& path) {
  const int code = sqlite3_extended_errcode(handle);
  std::string what = path + ": " + sqlite3_errmsg(handle);
  const int base = code & 0xff;
  if (base == SQLITE_IOERR || base == SQLITE_CANTOPEN) {
    const int reason = sqlite3_system_errno(handle);
    if (reason != 0) what += std::string(" (") + std::strerror(reason) + ")";
  }
  return {.kind = kind_of(code), .what = std::move(what)};
}

}  // namespace

SqliteQuery::~SqliteQuery() {
  if (statement_ == nullptr) return;
  sqlite3_reset(statement_);
  sqlite3_clear_bindings(statement_);
}

bool SqliteQuery::next() {
  if (statement_ == nullptr) return false;
  const int code = sqlite3_step(statement_);
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) database_.keep_problem();
  return false;
}

std::string SqliteQuery::text(int column) const {
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
  const int count = sqlite3_column_bytes(statement_, column);
  return bytes == nullptr ? std::string() : std::string(bytes, static_cast<std::size_t>(count));
}

Result<std::unique_ptr<Sqlite>, Problem> Sqlite::open(const std::string& path, int flags) {
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  if (handle == nullptr) return Failure{Problem{.what = path + ": no memory to open it"}};
  std::unique_ptr<Sqlite> database(new Sqlite(handle, path));
  if (code != SQLITE_OK) return Failure{problem_of(handle, path)};
  sqlite3_extended_result_codes(handle, 1);
  sqlite3_busy_timeout(handle, 5000);
  return database;
}

Sqlite::~Sqlite() {
  for (const auto& [sql, statement] : statements_) sqlite3_finalize(statement);
  sqlite3_close(handle_);
}

void Sqlite::script(const std::string& sql) {
  if (problem_) return;
  if (sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) keep_problem();
}

void Sqlite::roll_back() {
  if (sqlite3_get_autocommit(handle_) != 0) return;
  // If this fails too, the transaction is gone already: SQLite ends it by itself after most errors.
  sqlite3_exec(handle_, "ROLLBACK", nullptr, nullptr, nullptr);
}

std::optional<Problem> Sqlite::take_problem() { return std::exchange(problem_, std::nullopt); }

sqlite3_stmt* Sqlite::prepared(std::string_view sql) {
  if (problem_) return nullptr;
  const auto known = statements_.find(sql);
  if (known != statements_.end()) return known->second;
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v3(handle_, sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  if (code != SQLITE_OK) {
    keep_problem();
    return nullptr;
  }
  statements_.emplace(sql, statement);
  return statement;
}

void Sqlite::bind(sqlite3_stmt* statement, int index, std::string_view text) {
  if (problem_) return;
  // Without an address SQLite would bind NULL.
  const char* bytes = text.data() == nullptr ? "" : text.data();
  const int code =
      sqlite3_bind_text64(statement, index, bytes, text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
  if (code != SQLITE_OK) keep_problem();
}

void Sqlite::bind_integer(sqlite3_stmt* statement, int index, std::int64_t number) {
  if (problem_) return;
  if (sqlite3_bind_int64(statement, index, number) != SQLITE_OK) keep_problem();
}

void Sqlite::keep_problem() {
  if (!problem_) problem_ = problem_of(handle_, path_);
}

}  // namespace chicane::store
