#include <CLI/CLI.hpp>

#include "apps/chicane/commands.h"

int main(int argc, char** argv) {
  using namespace chicane::app;
  CLI::App app{"Chicane: classic grand-prix board games", "chicane"};
  app.require_subcommand(1);
  Run run;
  add_play(app, run);
  add_replay(app, run);
  add_verify(app, run);
  add_conform(app, run);
  add_board(app, run);
  add_rules(app, run);
  add_bench(app, run);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? kFine : kWrongUse;
  }
  return run();
}
