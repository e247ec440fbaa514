// chicane lab builds: what each car is worth on a circuit, alone and in races.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <boost/json/array.hpp>
#include <numeric>

#include "apps/chicane/boards.h"
#include "apps/chicane/build_tables.h"
#include "apps/chicane/commands.h"
#include "apps/chicane/long_run.h"
#include "apps/chicane/output.h"
#include "apps/chicane/output_files.h"
#include "apps/chicane/run_bar.h"
#include "base/text.h"
#include "catalog/rule_sets.h"
#include "drivers/masters.h"
#include "lab/race_study.h"

namespace chicane::app {

namespace {

// Of a rule set with far too many, so many are looked at if nothing is said.
constexpr std::size_t kSampleOfMany = 200;
// The time for ratings grows with the cube.
constexpr std::size_t kRacedMax = 300;

struct BuildsFlags {
  std::string rules = lab::rules_with_builds().front();
  std::vector<std::string> circuits;  // Empty: the usual one.
  std::optional<int> laps;
  std::vector<std::string> options;
  std::string driver = "rookie";
  int seats = 6;
  int races = 600;
  std::uint64_t seed = 1;
  std::optional<std::size_t> sample;
  bool is_sure = false;
  std::string only;  // "laps", "races"; empty: both.
  std::size_t top = 12;
  int threads = 0;
  std::string csv;
  std::string svg;
  std::string html;
  Force force;
  bool is_json = false;
};

Failure<DataError> fail(std::string flag, std::string what) {
  return Failure{DataError{std::move(flag), 0, std::move(what)}};
}

// One study a circuit, not yet begun.
Result<std::vector<BuildStudy>, DataError> plan_of(const BuildsFlags& flags) {
  Result<lab::BuildSet, DataError> set = lab::builds_of(flags.rules);
  if (!set) return fail("--rules", set.error().what);
  const RuleSetEntry& rules = **find_rule_set(flags.rules);
  std::vector<std::string> circuits = flags.circuits;
  if (circuits.empty()) circuits.emplace_back(rules.default_board());
  const std::size_t count =
      flags.sample.value_or(set->is_large ? kSampleOfMany : set->builds.size());
  std::vector<BuildStudy> studies;
  for (const std::string& name : circuits) {
    Result<Board, DataError> board = find_board(name, rules.form());
    if (!board)
      return fail(board.error().source.empty() ? "--circuit" : "", to_string(board.error()));
    BuildStudy study;
    study.plan = {.rules = flags.rules,
                  .board = std::move(*board),
                  .laps = flags.laps.value_or(rules.fewest_laps()),
                  .options = join(flags.options, " "),
                  .builds = lab::sample(set->builds, count, flags.seed),
                  .is_sure = flags.is_sure || set->is_large,
                  .driver = flags.driver,
                  .seats = flags.seats,
                  .races = flags.races,
                  .seed = flags.seed};
    const Result<std::string, DataError> checked = lab::check_races(
        flags.rules, study.plan.board, lab::options_of(study.plan),
        std::vector<lab::Entrant>(static_cast<std::size_t>(flags.seats), {flags.driver, ""}));
    if (!checked) return Failure{checked.error()};
    study.set = *set;
    studies.push_back(std::move(study));
  }
  return studies;
}

template <class Work>
auto with_bar(const BuildsFlags& flags, const std::string& what, Work work) {
  RunBar bar(what);
  auto result =
      work(lab::Effort{.threads = thread_count(flags.threads),
                       .is_stopped = &watch_interruptions(),
                       .tell = [&](const lab::RunProgress& progress) { bar.show(progress); }});
  bar.clear();
  return result;
}

std::optional<DataError> solve(const BuildsFlags& flags, BuildStudy& study) {
  Result<lab::BuildLaps, DataError> laps =
      with_bar(flags, "laps on " + study.plan.board.name,
               [&](const lab::Effort& effort) { return lab::solve_builds(study.plan, effort); });
  if (!laps) return laps.error();
  study.laps = std::move(*laps);
  return std::nullopt;
}

std::optional<DataError> race(const BuildsFlags& flags, BuildStudy& study) {
  if (study.set.is_large && !study.laps.empty()) {
    study.raced = lab::undominated(study.plan.builds, study.laps);
  } else {
    study.raced.resize(study.plan.builds.size());
    std::iota(study.raced.begin(), study.raced.end(), 0);
  }
  if (study.raced.size() > kRacedMax)
    return DataError{
        "--sample", 0,
        fmt::format("{} builds are too many to be rated; {} can be, or without '--only "
                    "races' those alone race that none dominates",
                    study.raced.size(), kRacedMax)};
  lab::BuildPlan plan = study.plan;
  plan.builds.clear();
  for (const std::size_t i : study.raced) plan.builds.push_back(study.plan.builds[i]);
  Result<lab::BuildRun, DataError> run =
      with_bar(flags, "races on " + study.plan.board.name,
               [&](const lab::Effort& effort) { return lab::race_builds(plan, effort); });
  if (!run) return run.error();
  study.run = std::move(*run);
  return std::nullopt;
}

std::optional<DataError> carry_out(const BuildsFlags& flags, std::vector<BuildStudy>& studies) {
  const std::atomic<bool>& is_stopped = watch_interruptions();
  for (BuildStudy& study : studies) {
    if (flags.only != "races") {
      if (auto error = solve(flags, study)) return error;
    }
    if (flags.only != "laps" && !is_stopped) {
      if (auto error = race(flags, study)) return error;
    }
    study.is_whole = !is_stopped;
    if (is_stopped) {
      studies.resize(static_cast<std::size_t>(&study - studies.data()) + 1);
      break;
    }
  }
  return std::nullopt;
}

std::optional<DataError> write_files(const BuildsFlags& flags,
                                     const std::vector<BuildStudy>& studies) {
  const auto write = [&](const std::string& path, const auto& text) -> std::optional<DataError> {
    if (path.empty()) return std::nullopt;
    return write_output(path, text(), flags.force);
  };
  if (auto error = write(flags.csv, [&] { return builds_csv(studies); })) return error;
  if (auto error = write(flags.svg, [&] { return builds_picture(studies); })) return error;
  return write(flags.html, [&] { return builds_page(studies); });
}

void print(const BuildsFlags& flags, const std::vector<BuildStudy>& studies) {
  for (const BuildStudy& study : studies) {
    if (&study != &studies.front()) fmt::print("\n");
    fmt::print("{}\n\n", title_of(study));
    print_figures(builds_table(study, flags.top));
    const std::size_t all = shown_builds(study);
    if (all > flags.top) fmt::print("\n{} more with '--top {}'\n", all - flags.top, all);
  }
}

int lab_builds(const BuildsFlags& flags) {
  const std::vector<std::string> outputs = {flags.csv, flags.svg, flags.html};
  if (const auto error = check_outputs(outputs, flags.force)) return complain(*error);
  Result<std::vector<BuildStudy>, DataError> studies = plan_of(flags);
  if (!studies) return complain(studies.error());
  if (const auto error = carry_out(flags, *studies)) return complain(*error);
  if (const auto error = write_files(flags, *studies)) return complain(*error);
  if (is_any_standard_output(outputs)) {
    print_now();
  } else if (flags.is_json) {
    boost::json::array all;
    for (const BuildStudy& study : *studies) all.push_back(builds_json(study));
    print_json(all);
  } else {
    print(flags, *studies);
  }
  if (studies->back().is_whole) return kFine;
  print_now();
  fmt::print(stderr, "\nchicane: interrupted; what was done is counted\n");
  return kNo;
}

}  // namespace

void add_lab_builds(CLI::App& lab, Run& run) {
  auto flags = std::make_shared<BuildsFlags>();
  CLI::App* command =
      lab.add_subcommand("builds", "What each car is worth on a circuit: alone and in races");
  command
      ->add_option("--rules", flags->rules,
                   "A rule set that has builds: " + join(lab::rules_with_builds(), ", "))
      ->capture_default_str();
  command->add_option("--circuit", flags->circuits,
                      "Circuits, boards or .board files (default: the usual one)");
  command->add_option("--laps", flags->laps, "Laps; 1, or the fewest the rule set allows")
      ->check(CLI::Range(1, 100));
  command
      ->add_option("--opt", flags->options,
                   "An option of the rule set, key=value ('chicane rules' lists them)")
      ->type_name("KEY=VALUE");
  command
      ->add_option("--sample", flags->sample,
                   "So many builds, drawn by the seed (default all, 200 of the tournament game)")
      ->check(CLI::Range(2, 2000));
  command->add_flag("--sure", flags->is_sure,
                    "Laps without pushes and wagers; in the tournament game always");
  command->add_option("--only", flags->only, "Only the laps, or only the races")
      ->check(CLI::IsMember({"laps", "races"}));
  command
      ->add_option("--driver", flags->driver,
                   "Who drives all cars: " + join(all_mind_names(), ", "))
      ->capture_default_str();
  command->add_option("--seats", flags->seats, "Cars in a race")
      ->capture_default_str()
      ->check(CLI::Range(2, lab::kStudySeatsMax));
  command
      ->add_option("--races", flags->races,
                   "Races of each build; rounded up, so that it has every seat equally often")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
  command->add_option("--seed", flags->seed, "Another seed, other races")->capture_default_str();
  add_threads_flag(*command, flags->threads);
  command->add_option("--top", flags->top, "Rows of the table")
      ->capture_default_str()
      ->check(CLI::Range(1, 2000));
  command->add_option("--csv", flags->csv, "Write all builds as a table for other programs")
      ->type_name("FILE");
  command->add_option("--svg", flags->svg, "Draw them as a heat map")->type_name("FILE");
  command->add_option("--html", flags->html, "Write a report with tables and maps in one file")
      ->type_name("FILE");
  add_force_flag(*command, flags->force);
  command->add_flag("--json", flags->is_json, "Print all figures as JSON");
  command->footer(
      "Figures have 95 % confidence intervals; the build in the middle has a rating of 0. In the\n"
      "tournament game only those builds race that no other dominates: as fast alone, with as "
      "much\n"
      "wear and skill. Example: chicane lab builds --circuit monza monaco --svg builds.svg");
  command->callback([flags, &run] { run = [flags] { return lab_builds(*flags); }; });
}

}  // namespace chicane::app
