#include "drivers/speed_circuit/substitutes.h"

#include <algorithm>
#include <tuple>

#include "drivers/nearest.h"
#include "rules/speed_circuit/foresight.h"

namespace chicane::speed_circuit {

namespace {

// Points spread evenly: 1/1/1/1/1.
int unevenness(const Decision& decision) {
  int sum = 0;
  for (const std::uint8_t p : points(decision)) sum += p * p;
  return sum;
}

// Nothing certain to go wrong, then the least over the limits.
std::tuple<bool, bool, int> price_of(const Game& game, const State& view, const Car& car,
                                     const Decision& decision) {
  const Foresight seen =
      foresee(game, car, car.driven, view.move.had_no_wear, car.due_spin, path(decision));
  int over = 0;
  for (const Due& due : seen.dues) over += due.need.spaces();
  return {seen.crashes, seen.spins, over};
}

// Wear rather than dice.
std::tuple<bool, bool, int> risk_of(const Decision& decision) {
  const ChartOption option = chart_option(decision);
  return {option.die, option.spinout, option.wear};
}

// The first of those for which `key_of` is least.
template <class KeyOf>
Decision least_by(const DecisionList& legal, KeyOf key_of) {
  return *std::min_element(legal.begin(), legal.end(), [&](const Decision& a, const Decision& b) {
    return key_of(a) < key_of(b);
  });
}

// Without the S mark.
int plotted(const Decision& decision) {
  return static_cast<SlipMark>(decision.extra) == SlipMark::no ? decision.number : -1;
}

}  // namespace

Decision Steady::choose(const Game& game, const State& view, Seat seat,
                        const DecisionList& legal) const {
  const Car& car = view.cars[index(seat)];
  switch (legal[0].kind) {
    case DecisionKind::build:
      return least_by(legal, unevenness);
    case DecisionKind::plot:
      return nearest_moving(legal, car.speed.mph(), plotted);
    case DecisionKind::drive:
      return least_by(
          legal, [&](const Decision& decision) { return price_of(game, view, car, decision); });
    case DecisionKind::brake:
    case DecisionKind::corner:
      return least_by(legal, risk_of);
    case DecisionKind::roll:
      break;
  }
  return legal[0];
}

Decision First::choose(const Game&, const State&, Seat, const DecisionList& legal) const {
  if (legal[0].kind == DecisionKind::plot) return nearest_moving(legal, 0, plotted);
  return legal[0];
}

}  // namespace chicane::speed_circuit
