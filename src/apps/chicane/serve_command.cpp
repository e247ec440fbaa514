// chicane serve: the site, races over the network.
#include <CLI/CLI.hpp>
#include <memory>

#include "apps/chicane/commands.h"
#include "apps/chicane/serve_flags.h"

namespace chicane::app {

void add_serve(CLI::App& app, Run& run) {
  auto flags = std::make_shared<ServeFlags>();
  CLI::App* command = app.add_subcommand("serve", "Serve races over the network, with their site");
  add_serve_flags(*command, *flags);
  command->footer(
      "Prints the address and serves until Ctrl-C. Everything acknowledged is on disk: kill it at "
      "any "
      "moment and start it again.\nBehind TLS, with e-mail, on several machines: docs/hosting.md");
  command->callback([flags, &run] { run = [flags] { return serve(*flags, room::real_world()); }; });
}

}  // namespace chicane::app
