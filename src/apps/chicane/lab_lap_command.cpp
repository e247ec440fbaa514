// chicane lab lap: the perfect lap of a lone car.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <chrono>

#include "apps/chicane/boards.h"
#include "apps/chicane/commands.h"
#include "apps/chicane/files.h"
#include "apps/chicane/lab_table.h"
#include "apps/chicane/lap_picture.h"
#include "apps/chicane/output.h"
#include "apps/chicane/output_files.h"
#include "base/text.h"
#include "catalog/rule_sets.h"
#include "coach/ideal_lap.h"
#include "desk/table.h"
#include "lab/builds.h"

namespace chicane::app {

namespace {

struct LapFlags {
  std::string rules = usual_rules();
  std::string circuit = "monza";
  std::string options;
  std::string build;
  std::string svg;
  Force force;
  std::optional<int> laps;
  std::optional<double> out;
  bool is_sure = false;
  bool is_dark = false;
  bool is_json = false;
};

struct LapResult {
  LapForecast forecast;
  double value = 0;
  LapSize size;
  double seconds = 0;
  std::vector<LapTurn> turns;
  LapTrace trace;
};

std::string joined(const LapTurn& turn, std::string LapDecision::* field) {
  std::vector<std::string> words;
  for (const LapDecision& decision : turn.decisions) {
    if (!(decision.*field).empty()) words.push_back(decision.*field);
  }
  return join(words, ", ");
}

// Where a driver has named nothing, the car of the rulebook's own example.
std::string build_of(const LapFlags& flags) {
  if (!flags.build.empty()) return flags.build;
  const Result<lab::BuildSet, DataError> builds = lab::builds_of(flags.rules);
  return builds ? builds->usual : std::string();
}

Result<std::unique_ptr<Race>, DataError> make_race(const LapFlags& flags) {
  const Result<const RuleSetEntry*, DataError> rules = find_rule_set(flags.rules);
  if (!rules) return Failure{DataError{"--rules", 0, rules.error().what}};
  const Result<Board, DataError> board = find_board(flags.circuit, (*rules)->form());
  if (!board) return Failure{board.error()};
  const std::string options =
      fmt::format("laps={} {}", flags.laps.value_or((*rules)->fewest_laps()), flags.options);
  // As few as can race there; they will not drive.
  const Result<std::vector<int>, DataError> lawful = (*rules)->seats_lawful(*board, options);
  if (!lawful) return Failure{lawful.error()};
  std::vector<std::string> names;
  for (int i = 1; i <= (lawful->empty() ? 1 : lawful->front()); ++i)
    names.push_back("Seat" + std::to_string(i));
  return (*rules)->make_race(*board, options, names);
}

// The whole lap of the tournament game is too large to be solved.
bool is_sure(const LapFlags& flags) {
  const Result<lab::BuildSet, DataError> builds = lab::builds_of(flags.rules);
  return flags.is_sure || (builds && builds->is_large);
}

Result<LapResult, DataError> solve(const LapFlags& flags, const Race& race) {
  LapGoal goal = goal_for_laps(desk::table_of(race).laps);
  goal.out_turns = flags.out.value_or(goal.out_turns);
  goal.is_sure = is_sure(flags);
  const auto begin = std::chrono::steady_clock::now();
  const std::unique_ptr<Coach> coach = make_coach(race, goal);
  if (coach == nullptr)
    return Failure{DataError{"--rules", 0, "there is no perfect lap for " + flags.rules + " yet"}};
  Result<std::unique_ptr<Race>, DataError> lone = coach->start(build_of(flags));
  if (!lone) return Failure{DataError{"--build", 0, lone.error().what}};
  const std::optional<double> value = coach->turns(**lone);
  if (!value) {
    return Failure{DataError{
        "", 0,
        fmt::format("the lap has more than {} million positions; fewer laps, or --sure, has fewer",
                    goal.nodes_max / 1'000'000)}};
  }
  LapResult result;
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  result.value = *value;
  result.forecast = *coach->forecast(**lone);
  result.size = coach->size();
  result.turns = drive_ideal_lap(
      *coach, **lone,
      {[&](const Race& now, const std::string& decision) { result.trace.decide(now, decision); },
       [&](const Race& now) { result.trace.end_turn(now); }});
  return result;
}

void print(const LapFlags& flags, const Race& race, const LapResult& result) {
  const int laps = desk::table_of(race).laps;
  fmt::print("{} on {}, {} lap{}{}{}\n\n", race.rules(), race.board().name, laps,
             laps == 1 ? "" : "s", build_of(flags).empty() ? "" : ", car " + build_of(flags),
             is_sure(flags) ? ", sure decisions alone" : "");
  fmt::print("  {:.2f} turns on the mean; {:.2f} % come home\n", result.forecast.turns,
             100 * result.forecast.home);
  fmt::print("  {} positions, {} ways, {:.0f} MB, {:.2f} s\n\n", result.size.positions,
             result.size.ways, static_cast<double>(result.size.bytes) / 1e6, result.seconds);
  Table table = {{"turn", "left", "decisions", "dice", "next best", "costs"}};
  for (const LapTurn& turn : result.turns) {
    const LapDecision* dearest = nullptr;
    for (const LapDecision& decision : turn.decisions) {
      if (decision.next_best.empty()) continue;
      if (dearest == nullptr || decision.price < dearest->price) dearest = &decision;
    }
    table.push_back({std::to_string(turn.turn), fmt::format("{:.2f}", turn.left),
                     joined(turn, &LapDecision::decision), join(turn.rolls, ", "),
                     dearest == nullptr ? "" : dearest->next_best,
                     dearest == nullptr ? "" : fmt::format("{:.3f}", dearest->price)});
  }
  print_aligned(table);
  if (!flags.svg.empty()) fmt::print("\n{}\n", flags.svg);
}

boost::json::value json_of(const LapFlags& flags, const Race& race, const LapResult& result) {
  boost::json::array turns;
  for (const LapTurn& turn : result.turns) {
    boost::json::array decisions;
    for (const LapDecision& decision : turn.decisions) {
      decisions.push_back({{"decision", decision.decision},
                           {"next_best", decision.next_best},
                           {"price", decision.price}});
    }
    turns.push_back({{"turn", turn.turn},
                     {"left", turn.left},
                     {"decisions", std::move(decisions)},
                     {"rolls", boost::json::array(turn.rolls.begin(), turn.rolls.end())}});
  }
  return {{"rules", race.rules()},
          {"circuit", race.board().name},
          {"options", race.options()},
          {"build", build_of(flags)},
          {"sure", is_sure(flags)},
          {"turns", result.forecast.turns},
          {"home", result.forecast.home},
          {"value", result.value},
          {"positions", result.size.positions},
          {"ways", result.size.ways},
          {"bytes", result.size.bytes},
          {"seconds", result.seconds},
          {"lap", std::move(turns)}};
}

int lab_lap(const LapFlags& flags) {
  const Result<std::unique_ptr<Race>, DataError> race = make_race(flags);
  if (!race) return complain(race.error());
  if (const auto error = check_outputs({flags.svg}, flags.force)) return complain(*error);
  const Result<LapResult, DataError> result = solve(flags, **race);
  if (!result) return complain(result.error());
  if (!flags.svg.empty()) {
    const Result<std::string, DataError> picture =
        result->trace.picture((*race)->board(), flags.is_dark);
    if (!picture) return complain(picture.error());
    if (const auto error = write_output(flags.svg, *picture, flags.force)) return complain(*error);
  }
  if (is_standard_output(flags.svg)) return kFine;
  if (flags.is_json) {
    print_json(json_of(flags, **race, *result));
  } else {
    print(flags, **race, *result);
  }
  return kFine;
}

}  // namespace

void add_lab_lap(CLI::App& lab, Run& run) {
  auto flags = std::make_shared<LapFlags>();
  CLI::App* command = lab.add_subcommand(
      "lap", "The perfect lap of a lone car, exactly: every decision with its price in turns");
  command->add_option("--rules", flags->rules, "Rule set")->capture_default_str();
  command->add_option("--circuit", flags->circuit, "Circuit, board or .board file")
      ->capture_default_str();
  command->add_option("--laps", flags->laps, "Laps; the fewest that the rule set allows")
      ->check(CLI::Range(1, 100));
  command->add_option("--options", flags->options, "Options of the rule set: \"key=value …\"");
  command
      ->add_option("--build", flags->build,
                   "The car: 60/40/40/160/5, or levels 0/0/0/0/1/1 in the tournament game")
      ->type_name("CAR");
  command
      ->add_option("--out-price", flags->out, "Turns that going out counts as (default 50 a lap)")
      ->check(CLI::Range(1.0, 100000.0));
  command->add_flag("--sure", flags->is_sure,
                    "Without pushes and wagers, wherever there is another way; in the tournament "
                    "game always");
  command->add_option("--svg", flags->svg, "Draw the lap on its board into this file")
      ->type_name("FILE");
  command->add_flag("--dark", flags->is_dark, "Dark paper");
  add_force_flag(*command, flags->force);
  command->add_flag("--json", flags->is_json, "Print it as JSON");
  command->callback([flags, &run] { run = [flags] { return lab_lap(*flags); }; });
}

}  // namespace chicane::app
