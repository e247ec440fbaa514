// chicane lab odds FILE: what each decision in a position may lead to, exactly.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "apps/chicane/commands.h"
#include "apps/chicane/files.h"
#include "apps/chicane/output.h"
#include "base/text.h"
#include "codec/case_text.h"
#include "conform/run_case.h"
#include "lab/choices.h"
#include "lab/odds.h"

namespace chicane::app {

namespace {

using lab::DecisionOdds;
using lab::Odds;
using lab::Outcome;

struct OddsFlags {
  std::string file;
  std::string case_id;
  std::string decision;
  bool is_json = false;
};

std::string case_choices(const CaseFile& file) {
  std::vector<std::string> ids;
  for (const Case& one : file.cases) ids.push_back(one.id);
  return lab::choices_text(std::move(ids));
}

Result<const Case*, DataError> find_case(const CaseFile& file, const std::string& id) {
  if (id.empty() && file.cases.size() == 1) return &file.cases[0];
  const auto found = std::find_if(file.cases.begin(), file.cases.end(),
                                  [&](const Case& one) { return one.id == id; });
  if (found != file.cases.end()) return &*found;
  const std::string what =
      file.cases.empty() ? std::string("there is no case in the file")
      : id.empty()       ? "--case: choose one of " + case_choices(file)
                   : fill("--case: there is no case '{}'; there are {}", id, case_choices(file));
  return Failure{DataError{file.source, 0, what}};
}

// "5/6", and 1 as itself.
std::string fraction_text(const lab::Fraction& fraction) {
  return fraction.whole == 1 ? std::to_string(fraction.part)
                             : fmt::format("{}/{}", fraction.part, fraction.whole);
}

void print(const DecisionOdds& decision) {
  fmt::print("\n{}\n", decision.decision);
  std::size_t width = 0;
  for (const Outcome& outcome : decision.outcomes)
    width = std::max(width, fraction_text(outcome.chance).size());
  for (const Outcome& outcome : decision.outcomes) {
    fmt::print("  {:>{}}  {:6.2f} %  {}\n", fraction_text(outcome.chance), width,
               100 * outcome.chance.value(),
               outcome.told.empty() ? "Nothing happens yet." : join(outcome.told, " "));
  }
}

boost::json::value json_of(const DecisionOdds& decision) {
  boost::json::array outcomes;
  for (const Outcome& outcome : decision.outcomes) {
    outcomes.push_back({{"part", outcome.chance.part},
                        {"whole", outcome.chance.whole},
                        {"chance", outcome.chance.value()},
                        {"told", boost::json::array(outcome.told.begin(), outcome.told.end())}});
  }
  return {{"decision", decision.decision}, {"outcomes", std::move(outcomes)}};
}

int lab_odds(const OddsFlags& flags) {
  const Result<std::string, DataError> text = read_file(flags.file, kCaseFileBytesMax);
  if (!text) return complain(text.error());
  const Result<CaseFile, DataError> file = parse_cases(*text, flags.file);
  if (!file) return complain(file.error());
  const Result<const Case*, DataError> the_case = find_case(*file, flags.case_id);
  if (!the_case) return complain(the_case.error());
  const Result<std::unique_ptr<Race>, DataError> race =
      conform::position_after(file->rules, **the_case);
  if (!race) return complain(DataError{flags.file, race.error().line, race.error().what});
  const Result<Odds, DataError> odds = lab::odds_of(**race, flags.decision);
  if (!odds) return complain(DataError{flags.file, (*the_case)->line, odds.error().what});
  const std::string& who = (*race)->names()[static_cast<std::size_t>(index(odds->seat))];
  if (!flags.is_json) {
    fmt::print("{}, case {}: {} decides\n", file->rules, (*the_case)->id, who);
    for (const DecisionOdds& decision : odds->decisions) print(decision);
    return kFine;
  }
  boost::json::array decisions;
  for (const DecisionOdds& decision : odds->decisions) decisions.push_back(json_of(decision));
  print_json({{"rules", file->rules},
              {"case", (*the_case)->id},
              {"seat", who},
              {"decisions", std::move(decisions)}});
  return kFine;
}

}  // namespace

void add_lab_odds(CLI::App& lab, Run& run) {
  auto flags = std::make_shared<OddsFlags>();
  CLI::App* command = lab.add_subcommand(
      "odds", "What each decision in a position may lead to: exact chances, every die counted");
  command
      ->add_option("file", flags->file,
                   "Case file; the position is where the case ends, and one driver decides there")
      ->required();
  command->add_option("--case", flags->case_id, "Which case, if the file has several");
  command->add_option("--decision", flags->decision,
                      "Only this one, as in 'plot 120' (default every lawful one)");
  command->add_flag("--json", flags->is_json, "Print the chances as JSON");
  command->footer(
      "Every fall of the dice is followed until a driver has a choice again or the car's move is\n"
      "over; what is told alike is one outcome.");
  command->callback([flags, &run] { run = [flags] { return lab_odds(*flags); }; });
}

}  // namespace chicane::app
