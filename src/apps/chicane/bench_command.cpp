// chicane bench: races and decisions a second, state size, copy cost; one core.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <optional>

#include "apps/chicane/boards.h"
#include "apps/chicane/commands.h"
#include "apps/chicane/output.h"
#include "base/digest.h"
#include "base/text.h"
#include "catalog/rule_sets.h"
#include "drivers/masters.h"
#include "lab/bench.h"

namespace chicane::app {

namespace {

struct BenchFlags {
  std::vector<std::string> rules;  // Empty: all there are.
  std::string circuit;
  int seats = 6;
  std::optional<int> laps;
  std::vector<std::string> plays = {"random", "rookie"};
  long races = 0;
  double seconds = 2;
  std::uint64_t seed = 1;
  bool is_json = false;
};

// One kind of play under one rule set.
struct Measured {
  lab::BenchPlan plan;
  int laps = 0;
  lab::BenchResult result;

  double races_per_second() const { return static_cast<double>(result.races) / result.seconds; }
  double decisions_per_second() const {
    return static_cast<double>(result.decisions) / result.seconds;
  }
  double simulations_per_second() const {
    return static_cast<double>(result.search.simulations) / result.search.seconds;
  }
  double searched_per_second() const {
    return static_cast<double>(result.search.decisions) / result.search.seconds;
  }
};

void print_head(const Measured& first) {
  fmt::print("{}, {}, {} seats, {} lap{}, one core\n", first.plan.rules, first.plan.board.name,
             first.plan.seats, first.laps, first.laps == 1 ? "" : "s");
  fmt::print("{:<8} {:>9} {:>11} {:>13} {:>12} {:>8} {:>9}  {}\n", "play", "races", "races/s",
             "decisions/s", "ns/decision", "state B", "copy ns", "digest");
}

void print(const Measured& one) {
  fmt::print("{:<8} {:>9} {:>11.0f} {:>13.0f} {:>12.1f} {:>8} {:>9.1f}  {}\n", one.plan.play,
             one.result.races, one.races_per_second(), one.decisions_per_second(),
             1e9 / one.decisions_per_second(), one.result.state_bytes, one.result.copy_ns,
             to_hex(one.result.digest));
  if (one.result.search.simulations > 0)
    fmt::print("         in the search: {:.0f} simulations/s, {:.0f} decisions/s\n",
               one.simulations_per_second(), one.searched_per_second());
}

boost::json::object json_of(const Measured& one) {
  boost::json::object json = {{"rules", one.plan.rules},
                              {"board", one.plan.board.name},
                              {"seats", one.plan.seats},
                              {"laps", one.laps},
                              {"play", one.plan.play},
                              {"races", one.result.races},
                              {"decisions", one.result.decisions},
                              {"seconds", one.result.seconds},
                              {"races_per_second", one.races_per_second()},
                              {"decisions_per_second", one.decisions_per_second()},
                              {"state_bytes", one.result.state_bytes},
                              {"copy_ns", one.result.copy_ns},
                              {"digest", to_hex(one.result.digest)}};
  if (one.result.search.simulations > 0) {
    json["search"] = {{"simulations_per_second", one.simulations_per_second()},
                      {"decisions_per_second", one.searched_per_second()}};
  }
  return json;
}

Result<Measured, DataError> measure(const BenchFlags& flags, const RuleSetEntry& rules,
                                    const std::string& play) {
  const Result<Board, DataError> board = find_board(
      flags.circuit.empty() ? std::string(rules.default_board()) : flags.circuit, rules.form());
  if (!board) return Failure{board.error()};
  const int laps = flags.laps.value_or(rules.fewest_laps());
  const lab::BenchPlan plan{rules.id(),    *board,    fmt::format("laps={}", laps),
                            flags.seats,   play,      flags.races,
                            flags.seconds, flags.seed};
  const Result<lab::BenchResult, DataError> result = run_bench(plan);
  if (!result) return Failure{result.error()};
  return Measured{plan, laps, *result};
}

Result<std::vector<const RuleSetEntry*>, DataError> rules_of(const BenchFlags& flags) {
  std::vector<const RuleSetEntry*> entries;
  for (const std::string& id : flags.rules) {
    const Result<const RuleSetEntry*, DataError> rules = find_rule_set(id);
    if (!rules) return Failure{rules.error()};
    entries.push_back(*rules);
  }
  if (!entries.empty()) return entries;
  for (const RuleSetEntry* rules : rule_sets()) entries.push_back(rules);
  return entries;
}

int bench(const BenchFlags& flags) {
  const Result<std::vector<const RuleSetEntry*>, DataError> rules = rules_of(flags);
  if (!rules) return complain(rules.error());
  boost::json::array answers;
  for (const RuleSetEntry* entry : *rules) {
    for (const std::string& play : flags.plays) {
      const Result<Measured, DataError> one = measure(flags, *entry, play);
      if (!one) return complain(one.error());
      if (flags.is_json) {
        answers.push_back(json_of(*one));
        continue;
      }
      if (&play == &flags.plays.front()) print_head(*one);
      print(*one);
    }
  }
  if (flags.is_json) print_json(answers);
  return kFine;
}

}  // namespace

void add_bench(CLI::App& app, Run& run) {
  auto flags = std::make_shared<BenchFlags>();
  CLI::App* command = app.add_subcommand("bench", "How fast races run, on one core");
  command->add_option("--rules", flags->rules, "Rule sets (default all)");
  command->add_option("--circuit", flags->circuit,
                      "Board: a name or a .board file (default: the usual one)");
  command->add_option("--seats", flags->seats, "Cars")
      ->capture_default_str()
      ->check(CLI::Range(1, 24));
  command->add_option("--laps", flags->laps, "Laps; 1, or the fewest the rule set allows");
  command->add_option("--play", flags->plays, "Who drives: " + join(all_mind_names(), ", "))
      ->capture_default_str();
  command->add_option("--races", flags->races, "So many races instead of so many seconds")
      ->check(CLI::PositiveNumber);
  command->add_option("--seconds", flags->seconds, "So long for each kind of play")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  command->add_option("--seed", flags->seed, "Of the first race; the others follow")
      ->capture_default_str();
  command->add_flag("--json", flags->is_json, "Print the figures as JSON");
  command->callback([flags, &run] { run = [flags] { return bench(*flags); }; });
}

}  // namespace chicane::app
