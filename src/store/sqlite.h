// SQLite in a few words: a connection that remembers its first problem until it is taken, and
// queries that clean up behind themselves. After a problem all further queries do nothing, so a
// caller asks once, at the end.
#pragma once

#include <sqlite3.h>

#include <concepts>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "store/store.h"

namespace chicane::store {

class Sqlite;

class SqliteQuery {
 public:
  SqliteQuery(Sqlite& database, sqlite3_stmt* statement)
      : database_(database), statement_(statement) {}
  ~SqliteQuery();
  SqliteQuery(const SqliteQuery&) = delete;
  SqliteQuery& operator=(const SqliteQuery&) = delete;

  // To the next row, if there is one and no problem.
  bool next();
  std::string text(int column) const;
  std::int64_t integer(int column) const { return sqlite3_column_int64(statement_, column); }
  bool is_null(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }

 private:
  Sqlite& database_;
  sqlite3_stmt* statement_;  // None after a problem.
};

class Sqlite {
 public:
  // `path` is a file, or a URI as SQLite reads it; `flags` are those of sqlite3_open_v2.
  static Result<std::unique_ptr<Sqlite>, Problem> open(const std::string& path, int flags);
  ~Sqlite();
  Sqlite(const Sqlite&) = delete;
  Sqlite& operator=(const Sqlite&) = delete;

  // `sql` is one statement, prepared once and kept; it is known by its text. Only one query of the
  // same text at a time.
  template <class... Values>
  SqliteQuery query(std::string_view sql, const Values&... values) {
    sqlite3_stmt* statement = prepared(sql);
    bind_all(statement, 1, values...);
    return SqliteQuery(*this, problem_ ? nullptr : statement);
  }
  // For what brings no rows. Returns how many rows it has changed.
  template <class... Values>
  int run(std::string_view sql, const Values&... values) {
    query(sql, values...).next();
    return problem_ ? 0 : sqlite3_changes(handle_);
  }
  // Several statements, none kept.
  void script(const std::string& sql);
  // Ends a transaction that is still open, also after a problem.
  void roll_back();

  bool is_read_only() const { return sqlite3_db_readonly(handle_, "main") == 1; }
  std::optional<Problem> take_problem();

 private:
  friend class SqliteQuery;
  Sqlite(sqlite3* handle, std::string path) : handle_(handle), path_(std::move(path)) {}

  sqlite3_stmt* prepared(std::string_view sql);
  void bind(sqlite3_stmt* statement, int index, std::string_view text);
  void bind(sqlite3_stmt* statement, int index, std::integral auto number) {
    bind_integer(statement, index, static_cast<std::int64_t>(number));
  }
  void bind_all(sqlite3_stmt*, int) {}
  template <class... Rest>
  void bind_all(sqlite3_stmt* statement, int index, const auto& value, const Rest&... rest) {
    bind(statement, index, value);
    bind_all(statement, index + 1, rest...);
  }
  void bind_integer(sqlite3_stmt* statement, int index, std::int64_t number);
  void keep_problem();

  sqlite3* handle_;
  std::string path_;
  std::map<std::string, sqlite3_stmt*, std::less<>> statements_;
  std::optional<Problem> problem_;
};

// From BEGIN IMMEDIATE to commit(); rolled back if it ends without.
class SqliteTransaction {
 public:
  explicit SqliteTransaction(Sqlite& database) : database_(database) {
    database_.run("BEGIN IMMEDIATE");
  }
  ~SqliteTransaction() { database_.roll_back(); }
  SqliteTransaction(const SqliteTransaction&) = delete;
  SqliteTransaction& operator=(const SqliteTransaction&) = delete;

  void commit() { database_.run("COMMIT"); }

 private:
  Sqlite& database_;
};

}  // namespace chicane::store
