#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <sstream>

#include "apps/chicane/commands.h"
#include "apps/chicane/output.h"
#include "base/text.h"

namespace chicane::app {

namespace {

constexpr const char* kVersion = CHICANE_VERSION;

// The part of the program that was asked for: "chicane board check".
std::string asked_for(const CLI::App& app) {
  std::string name = app.get_name();
  for (const CLI::App* command : app.get_subcommands()) name += " " + asked_for(*command);
  return name;
}

// The library's complaints in our words: which flag, what is wrong, where to read on.
int complain_about(const CLI::App& app, const CLI::ParseError& error) {
  std::string what = error.what();
  constexpr std::string_view kConversion = "Could not convert: ";
  if (what.starts_with(kConversion)) {
    const std::string pair = what.substr(kConversion.size());
    const std::size_t equals = pair.find(" = ");
    what = fill("{}: '{}' is no number", pair.substr(0, equals), pair.substr(equals + 3));
  }
  while (!what.empty() && (what.back() == '\n' || what.back() == '.')) what.pop_back();
  return complain(what + "; see '" + asked_for(app) + " --help'");
}

std::string unknown_command(const CLI::App& app, const std::string& word) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    names.push_back(command->get_name());
  }
  const std::string guess = nearest(word, names);
  return fill("there is no command '{}'{}; there are {}", word,
              guess.empty() ? "" : fill(", did you mean '{}'?", guess), join(names, ", "));
}

bool is_known(const CLI::App& app, const std::string& word) {
  const std::vector<const CLI::App*> commands =
      app.get_subcommands([](const CLI::App*) { return true; });
  return std::any_of(commands.begin(), commands.end(),
                     [&](const CLI::App* command) { return command->get_name() == word; });
}

int run_program(int argc, char** argv) {
  CLI::App app{
      "Chicane: classic grand-prix board games, raced in the terminal and over the network",
      "chicane"};
  app.require_subcommand(1);
  app.set_version_flag("-V,--version", std::string("chicane ") + kVersion);
  app.footer(
      "A first race:  chicane play                      Monza, two laps, five bots\n"
      "Host races:    chicane serve                     http://127.0.0.1:8080\n"
      "Watch one:     chicane play --auto --seed 1      bots alone, with the report\n"
      "Exit codes: 0 fine, 1 the answer is no, 2 wrong use. Every command has --help and --json.");
  Run run;
  add_play(app, run);
  add_serve(app, run);
  add_replay(app, run);
  add_verify(app, run);
  add_report(app, run);
  add_mail(app, run);
  add_conform(app, run);
  add_board(app, run);
  add_rules(app, run);
  add_site(app, run);
  add_bench(app, run);
  add_lab(app, run);
  add_league(app, run);

  if (argc < 2) {
    fmt::print(stderr, "{}", app.help());
    return kWrongUse;
  }
  if (argv[1][0] != '-' && !is_known(app, argv[1])) return complain(unknown_command(app, argv[1]));
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() != 0) return complain_about(app, error);
    // Help, or the version.
    std::ostringstream text;
    app.exit(error, text, text);
    fmt::print("{}", text.str());
    return kFine;
  }
  return run();
}

}  // namespace

}  // namespace chicane::app

int main(int argc, char** argv) {
  return chicane::app::finish([&] { return chicane::app::run_program(argc, argv); });
}
