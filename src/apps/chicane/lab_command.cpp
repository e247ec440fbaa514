// chicane lab: how races go, over many races.
#include <CLI/CLI.hpp>

#include "apps/chicane/own_lab.h"
#include "games/lab_commands.h"

namespace chicane::app {

void add_lab(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("lab", "Measure how races go, over many races");
  command->require_subcommand(1);
  Games::each([&]<class R>() { add_own_lab<R>(*command, run); });
  add_lab_circuits(*command, run);
  add_lab_builds(*command, run);
  add_lab_ladder(*command, run);
  add_lab_load(*command, run);
  add_lab_debrief(*command, run);
  add_lab_lap(*command, run);
  add_lab_odds(*command, run);
  add_lab_races(*command, run);
  add_lab_stats(*command, run);
}

}  // namespace chicane::app
