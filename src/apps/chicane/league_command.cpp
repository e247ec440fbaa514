// chicane league: seasons and tournaments. Here those commands that write what people say: create,
// enter, check-in, rule.
#include <fmt/core.h>

#include <CLI/CLI.hpp>

#include "apps/chicane/files.h"
#include "apps/chicane/league_commands.h"
#include "apps/chicane/output.h"
#include "base/text.h"
#include "codec/league_text.h"
#include "drivers/mind.h"
#include "league/draw.h"
#include "league/standings.h"
#include "office/league_entries.h"
#include "office/league_plans.h"

namespace chicane::app {

namespace {

struct WriteFlags {
  std::string plan;
  std::string file;
  std::string after;
  std::vector<std::string> words;
  int bots = 0;
  std::string driver = "rookie";
  bool is_json = false;
};

// Everybody of the season before, in the tiers that it led to.
Result<std::vector<league::Entry>, DataError> entries_after(const std::string& path) {
  const Result<LeagueBook, DataError> before = LeagueBook::read(path);
  if (!before) return Failure{before.error()};
  const league::Season& season = before->season();
  if (next_step(season) != league::Step::over)
    return Failure{DataError{path, 0, "this league is not over: who moves is not settled"}};
  const std::vector<int> tiers = next_tiers(season);
  std::vector<league::Entry> entries;
  for (std::size_t i = 0; i < season.drivers.size(); ++i) {
    league::Enter driver = season.drivers[i];
    driver.tier = tiers[i];
    entries.emplace_back(std::move(driver));
  }
  return entries;
}

int create(const WriteFlags& flags) {
  const Result<std::string, DataError> text = read_file(flags.plan, kLeagueBytesMax);
  if (!text) return complain(text.error());
  const Result<league::Plan, DataError> plan = parse_league_plan(*text, flags.plan);
  if (!plan) return complain(plan.error());
  if (const std::optional<DataError> wrong = office::check_plan(*plan))
    return complain(DataError{flags.plan, 0, to_string(*wrong)});
  Result<std::vector<league::Entry>, DataError> entries = std::vector<league::Entry>();
  if (!flags.after.empty()) entries = entries_after(flags.after);
  if (!entries) return complain(entries.error());
  // Whether they fit is asked before there is a file.
  LeagueBook trial(*plan);
  if (const std::optional<DataError> wrong = trial.add(*entries)) return complain(*wrong);
  Result<LeagueBook, DataError> book = LeagueBook::create(flags.file, *plan);
  if (!book) return complain(book.error());
  if (const std::optional<DataError> wrong = book->add(*entries)) return complain(*wrong);
  print_said(fmt::format("{}: {}, {} round{}, {} drivers.", flags.file, plan->title, plan->rounds(),
                         plan->rounds() == 1 ? "" : "s", entries->size()),
             flags.is_json);
  return kFine;
}

// "Ann", "Ben rookie laurels=12 team=Red": without a driver a person drives.
Result<league::Entry, DataError> entrant_of(const std::string& said) {
  const bool is_name = words(said).size() == 1;
  Result<league::Entry, DataError> entry =
      parse_league_entry("enter " + said + (is_name ? " human" : ""));
  if (!entry) return entry;
  const std::string complaint = office::driver_complaint(std::get<league::Enter>(*entry).driver);
  if (complaint.empty()) return entry;
  return Failure{DataError{"", 0, complaint}};
}

int write(const WriteFlags& flags, const std::vector<league::Entry>& entries,
          const std::string& said) {
  Result<LeagueBook, DataError> book = LeagueBook::open(flags.file);
  if (!book) return complain(book.error());
  if (const std::optional<DataError> wrong = book->add(entries)) return complain(*wrong);
  print_said(said, flags.is_json);
  return kFine;
}

int enter(const WriteFlags& flags) {
  std::vector<league::Entry> entries;
  for (const std::string& said : flags.words) {
    Result<league::Entry, DataError> entry = entrant_of(said);
    if (!entry) return complain(entry.error());
    entries.push_back(std::move(*entry));
  }
  Result<LeagueBook, DataError> book = LeagueBook::open(flags.file);
  if (!book) return complain(book.error());
  // Bots take names that nobody has: people come first.
  LeagueBook trial(book->season());
  if (const std::optional<DataError> wrong = trial.add(entries)) return complain(*wrong);
  for (league::Entry& bot : office::enter_bots(trial.season(), flags.bots, flags.driver))
    entries.push_back(std::move(bot));
  if (const std::optional<DataError> wrong = book->add(entries)) return complain(*wrong);
  print_said(fmt::format("{} drivers are entered.", book->season().drivers.size()), flags.is_json);
  return kFine;
}

int check_in(const WriteFlags& flags) {
  const Result<LeagueBook, DataError> book = LeagueBook::read(flags.file);
  if (!book) return complain(book.error());
  const int round = book->season().round();
  std::vector<league::Entry> entries;
  for (const std::string& name : flags.words) entries.emplace_back(league::CheckIn{round, name});
  return write(flags, entries,
               fmt::format("Checked in for round {}: {}.", round, join(flags.words, ", ")));
}

int rule(const WriteFlags& flags) {
  const Result<league::Entry, DataError> entry =
      parse_league_entry("rule " + join(flags.words, " "));
  if (!entry) return complain(entry.error().what);
  return write(flags, {*entry}, "Ruled.");
}

CLI::App* add_command(CLI::App& league, WriteFlags& flags, const char* name, const char* what) {
  CLI::App* command = league.add_subcommand(name, what);
  command->add_option("file", flags.file, "The league")->required();
  command->add_flag("--json", flags.is_json, "Print the answer as JSON");
  return command;
}

}  // namespace

void add_league_write(CLI::App& league, Run& run) {
  auto flags = std::make_shared<WriteFlags>();
  CLI::App* making = league.add_subcommand("create", "A new league from a plan");
  making->add_option("plan", flags->plan, "The plan (docs/formats/league.md)")->required();
  making->add_option("file", flags->file, "The new league")->required();
  making
      ->add_option("--after", flags->after,
                   "A league that is over: its drivers enter, in the tiers it led to")
      ->type_name("FILE");
  making->add_flag("--json", flags->is_json, "Print the answer as JSON");
  making->callback([flags, &run] { run = [flags] { return create(*flags); }; });

  CLI::App* entering = add_command(league, *flags, "enter", "Drivers enter a league");
  entering->add_option("drivers", flags->words,
                       "A name, or 'Ben rookie laurels=12 team=Red tier=1'; without a driver a "
                       "person drives");
  entering->add_option("--bots", flags->bots, "So many bots as well, with names of ours")
      ->check(CLI::Range(0, league::kDriversMax));
  entering->add_option("--driver", flags->driver, "Who drives for bots")
      ->capture_default_str()
      ->check(CLI::IsMember(mind_names()));
  entering->callback([flags, &run] { run = [flags] { return enter(*flags); }; });

  CLI::App* coming = add_command(league, *flags, "check-in",
                                 "Drivers who are there for the round that is due (default all)");
  coming->add_option("names", flags->words, "Their names")->required();
  coming->callback([flags, &run] { run = [flags] { return check_in(*flags); }; });

  CLI::App* ruling = add_command(league, *flags, "rule", "A steward rules, with name and reason");
  ruling
      ->add_option("ruling", flags->words,
                   "'exclude RACE NAME by STEWARD: reason', 'points NAME NUMBER by …', 'annul RACE "
                   "by …', 'revoke RULING by …'")
      ->required();
  ruling->callback([flags, &run] { run = [flags] { return rule(*flags); }; });
}

void add_league(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("league", "Seasons and tournaments by each rulebook's own scoring");
  command->require_subcommand(1);
  add_league_write(*command, run);
  add_league_races(*command, run);
  add_league_show(*command, run);
  add_league_demo(*command, run);
}

}  // namespace chicane::app
