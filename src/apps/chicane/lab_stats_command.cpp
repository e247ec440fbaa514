// chicane lab stats: dice against what is expected of them, overtakes, outs, lead changes; of races
// that are driven for it, or of records.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <boost/json/array.hpp>
#include <map>

#include "apps/chicane/commands.h"
#include "apps/chicane/output.h"
#include "apps/chicane/race_plan_flags.h"
#include "apps/chicane/race_tables.h"
#include "apps/chicane/records.h"
#include "apps/chicane/run_bar.h"
#include "lab/record_tally.h"

namespace chicane::app {

namespace {

struct StatsFlags {
  PlanFlags plan;
  std::vector<std::string> files;
  bool is_json = false;
};

// Below this, dice are not as they should be: a fair set does so once in a thousand times.
constexpr double kFairFrom = 0.001;

struct Stats {
  std::string title;
  std::string rules;
  lab::RaceTally tally;
};

void print(const std::vector<Stats>& all) {
  for (const Stats& stats : all) {
    if (&stats != &all.front()) fmt::print("\n");
    fmt::print("{}\n\n", stats.title);
    if (stats.tally.races == 0) continue;
    print_figures(figures_table(stats.tally));
    fmt::print("\n");
    print_figures(outs_table(stats.rules, stats.tally));
    if (stats.tally.dice.empty()) {
      fmt::print("\nNo dice were thrown.\n");
      continue;
    }
    fmt::print("\n");
    print_figures(dice_table(stats.rules, stats.tally));
  }
}

// What the numbers say, and the exit code.
int tell(const std::vector<Stats>& all, bool is_json) {
  if (is_json) {
    boost::json::array answers;
    for (const Stats& stats : all) answers.push_back(stats_json(stats.rules, stats.tally));
    print_json(answers);
  } else {
    print(all);
  }
  for (const Stats& stats : all) {
    if (!stats.tally.dice.empty() && all_dice(stats.tally).p < kFairFrom) return kNo;
  }
  return kFine;
}

// Races of different games are counted apart.
int stats_of_files(const StatsFlags& flags) {
  std::map<std::string, lab::RaceTally> tallies;
  for (const std::string& path : flags.files) {
    const Result<Record, DataError> record = read_record(path);
    if (!record) return complain(record.error());
    const Result<lab::RaceSeen, DataError> seen = lab::see_record(*record);
    if (!seen) return complain(seen.error());
    const std::vector<int> entries(record->header.seats.size());
    tallies.try_emplace(record->header.rules, 1).first->second.add(*seen, entries);
  }
  std::vector<Stats> all;
  for (const auto& [rules, tally] : tallies)
    all.push_back({fmt::format("{}: {} race{} from files", rules, grouped(tally.races),
                               tally.races == 1 ? "" : "s"),
                   rules, tally});
  return tell(all, flags.is_json);
}

int lab_stats(const StatsFlags& flags) {
  if (!flags.files.empty()) return stats_of_files(flags);
  return drive_and_tell(flags.plan, "lab stats", [&](const Driven& driven) {
    std::vector<Stats> all;
    for (std::size_t i = 0; i < driven.done.size(); ++i)
      all.push_back({title_of(driven, i), driven.plan.rules, driven.done[i].tally});
    return tell(all, flags.is_json);
  });
}

}  // namespace

void add_lab_stats(CLI::App& lab, Run& run) {
  auto flags = std::make_shared<StatsFlags>();
  CLI::App* command = lab.add_subcommand(
      "stats", "Dice against what is expected, overtakes, outs by cause, lead changes");
  command
      ->add_option("files", flags->files,
                   "Records to be counted; without any, races are driven as the flags say")
      ->type_name("FILE.chicane");
  add_plan_flags(*command, flags->plan);
  command->add_flag("--json", flags->is_json, "Print the figures as JSON");
  command->footer(
      "Dice that shuffle cards are left out. p is how often fair dice stray at least so far, by "
      "the\n"
      "chi-square distribution. Exit code 1: all dice together have a p below 0.001.\n"
      "Example: chicane lab stats --rules motorchamp --races 50");
  command->callback([flags, &run] { run = [flags] { return lab_stats(*flags); }; });
}

}  // namespace chicane::app
