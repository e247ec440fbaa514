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
#include "drivers/mind.h"
#include "lab/bench.h"

namespace chicane::app {

namespace {

struct BenchFlags {
  std::string rules = "speed-circuit";
  std::string circuit;
  int seats = 6;
  std::optional<int> laps;
  std::vector<std::string> plays = {"random", "rookie"};
  long races = 0;
  double seconds = 2;
  std::uint64_t seed = 1;
  bool is_json = false;
};

void print_head(const BenchFlags& flags, const Board& board, int laps) {
  fmt::print("{}, {}, {} seats, {} lap{}, one core\n", flags.rules, board.name, flags.seats, laps,
             laps == 1 ? "" : "s");
  fmt::print("{:<8} {:>9} {:>11} {:>13} {:>12} {:>8} {:>9}  {}\n", "play", "races", "races/s",
             "decisions/s", "ns/decision", "state B", "copy ns", "digest");
}

int bench(const BenchFlags& flags) {
  const Result<const RuleSetEntry*, DataError> rules = find_rule_set(flags.rules);
  if (!rules) return complain(rules.error());
  const Result<Board, DataError> board =
      find_board(flags.circuit.empty() ? std::string((*rules)->default_board()) : flags.circuit,
                 (*rules)->form());
  if (!board) return complain(board.error());
  const int laps = flags.laps.value_or((*rules)->fewest_laps());
  boost::json::array answers;
  for (const std::string& play : flags.plays) {
    const lab::BenchPlan plan{flags.rules,   *board,    fmt::format("laps={}", laps),
                              flags.seats,   play,      flags.races,
                              flags.seconds, flags.seed};
    const Result<lab::BenchResult, DataError> result = run_bench(plan);
    if (!result) return complain(result.error());
    if (!flags.is_json && &play == &flags.plays.front()) print_head(flags, *board, laps);
    const double per_second = static_cast<double>(result->decisions) / result->seconds;
    const double races_per_second = static_cast<double>(result->races) / result->seconds;
    if (flags.is_json) {
      answers.push_back({{"rules", flags.rules},
                         {"board", board->name},
                         {"seats", flags.seats},
                         {"play", play},
                         {"races", result->races},
                         {"decisions", result->decisions},
                         {"seconds", result->seconds},
                         {"races_per_second", races_per_second},
                         {"decisions_per_second", per_second},
                         {"state_bytes", result->state_bytes},
                         {"copy_ns", result->copy_ns},
                         {"digest", to_hex(result->digest)}});
    } else {
      fmt::print("{:<8} {:>9} {:>11.0f} {:>13.0f} {:>12.1f} {:>8} {:>9.1f}  {}\n", play,
                 result->races, races_per_second, per_second, 1e9 / per_second, result->state_bytes,
                 result->copy_ns, to_hex(result->digest));
    }
  }
  if (flags.is_json) print_json(answers);
  return kFine;
}

}  // namespace

void add_bench(CLI::App& app, Run& run) {
  auto flags = std::make_shared<BenchFlags>();
  CLI::App* command = app.add_subcommand("bench", "How fast races run, on one core");
  command->add_option("--rules", flags->rules, "Rule set")->capture_default_str();
  command->add_option("--circuit", flags->circuit, "Board: a name or a .board file")
      ->capture_default_str();
  command->add_option("--seats", flags->seats, "Cars")
      ->capture_default_str()
      ->check(CLI::Range(1, 24));
  command->add_option("--laps", flags->laps, "Laps; 1, or the fewest the rule set allows");
  command->add_option("--play", flags->plays, "Who drives: " + join(mind_names(), ", "))
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
