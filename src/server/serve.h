// The server as one process: store, rooms, people and sockets put together.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "base/data_error.h"
#include "net/server.h"
#include "post/post.h"
#include "room/world.h"
#include "server/log.h"

namespace chicane::server {

struct ServeSettings {
  net::ServerSettings net;
  std::string data = "chicane-data";  // Folder of the SQLite store; ":memory:" keeps nothing.
  std::string database;               // "postgresql://…" instead.
  std::string site;                   // Folder; empty: the plain page that comes with the program.
  std::string public_url;             // For links in letters; empty: the address we listen at.
  post::Settings post;
  Log::Form log = Log::Form::text;
  std::size_t memory = std::size_t{512} << 20;  // For races, as counted.
  int running_races = 50;                       // Of one household; 0: no limit.
  bool has_quotas = true;
  bool is_metrics_open = false;
};

// Serves until SIGINT or SIGTERM. `on_ready` is told the address. The complaint: why it cannot
// serve.
std::optional<DataError> serve_until_told(ServeSettings settings, room::World world,
                                          const std::function<void(const std::string&)>& on_ready);

}  // namespace chicane::server
