// Club: drives by the perfect lap. He thinks his own move through to its end, dice enumerated, with
// the others where they stand; from there on he counts what a sure lap would take him alone. Where
// all answer at once he plans as if he were alone.
#pragma once

#include <algorithm>
#include <memory>

#include "solver/perfect_lap.h"

namespace chicane {

// `Ways` gives a rule set's own part, with static functions:
//   is_thought(state)      is this a decision for the lap, not one before the start?
//   is_at_once(state)      do all answer at once, unseen?
//   car_of(state, seat)    the car that the seat decides for now
//   others                 a mind for what is not thought: Ways::Rookie(game)
template <RuleSet R, class Ways>
class Club {
 public:
  using Game = typename R::Game;
  using State = typename R::State;
  using Decision = typename R::Decision;
  using DecisionList = typename R::DecisionList;

  explicit Club(const Game& game) : rookie_(game), lap_(game, sure()) {}

  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) {
    if (legal.size() == 1) return legal[0];
    if (!Ways::is_thought(view)) return rookie_.choose(game, view, seat, legal);
    const int car = Ways::car_of(view, seat);
    const bool is_alone = Ways::is_at_once(view);
    const State from = is_alone ? Lone<R>::alone(game, view, car) : view;
    const Mover mover{is_alone ? seat_at(0) : seat, is_alone ? 0 : car, Lone<R>::clock(from)};
    const Decision* best = legal.begin();
    double least = kFar;
    for (const Decision& decision : legal) {
      if (is_alone && !R::check(game, from, mover.seat, decision)) continue;
      const double turns = after(game, from, mover, mover.seat, decision);
      if (turns >= least - kSame) continue;
      least = turns;
      best = &decision;
    }
    return *best;
  }

 private:
  static constexpr double kFar = 1e9;
  // Of decisions that are this near to one another the first is taken.
  static constexpr double kSame = 1e-7;

  static LapGoal sure() {
    LapGoal goal;
    goal.is_sure = true;
    return goal;
  }

  struct Mover {
    Seat seat;
    int car;
    int clock;  // When the move began.
  };

  // What is left at best after the decision, when the car's move is over.
  double after(const Game& game, const State& state, const Mover& mover, Seat seat,
               const Decision& decision) {
    State next = state;
    NoEvents nobody;
    R::apply(game, next, R::listed(game, state, seat, decision), nobody);
    return left(game, next, mover);
  }

  double left(const Game& game, const State& state, const Mover& mover) {
    const Pending pending = R::pending(game, state);
    const bool is_chance = pending.kind == Pending::Kind::chance;
    const bool goes_on =
        !pending.is_over() && Lone<R>::clock(state) == mover.clock &&
        (is_chance ? pending.roll.car == mover.car
                   : pending.seats == SeatSet::of(mover.seat) && !Ways::is_at_once(state));
    if (!goes_on) return lap_.turns(Lone<R>::alone(game, state, mover.car)).value_or(kFar);
    const Seat seat = is_chance ? kChance : mover.seat;
    DecisionList legal;
    R::legal(game, state, seat, legal);
    double least = kFar;
    double sum = 0;
    int faces = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
      const double turns = after(game, state, mover, seat, legal[i]);
      least = std::min(least, turns);
      const int weight = is_chance ? sides_with(pending.roll, static_cast<int>(i) + 1) : 1;
      sum += weight * turns;
      faces += weight;
    }
    return is_chance ? sum / faces : least;
  }

  typename Ways::Rookie rookie_;
  PerfectLap<R> lap_;
};

}  // namespace chicane
