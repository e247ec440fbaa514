// The flags of `chicane serve`.
#pragma once

#include <memory>

#include "server/serve.h"

namespace CLI {
class App;
}

namespace chicane::app {

struct ServeFlags {
  server::ServeSettings settings;
  std::uint64_t memory = 0;  // Bytes; 0: a share of what the machine has.
  std::string log = "text";
  int connections = 256;  // Of one address; 0: no limit.
  int rate = 50;          // Requests a second of one address; 0: no limit.
  int races = 50;         // That run for one household; 0: no limit.

  // With what follows from flags and environment.
  server::ServeSettings complete() const;
};

void add_serve_flags(CLI::App& command, ServeFlags& flags);

// Serves until it is told to stop; gives the exit code.
int serve(const ServeFlags& flags, room::World world);

}  // namespace chicane::app
