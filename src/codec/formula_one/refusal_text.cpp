#include "codec/formula_one/refusal_text.h"

#include "base/text.h"

namespace chicane::formula_one {

namespace {

constexpr std::size_t kShown = 12;  // Of the lawful decisions.

std::string reason(const State& state, const Decision& decision, Why why) {
  const int mph = speed_of(decision).mph();
  const Car& car = state.cars[state.move.car];
  switch (why) {
    case Why::race_over:
      return "The race is over";
    case Why::not_your_turn:
      return "It is another driver's turn";
    case Why::another_decision_due:
      return fill("'{}' is not what is asked for now", verb(decision.kind));
    case Why::die_not_owed:
      return "No die is owed";
    case Why::face_not_on_die:
      return fill("The die has no face {}", decision.number);
    case Why::no_such_speed:
      return fill("{} is no speed", mph);
    case Why::speeds_up_too_much:
      return fill("{} is more than 60 above the {} on the dial", mph, car.speed.mph());
    case Why::above_first_speed:
      return fill("The first speed from here is {} at most, not {}",
                  car.where == Where::pit ? car.cap.mph() : kFirstSpeed.mph(), mph);
    case Why::above_blocked_speed:
      return fill("The way out is taken: 60 at most, not {}", mph);
    case Why::reduction_not_payable:
      return fill("Brakes {} of {} and tyres {} of {} do not allow a drop from {} to {}", car.brake,
                  kBrakeMax, car.tyre, kTyreMax, car.speed.mph(), mph);
    case Why::brakes_have_failed:
      return "The brakes have failed: no slower speed until the next pit stop";
    case Why::way_not_clear:
      return fill("With Superb Driving the way must be clear for all of {}", mph);
    case Why::no_superb_card:
      return "You hold no Superb Driving";
    case Why::card_while_spun_off:
      return "No tactic card off the track after a spin";
    case Why::card_with_faulty_tyres:
      return "No tactic card with faulty tyres";
    case Why::no_clear_speed:
      return "Superb Driving needs a clear track";
    case Why::not_a_step:
      return "A step goes ahead or one lane aside into the next row";
    case Why::square_taken:
      return "A square on that way is taken";
    case Why::path_too_short:
      return "That way is too short: the whole number of squares must be driven";
    case Why::path_too_long:
      return "That way is too long for the speed";
    case Why::pit_not_by_exact_count:
      return "The pit is entered by exact count";
    case Why::pit_of_another:
      return "That is the pit of another";
    case Why::pit_by_card:
      return "A card does not lead into the pit";
    case Why::card_not_held:
      return fill("You hold no {}", tactic_title(decision.card));
    case Why::second_card:
      return "One tactic card a turn";
    case Why::card_before_the_move:
      return "Superb Driving is played before the move";
    case Why::card_needs_a_way:
      return "The card needs a free square ahead";
    case Why::carburettor_speed:
      return fill("The carburettor gives a higher speed than {}, up to 120", car.speed.mph());
    case Why::another_band_at_hand:
      return "Another corner is at hand";
  }
  return {};
}

}  // namespace

std::string explain(const Board& board, const Game& game, const State& state, Seat seat,
                    const Decision& decision, Why why) {
  DecisionList list;
  FormulaOne::legal(game, state, seat, list);
  std::vector<std::string> lawful;
  for (const Decision& each : list) {
    if (lawful.size() == kShown) break;
    lawful.push_back(format_decision(board, game, state, each));
  }
  const std::string more =
      list.size() > kShown ? fill(" and {} more", static_cast<int>(list.size() - kShown)) : "";
  return fill("{}; you may {}{}. {}", reason(state, decision, why),
              lawful.empty() ? "wait" : join(lawful, ", "), more, clause(why));
}

}  // namespace chicane::formula_one
