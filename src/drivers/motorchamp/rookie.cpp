#include "drivers/motorchamp/rookie.h"

#include <algorithm>

#include "rules/motorchamp/targets.h"

namespace chicane::motorchamp {

namespace {

// What he would give, in rows, not to go off, and not to go out. By seat, so that a field of
// rookies is of different temper.
struct Temper {
  int off;
  int out;
};
constexpr std::array<Temper, 3> kTempers = {{{10, 60}, {7, 30}, {4, 14}}};

const Temper& temper_of(const Car& car) { return kTempers[car.team % kTempers.size()]; }

constexpr std::array<int, kThrows> kMeanTimesSix = {13, 21, 42, 55};  // Rows a throw brings, ×6.

// The worth of a throw in rows, × 6 × results: what it brings less what it risks.
long worth(const Bounds& bounds, Throw which, const Temper& temper) {
  const Risk risk = risk_of(bounds, which);
  const long rows =
      static_cast<long>(kMeanTimesSix[static_cast<std::size_t>(which)]) * risk.results;
  return (rows - 6L * temper.off * (risk.over - risk.far_over) - 6L * temper.out * risk.far_over) *
         216 / risk.results;
}

// The best throw from a square, were the track as it is now.
long worth_of_square(const Game& game, const State& view, Car car, int row, int lane) {
  car.row = static_cast<std::uint8_t>(row);
  car.lane = static_cast<std::uint8_t>(lane);
  car.where = Where::track;
  const Bounds bounds(game, view, car, Traffic(view, view.move.car));
  const int fastest = game.track[row].dice[lane];
  long best = worth(bounds, Throw::special, temper_of(car));
  for (int i = 1; i <= fastest; ++i)
    best = std::max(best, worth(bounds, static_cast<Throw>(i), temper_of(car)));
  return best;
}

Decision choose_throw(const Game& game, const State& view, const DecisionList& legal) {
  const Car& car = view.at_wheel();
  if (car.where != Where::track || legal.size() == 1) return legal[0];
  const Bounds bounds(game, view, car, Traffic(view, view.move.car));
  const int allowed = dice_allowed(game, view, car);
  const Decision* best = nullptr;
  long best_worth = 0;
  for (const Decision& decision : legal) {
    // Too many dice are lawful to throw under `faults = punish`, and never wise.
    if (kDiceOf[decision.number] > allowed) continue;
    const long value = worth(bounds, throw_of(decision), temper_of(car));
    if (best == nullptr || value > best_worth) {
      best = &decision;
      best_worth = value;
    }
  }
  return best == nullptr ? legal[0] : *best;
}

constexpr long kPitWorth = 100000;

Decision choose_landing(const Game& game, const State& view, const DecisionList& legal) {
  const Car& car = view.at_wheel();
  const Decision* best = &legal[0];
  long best_worth = -1000000000;
  for (const Decision& decision : legal) {
    const Target target = target_of(decision);
    long value = 0;
    switch (target.goal) {
      case Goal::finish:
        value = 4 * kPitWorth;
        break;
      case Goal::pit:
        value = 3 * kPitWorth;
        break;
      case Goal::lane:
        value = car.pit_flap ? 0 : 2 * kPitWorth;
        break;
      case Goal::track:
        value = worth_of_square(game, view, car, target.row, target.lane);
        break;
      case Goal::side:
        value = -kPitWorth;
        break;
      case Goal::stay:
      case Goal::fail:
        value = -kPitWorth / 2;
        break;
      case Goal::out:
      case Goal::no:
        value = -10 * kPitWorth;
        break;
    }
    if (value > best_worth) {
      best_worth = value;
      best = &decision;
    }
  }
  return *best;
}

// A tow is worth its three rows unless the new square is much worse than the one he stands on.
Decision choose_tow(const Game& game, const State& view, const DecisionList& legal) {
  const Car& car = view.at_wheel();
  const Decision none = slip({Goal::no, 0, 0});
  Decision best = none;
  long best_worth = worth_of_square(game, view, car, car.row, car.lane);
  constexpr long kTowWorth = 6L * 216 * kTowRows;
  for (const Decision& decision : legal) {
    const Target target = target_of(decision);
    if (target.goal == Goal::finish) return decision;
    if (target.goal != Goal::track) continue;
    const long value = worth_of_square(game, view, car, target.row, target.lane) + kTowWorth;
    if (value > best_worth) {
      best_worth = value;
      best = decision;
    }
  }
  return best;
}

}  // namespace

Decision Rookie::choose(const Game& game, const State& view, Seat,
                        const DecisionList& legal) const {
  switch (view.phase) {
    case Phase::throw_choice:
      return choose_throw(game, view, legal);
    case Phase::play:
      return choose_landing(game, view, legal);
    case Phase::slip:
      return choose_tow(game, view, legal);
    case Phase::claim:
      return claim(true);
    case Phase::objection:
      return waive();
    default:
      return legal[0];
  }
}

}  // namespace chicane::motorchamp
