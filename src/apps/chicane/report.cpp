#include "apps/chicane/report.h"

#include <fmt/core.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "catalog/rule_sets.h"
#include "catalog/tell.h"
#include "codec/happening_json.h"

namespace chicane::app {

namespace {

constexpr int kPercentile = 100;
constexpr int kDieSides = 6;  // The die whose faces are worth counting one by one.

std::string rules_title(const Race& race) {
  const Result<const RuleSetEntry*, DataError> entry = find_rule_set(race.rules());
  return entry ? std::string((*entry)->title()) : std::string(race.rules());
}

std::string story(const Race& race, const Chronicle& chronicle, const Pen& pen) {
  std::string text;
  int turn_told = -1;
  for (const StoryLine& line : story_lines(race, chronicle.entries)) {
    const std::string when = line.turn == turn_told ? ""
                             : line.turn == 0       ? "grid"
                                                    : fmt::format("turn {}", line.turn);
    turn_told = line.turn;
    text += fmt::format("  {:<9}{} {}\n", when, line.text, pen(line.clause, kQuiet));
  }
  return text;
}

// "  31 thrown   1: 5   2: 6 …"; empty for none.
std::string face_counts(const std::vector<Chronicle::Die>& dice, int faces, bool is_special) {
  std::vector<int> counts(faces);
  int thrown = 0;
  for (const Chronicle::Die& die : dice) {
    if (die.sides != kDieSides || die.is_special != is_special) continue;
    ++thrown;
    ++counts[die.face - 1];
  }
  if (thrown == 0) return {};
  std::string text = fmt::format("  {} {}", thrown, is_special ? "special" : "thrown");
  for (int face = 1; face <= faces; ++face)
    text += fmt::format("   {}: {}", face, counts[face - 1]);
  return text + "\n";
}

std::string dice_table(const std::vector<Chronicle::Die>& dice) {
  std::string percentile;
  std::string drawn;
  for (const Chronicle::Die& die : dice) {
    if (die.sides != kDieSides)
      (die.sides == kPercentile ? percentile : drawn) += fmt::format(" {}", die.face);
  }
  // The special die has no more than three points.
  std::string text = face_counts(dice, kDieSides, false) + face_counts(dice, 3, true);
  if (!percentile.empty()) text += "  percentile:" + percentile + "\n";
  // One of so many cars that are left.
  if (!drawn.empty()) text += "  drawn:" + drawn + "\n";
  return text;
}

}  // namespace

std::string result_table(const Race& race, const Pen& pen) {
  std::string text;
  for (const Standing& standing : race.standings()) {
    const std::string place = standing.has_finished ? std::to_string(standing.place) : "-";
    text += fmt::format("  {:>2}  {:<14} {}\n", place, standing.name,
                        pen(standing.result, standing.has_finished ? kFree : kOut));
  }
  return text;
}

std::string race_report(const Race& race, const Chronicle& chronicle, const Pen& pen) {
  const std::string& title = race.board().title.empty() ? race.board().name : race.board().title;
  std::string text =
      pen(title, kHead) + fmt::format("\n{}, {}\n\n", rules_title(race), race.options());
  text += pen("The race", kHead) + "\n" + story(race, chronicle, pen) + "\n";
  text += pen("Result", kHead) + "\n" + result_table(race, pen) + "\n";
  if (!chronicle.dice.empty()) text += pen("Dice", kHead) + "\n" + dice_table(chronicle.dice);
  return text;
}

boost::json::value race_report_json(const Race& race, const Chronicle& chronicle) {
  boost::json::array standings;
  for (const Standing& standing : race.standings()) {
    standings.push_back(
        {{"name", standing.name},
         {"place", standing.has_finished ? boost::json::value(standing.place) : nullptr},
         {"result", standing.result}});
  }
  boost::json::array dice;
  for (const Chronicle::Die& die : chronicle.dice)
    dice.push_back({{"sides", die.sides}, {"face", die.face}});
  boost::json::array events;
  for (const HappeningInTurn& entry : chronicle.entries) {
    boost::json::object event = to_json(entry.happening);
    event["turn"] = entry.turn;
    events.push_back(std::move(event));
  }
  return {{"rules", race.rules()},
          {"rules_version", race.rules_version()},
          {"board", race.board().name},
          {"options", race.options()},
          {"turns", race.turn()},
          {"over", race.pending().is_over()},
          {"standings", standings},
          {"events", events},
          {"dice", dice}};
}

}  // namespace chicane::app
