// chicane lab ladder: how strong drivers are, raced against each other in balanced fields.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "apps/chicane/boards.h"
#include "apps/chicane/commands.h"
#include "apps/chicane/lab_table.h"
#include "apps/chicane/long_run.h"
#include "apps/chicane/output.h"
#include "apps/chicane/race_tables.h"
#include "apps/chicane/run_bar.h"
#include "base/text.h"
#include "catalog/rule_sets.h"
#include "drivers/masters.h"
#include "lab/ladder.h"
#include "lab/race_study.h"

namespace chicane::app {

namespace {

using lab::Ladder;
using lab::LadderDriver;
using lab::LadderPair;
using lab::LadderPlan;

struct LadderFlags {
  std::string rules;
  std::string circuit = "monza";
  std::vector<std::string> drivers;  // Empty: all.
  std::string anchor;                // Empty: the first.
  int seats = 6;
  std::optional<int> laps;
  int races = 200;
  std::uint64_t seed = 1;
  int threads = 0;
  bool is_markdown = false;
  bool is_json = false;
  bool is_csv = false;
};

Failure<DataError> fail(std::string flag, std::string what) {
  return Failure{DataError{std::move(flag), 0, std::move(what)}};
}

// The flag in front of a complaint that has no source of its own.
DataError about(const char* flag, DataError error) {
  if (error.source.empty()) error.source = flag;
  return error;
}

std::string complaint_about_drivers(std::string_view rules,
                                    const std::vector<std::string>& drivers) {
  const std::vector<std::string> names = all_mind_names(rules);
  for (const std::string& driver : drivers) {
    if (!is_mind(rules, driver))
      return fill("there is no driver '{}' for {}; there are {}", driver, rules, join(names, ", "));
    if (std::count(drivers.begin(), drivers.end(), driver) > 1)
      return fill("{} is named twice", driver);
  }
  if (drivers.size() == 1) return fill("name two or more of {}", join(names, ", "));
  return {};
}

Result<LadderPlan, DataError> plan_of(const LadderFlags& flags) {
  const Result<const RuleSetEntry*, DataError> rules = find_rule_set(flags.rules);
  if (!rules) return Failure{about("--rules", rules.error())};
  if (std::string complaint = complaint_about_drivers(flags.rules, flags.drivers);
      !complaint.empty())
    return fail("--drivers", std::move(complaint));
  Result<Board, DataError> board = find_board(flags.circuit, (*rules)->form());
  if (!board) return Failure{about("--circuit", board.error())};
  return LadderPlan{.rules = flags.rules,
                    .board = std::move(*board),
                    .drivers = flags.drivers,
                    .seats = flags.seats,
                    .laps = flags.laps,
                    .races = flags.races,
                    .seed = flags.seed,
                    .anchor = flags.anchor};
}

// "43 ns", "2.1 µs", "340 µs", "4.2 ms", "0.51 s"
std::string duration_text(double micros) {
  if (micros < 1) return fmt::format("{:.0f} ns", 1000 * micros);
  if (micros < 10) return fmt::format("{:.1f} µs", micros);
  if (micros < 1000) return fmt::format("{:.0f} µs", micros);
  if (micros < 100'000) return fmt::format("{:.1f} ms", micros / 1000);
  return fmt::format("{:.2f} s", micros / 1'000'000);
}

std::string rating_text(const LadderDriver& driver) {
  if (driver.rating.margin == 0) return "0, the anchor";
  return fmt::format("{:+.0f} [{:+.0f}, {:+.0f}]", driver.rating.rating, driver.rating.low(),
                     driver.rating.high());
}

std::vector<const LadderDriver*> strongest_first(const Ladder& ladder) {
  std::vector<const LadderDriver*> drivers;
  for (const LadderDriver& driver : ladder.drivers) drivers.push_back(&driver);
  std::sort(drivers.begin(), drivers.end(), [](const LadderDriver* a, const LadderDriver* b) {
    return a->rating.rating != b->rating.rating ? a->rating.rating > b->rating.rating : a < b;
  });
  return drivers;
}

Table drivers_table(const Ladder& ladder) {
  Table table = {{"driver", "finish", "wins", "rating", "think: mean", "99 %", "longest"}};
  for (const LadderDriver* driver : strongest_first(ladder)) {
    table.push_back({driver->name, estimate_text(driver->finishes.place, 2),
                     share_text(driver->finishes.wins), rating_text(*driver),
                     duration_text(driver->times.mean_micros()),
                     duration_text(driver->times.micros_at(99)),
                     duration_text(driver->times.longest_micros())});
  }
  return table;
}

Table pairs_table(const Ladder& ladder) {
  Table table = {{"driver", "beats", "in so many pairings", "races"}};
  for (const LadderPair& pair : ladder.pairs) {
    table.push_back({ladder.drivers[pair.driver].name, ladder.drivers[pair.other].name,
                     pair.races > 0 ? share_text(pair.beats) : "–", std::to_string(pair.races)});
  }
  return table;
}

void print(const Ladder& ladder, const LadderFlags& flags) {
  const auto print_table = flags.is_markdown ? print_markdown : print_aligned;
  fmt::print("{} on {}, {} players, {} lap{}: {} races, seed {}\n\n", ladder.rules, ladder.board,
             ladder.seats, ladder.laps, ladder.laps == 1 ? "" : "s", ladder.races, flags.seed);
  print_table(drivers_table(ladder));
  fmt::print("\n");
  print_table(pairs_table(ladder));
}

boost::json::value json_of(const LadderDriver& driver) {
  return {{"driver", driver.name},
          {"finish", estimate_json(driver.finishes.place)},
          {"wins", share_json(driver.finishes.wins)},
          {"rating",
           {{"mean", driver.rating.rating},
            {"low", driver.rating.low()},
            {"high", driver.rating.high()},
            {"races", driver.rating.races}}},
          {"think_micros",
           {{"decisions", driver.times.count()},
            {"mean", driver.times.mean_micros()},
            {"p99", driver.times.micros_at(99)},
            {"longest", driver.times.longest_micros()}}}};
}

boost::json::value json_of(const Ladder& ladder, const LadderFlags& flags) {
  boost::json::array drivers;
  for (const LadderDriver* driver : strongest_first(ladder)) drivers.push_back(json_of(*driver));
  boost::json::array pairs;
  for (const LadderPair& pair : ladder.pairs) {
    pairs.push_back({{"driver", ladder.drivers[pair.driver].name},
                     {"beats", ladder.drivers[pair.other].name},
                     {"share", share_json(pair.beats)},
                     {"races", pair.races}});
  }
  return {{"rules", ladder.rules},
          {"circuit", ladder.board},
          {"seats", ladder.seats},
          {"laps", ladder.laps},
          {"seed", flags.seed},
          {"races", ladder.races},
          {"unended", boost::json::array(ladder.unended.begin(), ladder.unended.end())},
          {"drivers", std::move(drivers)},
          {"pairs", std::move(pairs)}};
}

// A line for each driver as named; from the second on with what it does to the one before.
void print_csv(const Ladder& ladder) {
  fmt::print(
      "driver,finish,wins,wins_low,wins_high,rating,rating_low,rating_high,races,beats,beats_share,"
      "beats_low,beats_high,think_mean_micros,think_p99_micros,think_longest_micros\n");
  for (std::size_t i = 0; i < ladder.drivers.size(); ++i) {
    const LadderDriver& driver = ladder.drivers[i];
    std::string beats = ",,,";
    if (i > 0) {
      const LadderPair& pair = ladder.pairs[i - 1];
      beats = fmt::format("{},{:.5f},{:.5f},{:.5f}", ladder.drivers[pair.other].name,
                          pair.beats.mean, pair.beats.low, pair.beats.high);
    }
    fmt::print("{},{:.4f},{:.5f},{:.5f},{:.5f},{:.2f},{:.2f},{:.2f},{},{},{:.3f},{:.3f},{:.3f}\n",
               driver.name, driver.finishes.place.mean, driver.finishes.wins.mean,
               driver.finishes.wins.low, driver.finishes.wins.high, driver.rating.rating,
               driver.rating.low(), driver.rating.high(), driver.rating.races, beats,
               driver.times.mean_micros(), driver.times.micros_at(99),
               driver.times.longest_micros());
  }
}

// Races that are missing are told on standard error, whatever the form of the result.
int tell_missing(const Ladder& ladder) {
  print_now();
  const int missing = ladder.wanted - ladder.races - static_cast<int>(ladder.unended.size());
  if (missing > 0) {
    fmt::print(stderr, "chicane: interrupted; {} of {} races are counted\n", ladder.races,
               ladder.wanted);
    return kNo;
  }
  if (ladder.unended.empty()) return kFine;
  fmt::print(stderr, "chicane: {} on {}: {} of {} races did not end; the first has seed {}\n",
             ladder.rules, ladder.board, ladder.unended.size(),
             ladder.races + static_cast<int>(ladder.unended.size()), ladder.unended[0]);
  return kNo;
}

int lab_ladder(const LadderFlags& flags) {
  const Result<LadderPlan, DataError> plan = plan_of(flags);
  if (!plan) return complain(plan.error());
  RunBar bar;
  const Result<Ladder, DataError> ladder = lab::race_ladder(
      *plan, {.threads = thread_count(flags.threads),
              .is_stopped = &watch_interruptions(),
              .tell = [&](const lab::RunProgress& progress) { bar.show(progress); }});
  bar.clear();
  if (!ladder) return complain(ladder.error());
  if (flags.is_json) {
    print_json(json_of(*ladder, flags));
  } else if (flags.is_csv) {
    print_csv(*ladder);
  } else {
    print(*ladder, flags);
  }
  return tell_missing(*ladder);
}

}  // namespace

void add_lab_ladder(CLI::App& lab, Run& run) {
  auto flags = std::make_shared<LadderFlags>();
  CLI::App* command = lab.add_subcommand(
      "ladder", "How strong drivers are: raced against each other in balanced fields");
  std::vector<std::string> ids;
  for (const RuleSetEntry* entry : rule_sets()) ids.emplace_back(entry->id());
  command->add_option("--rules", flags->rules, "Rule set: " + join(ids, ", "))->required();
  command->add_option("--circuit", flags->circuit, "Circuit, board or .board file")
      ->capture_default_str();
  command
      ->add_option("--drivers", flags->drivers,
                   "Weakest first, joined by commas, each compared with the one before: " +
                       join(all_mind_names(), ", ") + " (default " + join(ladder_names(), ", ") +
                       ")")
      ->delimiter(',');
  command->add_option("--anchor", flags->anchor, "Driver whose rating is 0 (default the first)");
  command->add_option("--seats", flags->seats, "Players; some rule sets give each two cars")
      ->capture_default_str()
      ->check(CLI::Range(2, lab::kStudySeatsMax));
  command->add_option("--laps", flags->laps, "Laps (default: as many as the game is raced over)")
      ->check(CLI::PositiveNumber);
  command
      ->add_option("--races", flags->races,
                   "Races of each pair, and of all together; rounded up to whole blocks")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
  command->add_option("--seed", flags->seed, "Of the first block; the others follow")
      ->capture_default_str();
  add_threads_flag(*command, flags->threads);
  CLI::Option* markdown =
      command->add_flag("--markdown", flags->is_markdown, "Print the tables for a document");
  CLI::Option* json =
      command->add_flag("--json", flags->is_json, "Print the figures as JSON")->excludes(markdown);
  command->add_flag("--csv", flags->is_csv, "Print a line for each driver, for spreadsheets")
      ->excludes(markdown)
      ->excludes(json);
  command->footer(
      "The same seed gives the same races whatever the number of threads; times are those of one\n"
      "thread among them. Ctrl-C ends the run in order: whole blocks are counted.");
  command->callback([flags, &run] { run = [flags] { return lab_ladder(*flags); }; });
}

}  // namespace chicane::app
