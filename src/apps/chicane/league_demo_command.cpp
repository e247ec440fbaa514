// chicane league demo: a whole WBC tournament of bots, every table.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <boost/json/object.hpp>

#include "apps/chicane/league_commands.h"
#include "apps/chicane/league_output.h"
#include "apps/chicane/output.h"
#include "base/random.h"
#include "office/league_entries.h"

namespace chicane::app {

namespace {

struct DemoFlags {
  int drivers = 40;
  int heats = 2;
  std::uint64_t seed = 1;
  std::string file;
  bool is_json = false;
};

// A third have laurels of years before; so seeding has both its ways.
std::vector<league::Entry> entrants(const DemoFlags& flags, const league::Season& season) {
  std::vector<league::Entry> entries = office::enter_bots(season, flags.drivers, "rookie");
  Random random(mix(flags.seed));
  for (league::Entry& entry : entries) {
    if (random.roll(3) == 1) std::get<league::Enter>(entry).laurels = random.roll(20) * 5;
  }
  return entries;
}

int demo(const DemoFlags& flags) {
  league::Plan plan;
  plan.name = "demo";
  plan.title = fmt::format("A WBC tournament of {} bots", flags.drivers);
  plan.format = league::Plan::Format::wbc;
  plan.rules = "speed-circuit-wbc";
  plan.circuits.assign(static_cast<std::size_t>(flags.heats), "monza");
  plan.circuits.emplace_back("monaco");
  Result<LeagueBook, DataError> book = LeagueBook(plan);
  if (!flags.file.empty()) book = LeagueBook::create(flags.file, plan);
  if (!book) return complain(book.error());
  if (const std::optional<DataError> wrong = book->add(entrants(flags, book->season())))
    return complain(*wrong);
  if (const Result<int, DataError> driven = play_on(*book, flags.seed); !driven)
    return complain(driven.error());
  const Sections sections = all_sections(book->season());
  if (flags.is_json) {
    print_json(sections_json(plan.title, sections));
  } else {
    print_sections(plan.title, sections);
  }
  return kFine;
}

}  // namespace

void add_league_demo(CLI::App& league, Run& run) {
  auto flags = std::make_shared<DemoFlags>();
  CLI::App* command = league.add_subcommand(
      "demo", "A whole WBC tournament of bots: heats, ranking, final, every table");
  command->add_option("--drivers", flags->drivers, "So many bots")
      ->capture_default_str()
      ->check(CLI::Range(2, league::kDriversMax));
  command->add_option("--heats", flags->heats, "Rounds of heats")
      ->capture_default_str()
      ->check(CLI::Range(1, league::kRoundsMax - 1));
  command->add_option("--seed", flags->seed, "The same seed gives the same")->capture_default_str();
  command->add_option("--file", flags->file, "Keep the league and the records of its races here");
  command->add_flag("--json", flags->is_json, "Print the tables as JSON");
  command->callback([flags, &run] { run = [flags] { return demo(*flags); }; });
}

}  // namespace chicane::app
