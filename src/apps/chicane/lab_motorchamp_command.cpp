// chicane lab motorchamp: the circuits of MotorChamp.
#include "apps/chicane/lab_motorchamp_command.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "apps/chicane/boards.h"
#include "apps/chicane/commands.h"
#include "apps/chicane/lab_table.h"
#include "apps/chicane/output.h"
#include "catalog/boards.h"
#include "lab/motorchamp_circuits.h"

namespace chicane::app {

namespace {

using lab::CircuitStudy;
using lab::StudyTarget;

struct CircuitFlags {
  int races = 210;
  std::vector<std::string> circuits;
  std::uint64_t seed = 1;
  std::string drivers = "mixed";
  bool is_markdown = false;
  bool is_json = false;
};

struct Column {
  const char* title;
  const char* short_title;
  std::string (*cell)(const CircuitStudy& study);
};

std::string whole(double value) { return fmt::format("{:.0f}", value); }
std::string tenths(double value) { return fmt::format("{:.1f}", value); }

constexpr Column kColumns[] = {
    {"circuit", "circuit", [](const CircuitStudy& s) { return s.circuit; }},
    {"rows", "rows", [](const CircuitStudy& s) { return std::to_string(s.rows); }},
    {"classified %", "class%",
     [](const CircuitStudy& s) { return whole(s.percent_of_cars(s.classified)); }},
    {"permanently out %", "out%",
     [](const CircuitStudy& s) { return whole(s.percent_of_cars(s.out)); }},
    {"by blockage, % of cars", "block%",
     [](const CircuitStudy& s) { return whole(s.percent_of_cars(s.out_by_blockage)); }},
    {"left on the side %", "left%",
     [](const CircuitStudy& s) { return whole(s.percent_of_cars(s.left)); }},
    {"temporary outs a race", "off/race",
     [](const CircuitStudy& s) { return tenths(s.per_race(s.went_off)); }},
    {"temporary outs a car", "off/car",
     [](const CircuitStudy& s) { return tenths(s.per_car(s.went_off)); }},
    {"lead changes", "leads",
     [](const CircuitStudy& s) { return tenths(s.per_race(s.lead_changes)); }},
    {"tows", "tows", [](const CircuitStudy& s) { return tenths(s.per_race(s.tows)); }},
    {"red flaps %", "red%",
     [](const CircuitStudy& s) { return whole(s.percent_of_cars(s.red_flaps)); }},
    {"stops made %", "stops%",
     [](const CircuitStudy& s) { return whole(s.percent_of_cars(s.stops)); }},
    {"six-lap cars", "six", [](const CircuitStudy& s) { return tenths(s.per_race(s.six_laps)); }},
    {"rounds to the win", "win",
     [](const CircuitStudy& s) { return whole(s.per_win(s.rounds_to_win)); }},
    {"rounds in all (5–95 %)", "rounds",
     [](const CircuitStudy& s) {
       return fmt::format("{:.0f} ({}-{})", s.mean_rounds(), s.rounds_at(5), s.rounds_at(95));
     }},
    {"mean slot of the winner", "slot",
     [](const CircuitStudy& s) { return tenths(s.per_win(s.winner_slots)); }},
    {"no winner %", "none%",
     [](const CircuitStudy& s) { return tenths(s.percent_of_races(s.no_winner)); }},
};

constexpr Column kWins = {"wins cautious/normal/bold", "wins c/n/b", [](const CircuitStudy& s) {
                            return fmt::format("{}/{}/{}", s.wins[0], s.wins[1], s.wins[2]);
                          }};

// Wins by temper mean something in a mixed field only.
Table table_of(const std::vector<CircuitStudy>& studies, const CircuitFlags& flags) {
  std::vector<Column> columns(std::begin(kColumns), std::end(kColumns));
  if (flags.drivers == "mixed") columns.push_back(kWins);
  Table table(1 + studies.size());
  for (const Column& column : columns) {
    table[0].emplace_back(flags.is_markdown ? column.title : column.short_title);
    for (std::size_t i = 0; i < studies.size(); ++i)
      table[i + 1].push_back(column.cell(studies[i]));
  }
  return table;
}

// What the circuits of one class reach.
std::string reached_text(const std::vector<CircuitStudy>& studies, const StudyTarget& target,
                         bool is_long) {
  std::vector<double> values;
  for (const CircuitStudy& study : studies) {
    if (study.is_long == is_long) values.push_back(target.value(study));
  }
  if (values.empty()) return "–";
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  return fmt::format("{:.{}f} – {:.{}f}", *least, target.decimals, *most, target.decimals);
}

std::string verdict(const std::vector<CircuitStudy>& studies, const StudyTarget& target) {
  std::string missed;
  for (const CircuitStudy& study : studies) {
    if (!target.holds(study)) missed += (missed.empty() ? "missed: " : ", ") + study.circuit;
  }
  return missed.empty() ? "holds" : missed;
}

Table targets_table(const std::vector<CircuitStudy>& studies) {
  Table table = {{"figure", "long: target", "reached", "short: target", "reached", "verdict"}};
  for (const StudyTarget& target : lab::study_targets()) {
    table.push_back({std::string(target.figure), range_text(target.on_long, target.decimals),
                     reached_text(studies, target, true),
                     range_text(target.on_short, target.decimals),
                     reached_text(studies, target, false), verdict(studies, target)});
  }
  return table;
}

boost::json::value json_of(const CircuitStudy& s) {
  return {{"circuit", s.circuit},
          {"rows", s.rows},
          {"races", s.races},
          {"cars", s.cars},
          {"finished", s.finished},
          {"out", s.out},
          {"left", s.left},
          {"out_by_limit", s.out_by_limit},
          {"out_by_blockage", s.out_by_blockage},
          {"classified", s.classified},
          {"went_off", s.went_off},
          {"came_back", s.came_back},
          {"lead_changes", s.lead_changes},
          {"tows", s.tows},
          {"red_flaps", s.red_flaps},
          {"stops", s.stops},
          {"six_laps", s.six_laps},
          {"no_winner", s.no_winner},
          {"rounds_to_win", s.rounds_to_win},
          {"winner_slots", s.winner_slots},
          {"wins", boost::json::array(s.wins.begin(), s.wins.end())},
          {"rounds", boost::json::array(s.rounds.begin(), s.rounds.end())}};
}

// The circuits asked for, or all that the pieces make.
Result<std::vector<Board>, DataError> boards_of(const CircuitFlags& flags) {
  std::vector<Board> boards;
  for (const std::string& name : flags.circuits.empty() ? piece_circuit_names() : flags.circuits) {
    Result<Board, DataError> board = find_board(name, BoardForm::motor);
    if (!board) return Failure{board.error()};
    boards.push_back(std::move(*board));
  }
  return boards;
}

void print(const std::vector<CircuitStudy>& studies, const CircuitFlags& flags) {
  const auto print_table = flags.is_markdown ? print_markdown : print_aligned;
  if (!flags.is_markdown) {
    fmt::print("motorchamp, {} race{} a circuit, {} drivers, seed {}\n\n", flags.races,
               flags.races == 1 ? "" : "s", flags.drivers, flags.seed);
  }
  print_table(table_of(studies, flags));
  // The targets were set for mixed fields.
  if (flags.drivers != "mixed") return;
  fmt::print("\n");
  print_table(targets_table(studies));
}

int lab_motorchamp(const CircuitFlags& flags) {
  const Result<std::vector<Board>, DataError> boards = boards_of(flags);
  if (!boards) return complain(boards.error());
  std::vector<CircuitStudy> studies;
  for (const Board& board : *boards) {
    Result<CircuitStudy, DataError> study =
        lab::study_circuit({board, *lab::study_drivers(flags.drivers), flags.races, flags.seed});
    if (!study) return complain(study.error());
    studies.push_back(std::move(*study));
  }
  if (!flags.is_json) {
    print(studies, flags);
    return kFine;
  }
  boost::json::array answers;
  for (const CircuitStudy& study : studies) answers.push_back(json_of(study));
  print_json(answers);
  return kFine;
}

}  // namespace

template <>
void add_own_lab<motorchamp::MotorChamp>(CLI::App& lab, Run& run) {
  auto flags = std::make_shared<CircuitFlags>();
  CLI::App* command = lab.add_subcommand(
      "motorchamp", "The circuits of MotorChamp, with the ranges they should keep");
  command->add_option("--races", flags->races, "Races on each circuit")
      ->capture_default_str()
      ->check(CLI::Range(1, 100000));
  command->add_option("--circuit", flags->circuits,
                      "Board: a name or a .board file (default all twelve)");
  command->add_option("--seed", flags->seed, "Of the first race; the others follow")
      ->capture_default_str();
  command
      ->add_option("--drivers", flags->drivers, "Who drives: mixed, cautious, normal, bold, random")
      ->capture_default_str()
      ->check(CLI::IsMember(
          std::vector<std::string>(lab::kStudyDrivers.begin(), lab::kStudyDrivers.end())));
  command->add_flag("--markdown", flags->is_markdown, "Print the tables for a document");
  command->add_flag("--json", flags->is_json, "Print the sums as JSON");
  command->callback([flags, &run] { run = [flags] { return lab_motorchamp(*flags); }; });
}

}  // namespace chicane::app
