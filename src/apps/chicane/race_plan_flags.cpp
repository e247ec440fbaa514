#include "apps/chicane/race_plan_flags.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <filesystem>

#include "apps/chicane/boards.h"
#include "apps/chicane/commands.h"
#include "apps/chicane/crews.h"
#include "apps/chicane/files.h"
#include "apps/chicane/long_run.h"
#include "apps/chicane/output.h"
#include "apps/chicane/run_bar.h"
#include "base/digest.h"
#include "base/text.h"
#include "catalog/rule_sets.h"
#include "drivers/masters.h"
#include "lab/race_run.h"

namespace chicane::app {

namespace {

Failure<DataError> fail(std::string source, std::string what) {
  return Failure{DataError{std::move(source), 0, std::move(what)}};
}

std::string quoted(const std::string& word) {
  const bool is_plain =
      !word.empty() &&
      word.find_first_not_of(
          "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=:+,") ==
          std::string::npos;
  if (is_plain) return word;
  std::string text = "'";
  for (const char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + "'";
}

// The command that goes on from that file.
std::string command_to_resume(const PlanFlags& flags, const std::string& command,
                              const std::string& file) {
  std::string text = "chicane " + command;
  const auto add = [&](const std::string& flag, const std::vector<std::string>& values) {
    if (values.empty()) return;
    text += " " + flag;
    for (const std::string& value : values) text += " " + quoted(value);
  };
  add("--rules", {flags.rules});
  add("--circuit", flags.circuits);
  add("--driver", flags.drivers);
  if (flags.laps) add("--laps", {std::to_string(*flags.laps)});
  add("--opt", flags.options);
  add("--races", {std::to_string(flags.races)});
  add("--seed", {std::to_string(flags.seed)});
  if (flags.keeps_seats) text += " --keep-seats";
  if (flags.threads > 0) add("--threads", {std::to_string(flags.threads)});
  add("--resume", {file});
  return text;
}

Result<lab::DoneRaces, DataError> done_before(const PlanFlags& flags, const lab::RacePlan& plan,
                                              const std::string& options) {
  if (flags.resume.empty()) return lab::nothing_done(plan);
  const Result<std::string, DataError> text = read_file(flags.resume, lab::kSaveBytesMax);
  if (!text) return Failure{text.error()};
  Result<lab::DoneRaces, DataError> done = lab::parse_save(*text, flags.resume, plan, options);
  if (!done) return done;
  for (const lab::BoardRaces& races : *done) {
    if (races.done.end() > plan.races)
      return fail("--races", fill("{} has races up to number {} already; give at least as many",
                                  flags.resume, std::to_string(races.done.end())));
  }
  return done;
}

// For races that were interrupted and have no file yet: "chicane-1a2b3c4d.races", or with a number
// if those that were interrupted before are in it.
std::string free_name(const lab::RacePlan& plan, const std::string& options) {
  const std::string name =
      "chicane-" +
      to_hex(digest(lab::format_save(plan, options, lab::nothing_done(plan)))).substr(0, 8);
  std::string file = name + ".races";
  for (int n = 2; std::filesystem::exists(file); ++n) file = fill("{}-{}.races", name, n);
  return file;
}

struct Prepared {
  lab::RacePlan plan;
  std::string options;
  lab::DoneRaces before;
};

// The first of a crew sees to the file: one that cannot be written is better known before the races
// than after.
Result<Prepared, DataError> prepare(const PlanFlags& flags, const lab::Crew& crew) {
  Result<lab::RacePlan, DataError> plan = make_plan(flags);
  if (!plan) return Failure{plan.error()};
  const Result<std::string, DataError> options = lab::plan_options(*plan);
  if (!options) return Failure{options.error()};
  const Result<lab::DoneRaces, DataError> before = done_before(flags, *plan, *options);
  if (!before) return Failure{before.error()};
  const Prepared prepared{std::move(*plan), *options, *before};
  const std::string& file = flags.save.empty() ? flags.resume : flags.save;
  if (file.empty() || crew.rank() > 0) return prepared;
  if (is_standard_output(file))
    return fail("--save", "standard output cannot be gone on with; name a file");
  if (file != flags.resume && std::filesystem::exists(file))
    return fail("--save", fmt::format("{0} is there already; go on from it with '--resume {0}', or "
                                      "name another file",
                                      file));
  const std::optional<DataError> unkept = write_file(
      file, lab::format_save(prepared.plan, prepared.options, prepared.before), Safety::on_disk);
  if (unkept) return Failure{*unkept};
  return prepared;
}

}  // namespace

void add_plan_flags(CLI::App& command, PlanFlags& flags) {
  command.add_option("--rules", flags.rules, "Rule set")->capture_default_str();
  command.add_option("--circuit", flags.circuits,
                     "Circuits, boards or .board files (default: the usual one)");
  command
      .add_option(
          "--driver", flags.drivers,
          "Who takes the seats: '3:rookie' three of them, 'rookie=60/40/20/160/6' with that\n"
          "build. There are " +
              join(all_mind_names(), ", "))
      ->capture_default_str()
      ->type_name("[SEATS:]DRIVER[=BUILD]");
  command.add_option("--laps", flags.laps, "Laps; 1, or the fewest the rule set allows")
      ->check(CLI::PositiveNumber);
  command
      .add_option("--opt", flags.options,
                  "An option of the rule set, key=value ('chicane rules' lists them)")
      ->type_name("KEY=VALUE");
  command.add_option("--races", flags.races, "Races on each circuit")
      ->capture_default_str()
      ->check(CLI::Range(std::int64_t{1}, lab::kRacesMax));
  command.add_option("--seed", flags.seed, "Another seed, other races")->capture_default_str();
  command.add_flag("--keep-seats", flags.keeps_seats,
                   "Each keeps his seat; else they go round, so that none profits");
  add_threads_flag(command, flags.threads);
  command.add_option("--save", flags.save, "Keep what is done in this file, twice a minute")
      ->type_name("FILE");
  command.add_option("--resume", flags.resume, "Go on from such a file, and keep it up")
      ->type_name("FILE");
}

Result<lab::RacePlan, DataError> make_plan(const PlanFlags& flags) {
  const Result<const RuleSetEntry*, DataError> rules = find_rule_set(flags.rules);
  if (!rules) return fail("--rules", rules.error().what);
  lab::RacePlan plan;
  plan.rules = flags.rules;
  plan.seed = flags.seed;
  plan.races = flags.races;
  plan.keeps_seats = flags.keeps_seats;
  plan.options = fill("laps={}", flags.laps.value_or((*rules)->fewest_laps()));
  for (const std::string& option : flags.options) plan.options += " " + option;
  for (const std::string& driver : flags.drivers) {
    const Result<std::vector<lab::Entrant>, DataError> entrants = lab::parse_entrants(driver);
    if (!entrants) return fail("--driver", entrants.error().what);
    plan.entrants.insert(plan.entrants.end(), entrants->begin(), entrants->end());
  }
  std::vector<std::string> circuits = flags.circuits;
  if (circuits.empty()) circuits.emplace_back((*rules)->default_board());
  for (const std::string& name : circuits) {
    Result<Board, DataError> board = find_board(name, (*rules)->form());
    if (!board)
      return fail(board.error().source.empty() ? "--circuit" : "", to_string(board.error()));
    const Result<std::string, DataError> checked =
        lab::check_races(plan.rules, *board, plan.options, plan.entrants);
    if (!checked) return Failure{checked.error()};
    plan.boards.push_back(std::move(*board));
  }
  return plan;
}

Result<Driven, DataError> drive_plan(const PlanFlags& flags, const std::string& command,
                                     lab::Crew& crew) {
  Result<Prepared, DataError> prepared = prepare(flags, crew);
  // One who cannot race would leave the others waiting for him.
  const std::int64_t unable = crew.sum({prepared ? 0 : 1, 0, 0, 0})[0];
  if (!prepared) return Failure{prepared.error()};
  if (unable > 0) return fail("", "another process cannot race");
  lab::RacePlan* plan = &prepared->plan;
  const std::string* options = &prepared->options;
  const lab::DoneRaces* before = &prepared->before;
  std::string file = flags.save.empty() ? flags.resume : flags.save;
  std::optional<DataError> unkept;
  const auto keep = [&](const std::string& save) {
    unkept = write_file(file, save, Safety::on_disk);
  };

  RunBar bar;
  lab::RaceRun run{*plan, thread_count(flags.threads), crew, watch_interruptions()};
  run.tell = [&](const lab::RunProgress& progress) { bar.show(progress); };
  if (!file.empty()) run.keep = keep;
  Result<lab::RunResult, DataError> result = lab::run_races(run, *before);
  bar.clear();
  if (!result) return Failure{result.error()};
  Driven driven;
  driven.is_whole = result->is_whole;
  if (crew.rank() == 0) {
    if (!driven.is_whole && file.empty()) file = free_name(*plan, *options);
    if (!file.empty()) keep(result->save);
    if (unkept) return Failure{*unkept};
    if (!driven.is_whole)
      driven.how_to_go_on =
          fmt::format("Interrupted; what is done is kept in {}. Go on with:\n  {}\n", file,
                      command_to_resume(flags, command, file));
  }
  driven.options = *options;
  driven.done = std::move(result->done);
  driven.plan = std::move(*plan);
  return driven;
}

int drive_and_tell(const PlanFlags& flags, const std::string& command,
                   const std::function<int(const Driven&)>& tell) {
  const Result<std::unique_ptr<lab::Crew>, DataError> crew = find_crew();
  if (!crew) return complain(crew.error());
  const Result<Driven, DataError> driven = drive_plan(flags, command, **crew);
  if ((*crew)->rank() > 0) return driven ? kFine : kWrongUse;
  if (!driven) return complain(driven.error());
  const int code = tell(*driven);
  if (driven->is_whole || code == kWrongUse) return code;
  print_now();
  fmt::print(stderr, "\n{}", driven->how_to_go_on);
  return kNo;
}

}  // namespace chicane::app
