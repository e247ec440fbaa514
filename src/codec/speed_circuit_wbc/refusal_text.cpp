#include "codec/speed_circuit_wbc/refusal_text.h"

#include "base/text.h"
#include "rules/speed_circuit_wbc/driving.h"
#include "rules/speed_circuit_wbc/plotting.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane::speed_circuit_wbc {

namespace {

constexpr std::size_t kNamedMax = 12;  // So many answers are named one by one.

std::string lawful(const Scene& scene, Seat seat) {
  const State& state = scene.state;
  DecisionList list;
  SpeedCircuitWbc::legal(scene.game, state, seat, list);
  if (list.empty()) return "wait";
  const Car& car = state.cars[index(seat) < state.car_count ? index(seat) : 0];
  switch (state.phase) {
    case Phase::build:
      return "build a car with levels from -2 to +2 that sum to 2, acceleration and deceleration "
             "from -1";
    case Phase::bid:
      return fill("bid up to {}", format_bid({car.wear, car.ones, car.threes}));
    case Phase::plot:
      return scene.game.options.plot_entry == PlotEntry::legal_only
                 ? fill("plot 0 to {} in steps of 20", highest_plot(scene.game, car).mph())
                 : fill("plot a card from 0 to {}, mps or none; up to {} nothing is corrected",
                        kSpeedMax.mph(), highest_plot(scene.game, car).mph());
    default:
      break;
  }
  std::vector<std::string> answers;
  for (const Decision& decision : list) {
    if (answers.size() == kNamedMax) {
      answers.emplace_back("…");
      break;
    }
    answers.push_back(format_decision(scene, seat, decision));
  }
  return join(answers, ", ");
}

std::string reason(const Scene& scene, Seat seat, const Decision& decision, Why why) {
  const State& state = scene.state;
  const Car& car = state.cars[index(seat) < state.car_count ? index(seat) : 0];
  const int given = decision.number;
  switch (why) {
    case Why::race_over:
      return "The race is over";
    case Why::not_your_turn:
      return "It is another driver's turn";
    case Why::another_decision_due:
      return fill("'{}' is not what is asked for now", verb(decision.kind));
    case Why::already_answered:
      return "Your answer is in and stays until all are shown";
    case Why::die_not_owed:
      return "No die is owed";
    case Why::face_not_on_die:
      return fill("The die has no face {}", given);
    case Why::build_level_out_of_range:
      return fill("{} has a level that does not exist", format_levels(levels(decision)));
    case Why::build_sum_not_two:
      return fill("The levels of {} do not sum to 2", format_levels(levels(decision)));
    case Why::bid_above_wear:
      return fill("You have {} wear", car.wear);
    case Why::bid_above_chips:
      return fill("You have {} -1 chips and {} -3 chips", car.ones, car.threes);
    case Why::no_such_card:
      return fill("There is no card for {}", given);
    case Why::card_not_lawful:
      return fill("'{}' is not to be plotted now", format_decision(scene, seat, decision));
    case Why::chips_above_three:
      return fill("No roll can be lowered by {}", given);
    case Why::chips_not_held:
      return fill("You have {} -1 chips", car.ones);
    case Why::no_minus_three_chip:
      return "You have no -3 chip";
    case Why::braking_option_not_in_row:
    case Why::corner_option_not_in_row:
      return fill("{} is not in that row of the chart",
                  format_option(chart_option(decision),
                                decision.kind == DecisionKind::brake ? kBrakeDie : kCornerDie));
    case Why::option_not_payable:
      return fill("You have only {} wear, and another option can be paid", car.wear);
    case Why::step_not_forward:
      return "That is no way forward";
    case Why::space_occupied:
      return "Another car stands there";
    case Why::no_space_left:
      return "All spaces of your speed are used";
    case Why::bonus_into_corner:
      return "The tow may not carry you into a corner";
    case Why::raises_speed_in_corner:
      return fill(
          "{} is faster than that space allows, and you have raised your speed in the "
          "corner",
          state.move.speed.mph());
    case Why::strip_too_fast:
      return fill("{} is above the limit posted beside that strip", state.move.speed.mph());
    case Why::leaves_track_at_will:
      return "Nobody leaves the track at will";
    case Why::pass_space_free:
      return "Nobody stands there: just drive";
    case Why::pass_on_strip:
      return "There is no passing from or into a strip";
    case Why::pass_without_two_spaces:
      return "A pass needs two spaces of movement";
    case Why::pass_without_way_out:
      return "No free space beyond can be reached";
    case Why::pass_gives_up_line:
      return "A pass gives up the line, and without it you are too fast for the corner";
    case Why::emergency_not_in_twenties:
      return fill("{} is no multiple of 20", given);
    case Why::emergency_below_spaces_moved:
      return fill("{} less than {} is slower than you have moved already", given,
                  state.move.speed.mph());
    case Why::emergency_in_occupied_space:
      return "You cannot stay in a space that another car holds";
    case Why::no_car_ahead:
      return "That car was not directly ahead of you when the turn began";
    case Why::slip_named_already:
      return "You have named a slip in this move";
    case Why::slip_taken_by_another:
      return "Another car has taken that slip";
    case Why::slip_from_lost_move:
      return "That car has not driven this turn";
    case Why::slip_from_rest:
      return "There is no slip if one of the two began the turn at 0";
    case Why::slip_above_front:
      return "You are faster than the car ahead";
    case Why::slip_front_too_slow:
      return "A car below 120 gives no slip";
    case Why::end_too_early:
      return fill("{} of your spaces are not used", base_left(state.move));
    case Why::end_in_occupied_space:
      return "You cannot stop in a space that another car holds";
    case Why::place_not_nearest:
      return "That is not one of the nearest free spaces of the row";
  }
  return {};
}

}  // namespace

std::string explain(const Scene& scene, Seat seat, const Decision& decision, Why why) {
  return fill("{}; you may {}. {}", reason(scene, seat, decision, why), lawful(scene, seat),
              clause(why));
}

}  // namespace chicane::speed_circuit_wbc
