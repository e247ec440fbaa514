#include "codec/grand_prix_advanced/refusal_text.h"

#include "base/text.h"
#include "codec/grand_prix_advanced/decision_text.h"
#include "rules/grand_prix_advanced/gears.h"
#include "rules/grand_prix_advanced/road.h"

namespace chicane::grand_prix_advanced {

namespace {

// More plans than these nobody reads.
constexpr std::size_t kShownMax = 8;

// The plan a refusal is about: the one said, or the rest of the one kept.
Plan plan_meant(const State& state, const Decision& decision) {
  return decision.kind == DecisionKind::keep ? state.go.plan().after(state.go.done) : decision.plan;
}

int cell_ahead(const Game& game, const State& state, int cells) {
  return game.ring.after(state.at_wheel().cell, cells);
}

// The first cell that others would be endangered in, or that reaches 3, is told by its number.
int first_cell(const Road& road, const Plan& plan, bool is_three) {
  for (int cell = 1; cell <= plan.cells; ++cell) {
    const bool goes_on = cell < plan.cells || plan.is_box;
    if (is_three ? road.factor(cell, goes_on) >= kFactorMax
                 : road.is_occupied(cell) && road.checks(cell, goes_on, plan.braking(cell)) > 0)
      return cell;
  }
  return 0;
}

std::string counts(const Road& road, const Plan& plan, std::string_view what) {
  return fill("The plan counts {}, {} the {} {}", plan.count(), what,
              what == "below" ? road.least : road.most,
              road.least == road.most ? "there is"
              : what == "below"       ? "needed"
                                      : "at most");
}

std::string reason(const Game& game, const State& state, const Decision& decision, Why why) {
  const int said = decision.number;
  const auto road = [&] { return road_ahead(game, state); };
  const auto here = [&](bool is_three) {
    return cell_ahead(game, state, first_cell(road(), plan_meant(state, decision), is_three));
  };
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
      return fill("The die has no face {}", said);
    case Why::not_damaged:
      return said < kDamages ? fill("The {} {} not damaged", damage_name(static_cast<Damage>(said)),
                                    said == 1 || said == 3 ? "are" : "is")
                             : "There is no such damage";
    case Why::only_tyres_on_arrival:
      return "On arrival only tyres are changed; the rest waits for the next go";
    case Why::gear_out_of_reach:
      return fill("From gear {} there is no way to {}: one up, one down or two down",
                  state.at_wheel().gear, said);
    case Why::no_double_with_gearbox:
      return "With a damaged gearbox there is no double shift";
    case Why::only_first_after_spin:
      return "After a spin the car restarts in first";
    case Why::only_first_from_box:
      return "The box is left in first";
    case Why::only_first_at_start:
      return "All cars start in first";
    case Why::no_fifth_before_three:
      return "One of the next eight cells reaches 3: fifth is barred";
    case Why::push_beyond_limit:
      return fill("Gear {} can be pushed by {} at most", state.go.gear, push_limit(state));
    case Why::no_push_at_start:
      return "There is no push at the start";
    case Why::no_push_out_of_gear:
      return "The car is out of gear: there is no push";
    case Why::below_minimum:
      return counts(road(), plan_meant(state, decision), "below");
    case Why::beyond_maximum:
      return counts(road(), plan_meant(state, decision), "beyond");
    case Why::must_enter_cell:
      return "In practice every go enters at least one cell";
    case Why::no_brakes:
      return "The brakes are damaged: there is no braking";
    case Why::no_room: {
      const Plan plan = plan_meant(state, decision);
      return fill("Cell {} is full", cell_ahead(game, state, plan.cells));
    }
    case Why::endangers_others:
      return fill("Cell {} holds others and is above the {} you bear, and another plan avoids it",
                  here(false), state.go.tolerance);
    case Why::three_in_fifth:
      return fill("Cell {} reaches 3, and in fifth another plan avoids it", here(true));
    case Why::no_way_to_box:
      return state.go.gear > kBoxGearMax ? "The box is entered in first, second or third gear only"
                                         : "There is no way into the box now";
    case Why::box_not_there:
      return fill("The box opens after cell {}", game.ring.box_entry);
  }
  return {};
}

}  // namespace

std::string explain(const Game& game, const State& state, Seat seat, const Decision& decision,
                    Why why) {
  DecisionList list;
  GrandPrixAdvanced::legal(game, state, seat, list);
  std::vector<std::string> lawful;
  for (std::size_t i = 0; i < list.size() && i < kShownMax; ++i)
    lawful.push_back(format_decision(list[i]));
  std::string offer = lawful.empty() ? "wait" : join(lawful, ", ");
  if (list.size() > kShownMax)
    offer += fill(" or one of {} more", std::to_string(list.size() - kShownMax));
  return fill("{}; you may {}. {}", reason(game, state, decision, why), offer, clause(why));
}

}  // namespace chicane::grand_prix_advanced
