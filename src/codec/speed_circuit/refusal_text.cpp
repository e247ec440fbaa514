#include "codec/speed_circuit/refusal_text.h"

#include <set>

#include "base/text.h"
#include "codec/speed_circuit/decision_text.h"
#include "rules/speed_circuit/plotting.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::speed_circuit {

namespace {

// All lawful answers of the seat, shortly: "plot 0 to 140", "brake 1W+T or 2W".
std::string lawful(const Board& board, const Game& game, const State& state, Seat seat) {
  DecisionList list;
  SpeedCircuit::legal(game, state, seat, list);
  if (list.empty()) return "wait for the others";
  const Car& car = index(seat) < state.car_count ? state.cars[index(seat)] : state.at_wheel();
  switch (list[0].kind) {
    case DecisionKind::build:
      return "build a car with five points, at most two in a category";
    case DecisionKind::plot: {
      const PlotRange range = plot_range(game, car);
      return fill("plot {} to {} in steps of 20", range.lowest.mph(), range.highest.mph());
    }
    case DecisionKind::drive: {
      std::set<std::string> ends;
      for (const Decision& decision : list) {
        SpaceId at = car.at;
        for (int i = 0; i < path(decision).length; ++i)
          at = game.course.next(at, path(decision).step(i));
        ends.insert(place_name(board, index(at)));
      }
      return fill("drive {} spaces to {}", static_cast<int>(state.move.rules.length),
                  join({ends.begin(), ends.end()}, ", "));
    }
    case DecisionKind::brake:
    case DecisionKind::corner:
    case DecisionKind::roll: {
      std::vector<std::string> options;
      for (const Decision& decision : list)
        options.push_back(format_decision(board, game.course, car, decision));
      return join(options, " or ");
    }
  }
  return {};
}

std::string reason(const State& state, Seat seat, const Decision& decision, Why why) {
  const Car& car = state.cars[index(seat) < state.car_count ? index(seat) : 0];
  const int mph = decision.number;
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
      return fill("The die has no face {}", mph);
    case Why::build_category_above_two:
      return fill("{} has more than two points in a category", format_points(points(decision)));
    case Why::build_not_five_points:
      return fill("{} does not make five points", format_points(points(decision)));
    case Why::speed_not_in_twenties:
      return fill("{} is no multiple of 20", mph);
    case Why::speed_above_start:
      return fill("{} is more than 20 above your Start Speed of {}", mph, car.specs.start.mph());
    case Why::speed_above_start_after_spin:
      return fill("{} is above your Start Speed of {}, which may not be pushed after a spin", mph,
                  car.specs.start.mph());
    case Why::speed_below_start:
      return fill("{} is below your Start Speed of {}, which must be used", mph,
                  car.specs.start.mph());
    case Why::speed_above_acceleration:
      return fill("{} is more than 20 above your acceleration of {} from {}", mph,
                  car.specs.accel.mph(), car.speed.mph());
    case Why::speed_above_top:
      return fill("{} is more than 20 above your top speed of {}", mph, car.specs.top.mph());
    case Why::speed_below_minimum:
      return fill("{} is too slow, 20 is the least", mph);
    case Why::braking_too_hard:
      return fill("{} is more than 80 beyond your deceleration of {} from {}", mph,
                  car.specs.decel.mph(), car.speed.mph());
    case Why::braking_not_payable:
      return fill("Braking from {} to {} costs more wear than your {}", car.speed.mph(), mph,
                  static_cast<int>(car.wear));
    case Why::speed_raised_in_corner:
      return fill("{} would be too fast for the rest of the corner you are in", mph);
    case Why::speed_too_fast_without_wear:
      return fill("{} would enter a corner more than 20 too fast, and you have no wear", mph);
    case Why::speed_certain_crash:
      return fill("{} leaves no way without a crash", mph);
    case Why::no_car_ahead:
      return "There is no car directly ahead to slip";
    case Why::slip_in_corner:
      return "No slip where either car stands in a corner";
    case Why::option_not_in_row:
      return fill(
          "{} is not in that row of the chart",
          format_option(chart_option(decision), decision.kind == DecisionKind::brake ? 'T' : 'C'));
    case Why::option_not_payable:
      return fill("You have only {} wear", static_cast<int>(car.wear));
    case Why::path_not_forward:
      return "That is no way forward";
    case Why::path_wrong_length:
      return fill("The path has {} spaces, the move has {}",
                  static_cast<int>(path(decision).length),
                  static_cast<int>(state.move.rules.length));
    case Why::path_through_car:
      return "Another car stands in the way";
    case Why::path_stops_too_early:
      return "The way goes on: you stop only behind the car you hit";
    case Why::path_bonus_into_corner:
      return "The tow may not carry you into a corner";
    case Why::path_raises_speed_in_corner:
      return "That way enters the corner faster than its limits, and you have raised your speed in "
             "it";
    case Why::path_too_fast_without_wear:
      return "That way enters a corner more than 20 too fast, and you have no wear";
    case Why::path_certain_crash:
      return "That way ends in a crash";
  }
  return {};
}

}  // namespace

std::string explain(const Board& board, const Game& game, const State& state, Seat seat,
                    const Decision& decision, Why why) {
  return fill("{}; you may {}. {}", reason(state, seat, decision, why),
              lawful(board, game, state, seat), clause(why));
}

}  // namespace chicane::speed_circuit
