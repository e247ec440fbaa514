// chicane lab circuits: how boards race under each rule set, over many races.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "apps/chicane/boards.h"
#include "apps/chicane/commands.h"
#include "apps/chicane/lab_table.h"
#include "apps/chicane/output.h"
#include "base/text.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "drivers/masters.h"
#include "lab/race_study.h"

namespace chicane::app {

namespace {

using lab::Estimate;
using lab::FigureInfo;
using lab::RaceStudy;
using lab::Verdict;

struct CircuitsFlags {
  std::vector<std::string> rules;     // Empty: all.
  std::vector<std::string> circuits;  // Empty: all that come with Chicane.
  std::string driver;                 // Empty: that of a study.
  int seats = lab::kStudySeats;
  std::optional<int> laps;
  int races = 100;
  std::uint64_t seed = 1;
  bool is_markdown = false;
  bool is_json = false;
};

Failure<DataError> fail(std::string source, std::string what) {
  return Failure{DataError{std::move(source), 0, std::move(what)}};
}

Result<std::vector<const RuleSetEntry*>, DataError> rules_of(const CircuitsFlags& flags) {
  if (flags.rules.empty()) return rule_sets();
  std::vector<const RuleSetEntry*> entries;
  for (const std::string& id : flags.rules) {
    const Result<const RuleSetEntry*, DataError> entry = find_rule_set(id);
    if (!entry) return fail("--rules", entry.error().what);
    entries.push_back(*entry);
  }
  return entries;
}

// Of the circuits and boards that are named, those that the rule set is raced on; or all of its
// own.
Result<std::vector<Board>, DataError> boards_of(const CircuitsFlags& flags,
                                                const RuleSetEntry& rules) {
  std::vector<Board> boards;
  for (const std::string& name :
       flags.circuits.empty() ? board_choices(rules.form()) : flags.circuits) {
    Result<Board, DataError> board = find_board_of_any_form(name, rules.form());
    if (!board)
      return fail(board.error().source.empty() ? "--circuit" : "", to_string(board.error()));
    if (!lab::seats_on(rules, *board).empty()) boards.push_back(std::move(*board));
  }
  return boards;
}

// A board that is named must be one for some of the rule sets.
std::string complaint_about(const std::string& name,
                            const std::vector<const RuleSetEntry*>& rules) {
  std::vector<std::string> ids;
  for (const RuleSetEntry* entry : rules) {
    const Result<Board, DataError> board = find_board_of_any_form(name, entry->form());
    if (!board || !lab::seats_on(*entry, *board).empty()) return {};
    ids.emplace_back(entry->id());
  }
  return fill("{} is no board for {}", name, join(ids, ", "));
}

Result<std::vector<RaceStudy>, DataError> study(const CircuitsFlags& flags,
                                                const std::vector<const RuleSetEntry*>& rules) {
  std::vector<RaceStudy> studies;
  for (const RuleSetEntry* entry : rules) {
    const Result<std::vector<Board>, DataError> boards = boards_of(flags, *entry);
    if (!boards) return Failure{boards.error()};
    for (const Board& board : *boards) {
      Result<RaceStudy, DataError> done =
          lab::study_races({std::string(entry->id()), board, flags.driver, flags.seats, flags.laps,
                            flags.races, flags.seed});
      if (!done) return fail(fill("{} on {}", entry->id(), board.name), to_string(done.error()));
      studies.push_back(std::move(*done));
    }
  }
  return studies;
}

// "3.4 ± 0.2", and a word if it is not as it should be.
std::string cell(const RaceStudy& study, const FigureInfo& info) {
  const Estimate estimate = study[info.figure];
  if (estimate.races == 0) return "–";
  std::string text = fmt::format("{:.{}f}", estimate.mean, info.decimals);
  if (estimate.races > 1) text += fmt::format(" ± {:.{}f}", estimate.margin, info.decimals);
  const Verdict verdict = lab::verdict(study, info.figure);
  if (verdict == Verdict::none || verdict == Verdict::holds) return text;
  std::string words(name(verdict));
  std::replace(words.begin(), words.end(), '_', ' ');
  return text + " " + words;
}

// What the figures should be.
std::vector<std::string> targets_row(std::string_view rules) {
  std::vector<std::string> row = {"should be", "", ""};
  for (const FigureInfo& info : lab::figures()) {
    const std::optional<lab::Range> range = lab::target_range(rules, info.figure);
    row.push_back(range ? range_text(*range, info.decimals) : "–");
  }
  return row;
}

Table table_of(const std::vector<RaceStudy>& studies, std::string_view rules) {
  Table table = {{"circuit", "cars", "laps"}};
  for (const FigureInfo& info : lab::figures()) table[0].emplace_back(info.title);
  bool has_targets = false;
  for (const RaceStudy& study : studies) {
    if (study.rules != rules) continue;
    std::vector<std::string> row = {study.board, std::to_string(study.cars),
                                    std::to_string(study.laps)};
    for (const FigureInfo& info : lab::figures()) row.push_back(cell(study, info));
    table.push_back(std::move(row));
    has_targets = lab::has_targets(study);
  }
  if (has_targets) table.push_back(targets_row(rules));
  return table;
}

void print(const std::vector<RaceStudy>& studies, const CircuitsFlags& flags) {
  const auto print_table = flags.is_markdown ? print_markdown : print_aligned;
  std::string last;
  for (const RaceStudy& study : studies) {
    if (study.rules == last) continue;
    if (!last.empty()) fmt::print("\n");
    last = study.rules;
    fmt::print("{}{}: {} race{} a circuit, {} drivers, seed {}\n\n", flags.is_markdown ? "## " : "",
               study.rules, flags.races, flags.races == 1 ? "" : "s", study.driver, flags.seed);
    print_table(table_of(studies, study.rules));
  }
}

boost::json::value json_of(const RaceStudy& study, const FigureInfo& info) {
  const Estimate estimate = study[info.figure];
  if (estimate.races == 0) return nullptr;
  boost::json::object figure = {{"mean", estimate.mean}, {"races", estimate.races}};
  if (estimate.races > 1) {
    figure["low"] = estimate.low();
    figure["high"] = estimate.high();
  }
  if (const Verdict verdict = lab::verdict(study, info.figure); verdict != Verdict::none)
    figure["verdict"] = name(verdict);
  return figure;
}

boost::json::value json_of(const RaceStudy& study) {
  boost::json::object figures;
  for (const FigureInfo& info : lab::figures()) figures[info.name] = json_of(study, info);
  return {{"rules", study.rules},
          {"circuit", study.board},
          {"driver", study.driver},
          {"seats", study.seats},
          {"cars", study.cars},
          {"laps", study.laps},
          {"races", study.races},
          {"unended", boost::json::array(study.unended.begin(), study.unended.end())},
          {"figures", std::move(figures)}};
}

boost::json::value json_of(const std::vector<RaceStudy>& studies) {
  boost::json::array answers;
  for (const RaceStudy& study : studies) answers.push_back(json_of(study));
  return answers;
}

// Races that do not end are told on standard error, whatever the form of the result.
int tell_unended(const std::vector<RaceStudy>& studies) {
  int code = kFine;
  for (const RaceStudy& study : studies) {
    if (study.unended.empty()) continue;
    fmt::print(stderr, "chicane: {} on {}: {} of {} races did not end; the first has seed {}\n",
               study.rules, study.board, study.unended.size(),
               study.races + static_cast<int>(study.unended.size()), study.unended[0]);
    code = kNo;
  }
  return code;
}

int lab_circuits(const CircuitsFlags& flags) {
  const Result<std::vector<const RuleSetEntry*>, DataError> rules = rules_of(flags);
  if (!rules) return complain(rules.error());
  for (const std::string& name : flags.circuits) {
    if (const std::string complaint = complaint_about(name, *rules); !complaint.empty())
      return complain("--circuit: " + complaint);
  }
  const Result<std::vector<RaceStudy>, DataError> studies = study(flags, *rules);
  if (!studies) return complain(studies.error());
  if (flags.is_json) {
    print_json(json_of(*studies));
  } else {
    print(*studies, flags);
  }
  return tell_unended(*studies);
}

}  // namespace

void add_lab_circuits(CLI::App& lab, Run& run) {
  auto flags = std::make_shared<CircuitsFlags>();
  CLI::App* command = lab.add_subcommand(
      "circuits", "How boards race under each rule set: means with 95 % confidence intervals");
  command->add_option("--rules", flags->rules, "Rule sets (default all)");
  command->add_option("--circuit", flags->circuits,
                      "Circuits, boards or .board files (default all but those for tests)");
  command
      ->add_option("--driver", flags->driver,
                   "Who drives: " + join(all_mind_names(), ", ") +
                       " (default club where rookies are simple, else rookie)")
      ->check(CLI::IsMember(mind_names()));
  command->add_option("--seats", flags->seats, "Drivers; some rule sets give each two cars")
      ->capture_default_str()
      ->check(CLI::Range(1, lab::kStudySeatsMax));
  command->add_option("--laps", flags->laps, "Laps; 2, or the fewest the rule set allows")
      ->check(CLI::PositiveNumber);
  command->add_option("--races", flags->races, "Races on each board")
      ->capture_default_str()
      ->check(CLI::Range(1, 100000));
  command->add_option("--seed", flags->seed, "Of the first race; the others follow")
      ->capture_default_str();
  CLI::Option* markdown =
      command->add_flag("--markdown", flags->is_markdown, "Print the tables for a document");
  command->add_flag("--json", flags->is_json, "Print the figures as JSON")->excludes(markdown);
  command->callback([flags, &run] { run = [flags] { return lab_circuits(*flags); }; });
}

}  // namespace chicane::app
