// chicane play: a race in the terminal, against bots or at one keyboard, or bots alone.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <random>

#include "apps/chicane/boards.h"
#include "apps/chicane/commands.h"
#include "apps/chicane/files.h"
#include "apps/chicane/host.h"
#include "apps/chicane/output.h"
#include "apps/chicane/report.h"
#include "apps/chicane/terminal/terminal_panel.h"
#include "base/text.h"
#include "catalog/replay.h"
#include "catalog/rule_sets.h"
#include "drivers/bot_names.h"
#include "drivers/masters.h"

namespace chicane::app {

namespace {

struct PlayFlags {
  std::string rules = usual_rules();
  std::string circuit;  // Empty: the usual one of the rule set.
  std::string seats;    // Names of people, joined by commas.
  std::optional<int> bots;
  std::optional<int> automatic;
  std::string bot = "rookie";
  std::optional<int> laps;
  std::string build;
  std::vector<std::string> options;
  std::optional<std::uint64_t> seed;
  bool is_auto = false;
  std::string save;
  std::optional<std::string> resume;
  bool is_json = false;
};

struct Table {
  std::unique_ptr<Host> host;
  std::string path;  // Of the record; empty if there is none.
};

using Made = Result<Table, DataError>;

Failure<DataError> fail(std::string source, std::string what) {
  return Failure{DataError{std::move(source), 0, std::move(what)}};
}

Result<std::vector<RecordSeat>, DataError> read_people(const PlayFlags& flags) {
  std::vector<RecordSeat> seats;
  if (flags.is_auto) return seats;
  const std::string_view given = flags.seats.empty() ? std::string_view("Player") : flags.seats;
  for (const std::string_view name : split(given, ',')) {
    if (!is_driver_name(name))
      return fail("--seats", "'" + std::string(name) +
                                 "' is no name; use 1 to 20 letters, digits, '-' and '_'");
    if (std::any_of(seats.begin(), seats.end(),
                    [&](const RecordSeat& s) { return s.name == name; }))
      return fail("--seats", "'" + std::string(name) + "' comes twice");
    seats.push_back({std::string(name), kHuman});
  }
  return seats;
}

void add_bots(std::vector<RecordSeat>& seats, int bots, const std::string& driver) {
  for (int i = 0; i < bots; ++i) {
    std::vector<std::string> taken;
    for (const RecordSeat& seat : seats) taken.push_back(seat.name);
    seats.push_back({bot_name(taken), driver});
  }
}

std::string options_text(const PlayFlags& flags, const RuleSetEntry& rules) {
  std::string text = "laps=" + std::to_string(flags.laps.value_or(rules.default_laps()));
  if (flags.automatic) text += " automatic=" + std::to_string(*flags.automatic);
  for (const std::string& option : flags.options) text += " " + option;
  return text;
}

// Players that the rules themselves drive are an option of some rule sets.
bool has_automatic(const RuleSetEntry& rules) {
  const std::vector<OptionInfo> options = rules.options();
  return std::any_of(options.begin(), options.end(),
                     [](const OptionInfo& option) { return option.name == "automatic"; });
}

std::string no_automatic(const RuleSetEntry& rules) {
  std::vector<std::string> others;
  for (const RuleSetEntry* entry : rule_sets()) {
    if (has_automatic(*entry)) others.emplace_back(entry->id());
  }
  return fill("there are no automatic players in {}; there are in {}", rules.id(),
              join(others, ", "));
}

Made new_table(const PlayFlags& flags) {
  const Result<const RuleSetEntry*, DataError> rules = find_rule_set(flags.rules);
  if (!rules) return fail("--rules", rules.error().what);
  if (flags.automatic && !has_automatic(**rules)) return fail("--automatic", no_automatic(**rules));
  const Result<Board, DataError> board =
      find_board(flags.circuit.empty() ? std::string((*rules)->default_board()) : flags.circuit,
                 (*rules)->form());
  if (!board)
    return fail(board.error().source.empty() ? "--circuit" : "", to_string(board.error()));
  Result<std::vector<RecordSeat>, DataError> seats = read_people(flags);
  if (!seats) return Failure{seats.error()};
  const std::string options = options_text(flags, **rules);
  const Result<std::vector<int>, DataError> lawful = (*rules)->seats_lawful(*board, options);
  if (!lawful) return Failure{lawful.error()};
  const int people = static_cast<int>(seats->size());
  add_bots(*seats, flags.bots.value_or(usual_bots(*lawful, people)), flags.bot);
  if (seats->empty()) return fail("--bots", "there is nobody to race; give at least 1");

  std::vector<std::string> names;
  std::vector<std::string> drivers;
  for (const RecordSeat& seat : *seats) {
    names.push_back(seat.name);
    drivers.push_back(seat.driver);
  }
  Result<std::unique_ptr<Race>, DataError> race = (*rules)->make_race(*board, options, names);
  if (!race) return Failure{race.error()};
  const std::uint64_t seed =
      flags.seed ? *flags.seed
                 : std::uint64_t{std::random_device{}()} << 32 | std::random_device{}();
  Result<std::unique_ptr<Host>, DataError> host = Host::make(std::move(*race), drivers, seed);
  if (!host) return fail("--bot", host.error().what);
  if (!flags.build.empty()) {
    if (drivers[0] != kHuman)
      return fail("--build", "there is nobody to build it for; leave out --auto");
    (*host)->answer_first(seat_at(0), "build " + flags.build);
    // Refused now rather than after the first screen.
    const std::unique_ptr<Race> trial = (*host)->race().clone();
    if (const auto built = trial->decide(seat_at(0), "build " + flags.build); !built)
      return fail("--build", built.error().what);
  }

  Table table{std::move(*host), flags.save};
  // Bots alone leave no file unless one is wanted.
  if (table.path.empty() && !flags.is_auto) table.path = new_race_path(board->name);
  if (table.path.empty()) return table;
  Result<std::unique_ptr<RaceFile>, DataError> file = RaceFile::create(table.path);
  if (!file) return Failure{file.error()};
  if (const std::string complaint = table.host->record_into(std::move(*file), true, {});
      !complaint.empty())
    return fail("", complaint);
  return table;
}

Made resumed_table(const PlayFlags& flags) {
  const std::string path = flags.resume->empty() ? latest_open_race() : *flags.resume;
  if (path.empty())
    return fail("--resume", "there is no race to go on with; start one with 'chicane play'");
  const Result<std::string, DataError> text = read_file(path, kRecordBytesMax);
  if (!text) return Failure{text.error()};
  const Result<Record, DataError> record = parse_record(*text, path, true);
  if (!record) return Failure{record.error()};
  if (record->has_end) return fail(path, "this race is over; watch it with 'chicane replay'");

  Chronicle chronicle;
  int turn = 0;
  bool had_started = false;
  const auto remember = [&](const RecordLine& line, const Race& race,
                            const std::vector<Happening>& happenings) {
    if (line.kind == RecordLine::Kind::roll) chronicle.add_die(line.decision, line.label);
    for (const Happening& happening : happenings)
      chronicle.entries.push_back({had_started ? turn + 1 : 0, happening});
    turn = race.turn();
    had_started = race.has_started();
  };
  Result<std::unique_ptr<Race>, DataError> race = replay(*record, nullptr, remember);
  if (!race) return Failure{race.error()};
  std::vector<std::string> drivers;
  for (const RecordSeat& seat : record->header.seats) drivers.push_back(seat.driver);
  // A new stream of dice: the record holds no seed, and needs none.
  const std::uint64_t seed =
      flags.seed ? *flags.seed
                 : std::uint64_t{std::random_device{}()} << 32 | std::random_device{}();
  Result<std::unique_ptr<Host>, DataError> host = Host::make(std::move(*race), drivers, seed);
  if (!host) return fail(path, host.error().what);
  Result<std::unique_ptr<RaceFile>, DataError> file = RaceFile::resume(path, record->whole_bytes);
  if (!file) return Failure{file.error()};
  if (const std::string complaint = (*host)->record_into(
          std::move(*file), false, std::string_view(*text).substr(0, record->whole_bytes));
      !complaint.empty()) {
    return fail("", complaint);
  }
  (*host)->remember(std::move(chronicle));
  return Table{std::move(*host), path};
}

int play(const PlayFlags& flags) {
  Made made = flags.resume ? resumed_table(flags) : new_table(flags);
  if (!made) return complain(made.error());
  Host& host = *made->host;
  const Console console;
  const std::unique_ptr<Dashboard> dashboard = make_dashboard(host.race());
  TerminalPanel panel(console, *dashboard);
  switch (host.run(&panel)) {
    case Host::Outcome::failed:
      return complain(host.failure());
    case Host::Outcome::quit:
      console.print(made->path.empty()
                        ? "\nThe race is not saved: there is no folder for races; --save FILE "
                          "keeps the next one.\n"
                        : fmt::format("\nThe race is saved. Go on with: chicane play --resume {}\n",
                                      made->path));
      return kFine;
    case Host::Outcome::over:
      break;
  }
  if (flags.is_json) {
    print_json(race_report_json(host.race(), host.chronicle()));
    return kFine;
  }
  console.clear();
  console.print(race_report(host.race(), host.chronicle(), console.pen()));
  if (!made->path.empty())
    console.print(fmt::format("\nThe record is in {0}; watch it again with: chicane replay {0}\n",
                              made->path));
  return kFine;
}

}  // namespace

void add_play(CLI::App& app, Run& run) {
  auto flags = std::make_shared<PlayFlags>();
  CLI::App* command =
      app.add_subcommand("play", "Race in the terminal, against bots or at one keyboard");
  command->add_option("--rules", flags->rules, "Rule set")->capture_default_str();
  command->add_option(
      "--circuit", flags->circuit,
      "Where: a circuit, as in '--circuit monza' ('chicane board list' has all), or a .board file");
  command->add_option("--laps", flags->laps, "Laps; 2, or as many as the rule set says");
  command
      ->add_option("--bots", flags->bots,
                   "How many bots race; 5, or the next number that can race there")
      ->check(CLI::Range(0, 12));
  command->add_option("--bot", flags->bot, "What drives them: " + join(all_mind_names(), ", "))
      ->capture_default_str();
  command->add_option("--automatic", flags->automatic,
                      "So many players more, driven by the rules themselves (Grand Prix)");
  command->add_option("--seats", flags->seats, "People at this keyboard, joined by commas: Ann,Ben")
      ->type_name("NAMES");
  command
      ->add_option(
          "--build", flags->build,
          "Your car: 60/40/20/160/6 (start, acceleration, deceleration, top speed, wear a lap), or "
          "levels 0/0/0/0/1/1 in the tournament game")
      ->type_name("CAR");
  command
      ->add_option("--opt", flags->options,
                   "An option of the rule set, key=value ('chicane rules' lists them)")
      ->type_name("KEY=VALUE");
  command->add_option("--seed", flags->seed,
                      "Dice and random drivers from this number, to have the same race again");
  command->add_flag("--auto", flags->is_auto, "Bots alone; prints the report of the race");
  command->add_option("--save", flags->save, "Write the record to this file")->type_name("FILE");
  command
      ->add_option("--resume", flags->resume,
                   "Go on with a race: the record, or none for the latest")
      ->type_name("FILE")
      ->expected(0, 1);
  command->add_flag("--json", flags->is_json, "Print the report as JSON");
  command->footer(
      "Your race is saved as it goes on: leave with q or kill the program, and 'chicane play "
      "--resume' goes on where it was.");
  command->callback([flags, &run] { run = [flags] { return play(*flags); }; });
}

}  // namespace chicane::app
