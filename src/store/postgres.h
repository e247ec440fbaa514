// PostgreSQL in a few words: a connection that is made when it is needed and again when it was
// lost, and that remembers its first trouble until it is taken. After a trouble all further queries
// do nothing, so a caller asks once, at the end.
//
// Everything travels in binary. Texts are `bytea`: a text with a zero byte or one that is no UTF-8
// is then nothing special, and a search for it finds nothing instead of failing.
#pragma once

#include <libpq-fe.h>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace chicane::store {

// The values for $1, $2, …; the statement says their types: $1::bytea, $2::bigint, $3::bytea[].
class PostgresValues {
 public:
  PostgresValues& bytes(std::string_view value);
  PostgresValues& integer(std::int64_t value);
  PostgresValues& all_bytes(const std::vector<std::string_view>& values);
  PostgresValues& all_texts(const std::vector<std::string_view>& values);
  PostgresValues& all_integers(const std::vector<std::int64_t>& values);

  const std::vector<std::string>& encoded() const { return encoded_; }

 private:
  std::vector<std::string> encoded_;
};

class PostgresRows {
 public:
  PostgresRows() = default;
  explicit PostgresRows(PGresult* result) : result_(result, &PQclear) {}

  int count() const { return result_ ? PQntuples(result_.get()) : 0; }
  // How many rows a statement without rows of its own has changed.
  int changed() const;
  std::string bytes(int row, int column) const;
  std::int64_t integer(int row, int column) const;  // Of a bigint.
  bool is_null(int row, int column) const { return PQgetisnull(result_.get(), row, column) == 1; }

 private:
  std::unique_ptr<PGresult, decltype(&PQclear)> result_{nullptr, &PQclear};
};

class Postgres {
 public:
  struct Trouble {
    Problem problem;
    bool is_lost = false;       // The connection is gone.
    bool is_collision = false;  // With another transaction; to be tried again.
  };

  // Connects at the first query.
  explicit Postgres(std::string url) : url_(std::move(url)) {}

  // One statement, prepared once a connection and known by its text.
  PostgresRows run(std::string_view sql, const PostgresValues& values = {});
  // Statements without values or rows; not prepared.
  void script(const std::string& sql);
  void begin() { script("BEGIN"); }
  // True if it is committed for certain.
  bool commit();
  // Ends a transaction that is still open, also after a trouble.
  void roll_back();

  std::optional<Trouble> take_trouble();
  // None before the first query, or if it was lost. For those who wait for notifications.
  PGconn* handle() const { return connection_.get(); }

 private:
  bool is_ready();
  bool keep(PGresult* result);
  std::string prepared(std::string_view sql);
  void keep_lost(const std::string& message);

  std::string url_;
  std::unique_ptr<PGconn, decltype(&PQfinish)> connection_{nullptr, &PQfinish};
  std::map<std::string, std::string, std::less<>> statements_;
  std::optional<Trouble> trouble_;
};

}  // namespace chicane::store
