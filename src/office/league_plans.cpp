#include "office/league_plans.h"

#include "base/assert.h"
#include "catalog/boards.h"
#include "catalog/embedded.h"
#include "catalog/rule_sets.h"
#include "codec/league_text.h"

namespace chicane::office {

namespace {

// Why no number of drivers could race there; the complaint is that of two.
std::optional<DataError> cannot_race(const RuleSetEntry& rules, const Board& board,
                                     const std::string& options) {
  const Result<std::vector<int>, DataError> lawful = rules.seats_lawful(board, options);
  if (!lawful) return lawful.error();
  if (!lawful->empty() && lawful->back() > 1) return std::nullopt;
  return rules.make_race(board, options, {"A", "B"}).error();
}

}  // namespace

std::optional<DataError> check_plan(const league::Plan& plan) {
  const Result<const RuleSetEntry*, DataError> rules = find_rule_set(plan.rules);
  if (!rules) return DataError{"rules", 0, rules.error().what};
  for (const std::string& circuit : plan.circuits) {
    const Result<Board, DataError> board = load_board(circuit, (*rules)->form());
    if (!board) return DataError{"circuit", 0, board.error().what};
    if (std::optional<DataError> wrong = cannot_race(**rules, *board, plan.options)) return wrong;
  }
  return std::nullopt;
}

const std::vector<ReadyPlan>& ready_plans() {
  static const std::vector<ReadyPlan> kPlans = [] {
    std::vector<ReadyPlan> plans;
    for (const EmbeddedFile& file : embedded_leagues()) {
      Result<league::Plan, DataError> plan = parse_league_plan(file.text, file.name);
      CHICANE_ASSERT(static_cast<bool>(plan));
      plans.push_back({std::move(*plan), std::string(file.text)});
    }
    return plans;
  }();
  return kPlans;
}

}  // namespace chicane::office
