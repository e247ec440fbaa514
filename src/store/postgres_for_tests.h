// Rooms of one PostgreSQL, which tests/with-postgres has started: a schema for each test.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

#include "store/postgres.h"

namespace chicane::store {

inline std::string server_url() {
  const char* url = std::getenv("DATABASE_URL");
  EXPECT_NE(url, nullptr) << "to be run by tests/with-postgres";
  return url == nullptr ? "" : url;
}

// Statements of a test itself, past the store.
inline void run_on_server(const std::string& url, const std::string& sql) {
  Postgres database(url);
  database.script(sql);
  const std::optional<Postgres::Trouble> trouble = database.take_trouble();
  EXPECT_FALSE(trouble) << trouble->problem.what;
}

// The URL of an empty schema of its own.
inline std::string fresh_schema() {
  static int count = 0;
  const std::string name = "test_" + std::to_string(::getpid()) + "_" + std::to_string(++count);
  run_on_server(server_url(), "CREATE SCHEMA " + name);
  return server_url() + "?options=-csearch_path%3D" + name;
}

// Ends every other connection to the database, as a restart of the server would.
inline void end_connections() {
  run_on_server(server_url(),
                "SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'");
}

}  // namespace chicane::store
