#include "codec/grand_prix_basic/refusal_text.h"

#include "base/text.h"
#include "codec/cited.h"
#include "rules/grand_prix_basic/clauses.h"

namespace chicane::grand_prix_basic {

namespace {

std::string reason(const Game& game, const State& state, const Decision& decision, Why why) {
  switch (why) {
    case Why::race_over:
      return "The race is over";
    case Why::not_your_turn:
      return "It is the go of a car of somebody else";
    case Why::another_decision_due:
      return fill("'{}' is not what is asked for now", verb(decision.kind));
    case Why::die_not_owed:
      return "No die is owed";
    case Why::face_not_on_die:
      return fill("The die has no face {}", decision.number);
    case Why::one_die_or_two:
      return fill("A go is driven with one die or with two, not with {}", decision.number);
    case Why::beyond_total:
      return fill("{} cells are more than the {} thrown", decision.number, state.go.total);
    case Why::no_room:
      return fill("{} ahead is cell {}, which is full", decision.number,
                  game.ring.after(state.at_wheel().cell, decision.number));
    case Why::must_move:
      return "There is room ahead: at least one cell must be entered";
    case Why::beyond_lost_cell:
      return fill("The overtaking is lost in the {} cell: there is no stop beyond it",
                  ordinal(state.go.entered + 1));
    case Why::must_leave_start:
      return "There is room in a cell that was entered: the go does not end where it began";
  }
  return {};
}

}  // namespace

std::string cited_clause(Why why) { return cited(clause(why), is_reconstructed(clause(why))); }

std::string explain(const Game& game, const State& state, Seat seat, const Decision& decision,
                    Why why) {
  DecisionList list;
  GrandPrixBasic::legal(game, state, seat, list);
  std::vector<std::string> lawful;
  for (const Decision& each : list) lawful.push_back(format_decision(each));
  return fill("{}; you may {}. {}", reason(game, state, decision, why),
              lawful.empty() ? "wait" : join(lawful, ", "), cited_clause(why));
}

}  // namespace chicane::grand_prix_basic
