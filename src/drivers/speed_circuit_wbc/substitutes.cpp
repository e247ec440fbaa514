#include "drivers/speed_circuit_wbc/substitutes.h"

#include <algorithm>
#include <tuple>

#include "drivers/nearest.h"
#include "rules/speed_circuit_wbc/driving.h"
#include "rules/speed_circuit_wbc/payment.h"

namespace chicane::speed_circuit_wbc {

namespace {

// Levels spread evenly.
int unevenness(const Decision& decision) {
  int sum = 0;
  for (const std::int8_t level : levels(decision)) sum += level * level;
  return sum;
}

// What can be paid, without dice if possible, with the least wear.
std::tuple<bool, bool, int> risk_of(const Car& car, const Demand& demand,
                                    const Decision& decision) {
  const ChartOption option = chart_option(decision);
  return {demand.wear_due(option) > car.wear, demand.owes_roll(option), option.wear};
}

// How far above the limit of the space a step leads to the car is.
int over_limit(const Game& game, const State& view, const Decision& decision) {
  const CourseSpace& space = game.course[game.course.next(view.at_wheel().at, decision.number)];
  return space.is_posted() ? excess(view.move.speed, space.limit).spaces() : 0;
}

// Drives its own spaces, then ends; brakes before it would force a pass.
std::tuple<int, int, int> eagerness(const Game& game, const State& view, const Decision& decision) {
  switch (decision.kind) {
    case DecisionKind::drive:
      return {0, over_limit(game, view, decision), 0};
    case DecisionKind::end:
      return {1, 0, 0};
    case DecisionKind::emergency:
      return {2, 0, -decision.number};
    default:
      return {3, 0, 0};
  }
}

template <class KeyOf>
Decision least_by(const DecisionList& legal, KeyOf key_of) {
  return *std::min_element(legal.begin(), legal.end(), [&](const Decision& a, const Decision& b) {
    return key_of(a) < key_of(b);
  });
}

int plotted(const Decision& decision) {
  return names_speed(card_of(decision)) ? decision.number : -1;
}

}  // namespace

Decision Steady::choose(const Game& game, const State& view, Seat seat,
                        const DecisionList& legal) const {
  const Car& car = view.cars[index(seat)];
  switch (view.phase) {
    case Phase::build:
      return least_by(legal, unevenness);
    case Phase::plot:
      return nearest_moving(legal, car.speed.mph(), plotted);
    case Phase::brake_option:
      return least_by(legal, [&](const Decision& decision) {
        return risk_of(car, braking_demand(view.move), decision);
      });
    case Phase::corner_option:
      return least_by(legal, [&](const Decision& decision) {
        return risk_of(car, cornering_demand(car, view.move), decision);
      });
    case Phase::move:
      return least_by(legal,
                      [&](const Decision& decision) { return eagerness(game, view, decision); });
    // No bid and no chips stand first.
    default:
      return legal[0];
  }
}

Decision First::choose(const Game& game, const State& view, Seat seat,
                       const DecisionList& legal) const {
  if (view.phase != Phase::plot) return legal[0];
  const bool is_moving = view.cars[index(seat)].speed > Speed{};
  // WBC-2.2a  Under W33, plot_entry = legal_only, a card must be given.
  if (is_moving && SpeedCircuitWbc::check(game, view, seat, plot_none())) return plot_none();
  return nearest_moving(legal, 0, plotted);
}

}  // namespace chicane::speed_circuit_wbc
