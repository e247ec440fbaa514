// What decisions are worth to a car in a field: its move is thought through to its end, dice
// enumerated, everybody else where he stands; from there on the perfect lap counts. Of a lone car
// with a lap of sure decisions alone the same says what a push or a wager is worth.
#pragma once

#include <algorithm>
#include <unordered_map>

#include "base/digest.h"
#include "solver/perfect_lap.h"

namespace chicane {

template <RuleSet R>
class MoveValue {
 public:
  using Game = typename R::Game;
  using State = typename R::State;
  using Decision = typename R::Decision;
  using DecisionList = typename R::DecisionList;

  // `state` is the position in which the seat decides for that car; `is_lone`: nobody else is
  // there, so that what its move has come to is known by its key.
  MoveValue(const Game& game, PerfectLap<R>& lap, const State& state, Seat seat, bool is_lone)
      : game_(game),
        lap_(lap),
        state_(state),
        seat_(seat),
        car_(Lone<R>::car_of(state, seat)),
        clock_(Lone<R>::clock(state)),
        is_lone_(is_lone) {}

  // Turns left at best if it is taken.
  double of(const Decision& decision) { return after(state_, seat_, decision); }

 private:
  // More than any race; also where the lap is too large to be known.
  static constexpr double kFar = 1e9;

  double after(const State& state, Seat seat, const Decision& decision) {
    State next = state;
    NoEvents nobody;
    R::apply(game_, next, R::listed(game_, state, seat, decision), nobody);
    return left(next);
  }

  bool is_own(const State& state, const Pending& pending) const {
    if (pending.is_over() || Lone<R>::clock(state) != clock_) return false;
    if (pending.kind == Pending::Kind::chance) return pending.roll.car == car_;
    return pending.seats == SeatSet::of(seat_) && Lone<R>::car_of(state, seat_) == car_;
  }

  double left(const State& state) {
    const Pending pending = R::pending(game_, state);
    if (!is_own(state, pending)) {
      const State lone = Lone<R>::alone(game_, state, car_);
      const std::optional<double> turns = lap_.turns(lone);
      if (!turns) return kFar;
      // A lone car that misses turns has them on its clock; those of the move come on top.
      return *turns + Lone<R>::clock(lone) + Lone<R>::clock(state) - clock_;
    }
    if (!is_lone_) return of_own(state, pending);
    const std::uint64_t key = digest_of(Lone<R>::key(game_, state));
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    const double turns = of_own(state, pending);
    known_.emplace(key, turns);
    return turns;
  }

  // Of a position in which the car is at the wheel: its driver decides, or its dice.
  double of_own(const State& state, const Pending& pending) {
    const bool is_chance = pending.kind == Pending::Kind::chance;
    const Seat seat = is_chance ? kChance : seat_;
    DecisionList legal;
    R::legal(game_, state, seat, legal);
    double least = kFar;
    double sum = 0;
    int faces = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
      const double turns = after(state, seat, legal[i]);
      const int sides = is_chance ? sides_with(pending.roll, static_cast<int>(i) + 1) : 1;
      least = std::min(least, turns);
      sum += sides * turns;
      faces += sides;
    }
    return is_chance ? sum / faces : least;
  }

  const Game& game_;
  PerfectLap<R>& lap_;
  const State& state_;
  Seat seat_;
  int car_;
  int clock_;
  bool is_lone_;
  std::unordered_map<std::uint64_t, double> known_;
};

}  // namespace chicane
