#include "codec/motorchamp/refusal_text.h"

#include "base/text.h"
#include "rules/motorchamp/motorchamp.h"
#include "rules/motorchamp/throws.h"

namespace chicane::motorchamp {

namespace {

std::string dice_words(int dice) { return dice == 1 ? "one die" : fill("{} dice", dice); }

std::string reason(const Game& game, const State& state, const Names& cars,
                   const Decision& decision, Why why) {
  switch (why) {
    case Why::race_over:
      return "The race is over";
    case Why::not_your_turn:
      return "It is another player's turn";
    case Why::another_decision_due:
      return fill("'{}' is not what is asked for now", verb(decision.kind));
    case Why::die_not_owed:
      return "No die is owed";
    case Why::face_not_on_die:
      return fill("The die has no face {}", decision.number);
    case Why::not_your_car:
      return "That is no car of yours";
    case Why::car_placed_already:
      return fill("{} has its place already", cars[decision.number]);
    case Why::too_many_dice:
      return fill("The car may throw {} at most from here",
                  dice_words(dice_allowed(game, state, state.at_wheel())));
    case Why::slower_than_fair_play:
      return fill("{} is slower than fair play allows: a faster throw is safe",
                  format_throw(throw_of(decision)));
    case Why::throw_not_of_start:
      return "In the start area it is one normal die";
    case Why::throw_not_of_handicap:
      return "With the red flap it is one normal die";
    case Why::throw_not_of_pits:
      return "In the pit lane it is one normal die, in a pit two";
    case Why::no_such_throw:
      return "That is no throw";
    case Why::target_not_lawful:
      return fill("The throw does not lead to {}", format_target(target_of(decision)));
    case Why::no_tow:
      return fill("The tow does not lead to {}", format_target(target_of(decision)));
  }
  return {};
}

}  // namespace

std::string explain(const Game& game, const State& state, const Names& cars, Seat seat,
                    const Decision& decision, Why why) {
  DecisionList list;
  MotorChamp::legal(game, state, seat, list);
  std::vector<std::string> lawful;
  for (const Decision& each : list) lawful.push_back(format_decision(cars, each));
  return fill("{}; you may {}. {}", reason(game, state, cars, decision, why),
              lawful.empty() ? "wait" : join(lawful, ", "), clause(why));
}

}  // namespace chicane::motorchamp
