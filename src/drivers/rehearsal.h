// What may come of a decision: the race played on with everybody driving as the quick driver does,
// until so many turns are complete.
#pragma once

#include "drivers/field.h"
#include "drivers/fortune.h"
#include "drivers/random_play.h"
#include "solver/lone.h"

namespace chicane {

template <RuleSet R, class Base = typename Field<R>::Base>
class Rehearsal {
 public:
  using Game = typename R::Game;
  using State = typename R::State;
  using Decision = typename R::Decision;
  using DecisionList = typename R::DecisionList;

  // From that view of the seat until so many turns are complete, the one at hand included.
  Rehearsal(const Game& game, const State& view, Seat seat, const Base& base, int turns)
      : game_(game),
        start_(Field<R>::guess(game, view, seat)),
        seat_(seat),
        base_(base),
        until_(Lone<R>::clock(view) + turns) {}

  // Two decisions with the same seed meet the same fortune.
  State after(const Decision& decision, std::uint64_t seed) {
    Fortune fortune(seed);
    State state = start_;
    NoEvents nobody;
    R::apply(game_, state, R::listed(game_, state, seat_, decision), nobody);
    decisions_ += 1 + play_on(state, fortune);
    return state;
  }

  // From a position of this rehearsal to its end.
  long play_on(State& state, Fortune& fortune) {
    NoEvents nobody;
    return play_until<R>(
        game_, state,
        [&](const State& now, Seat seat, const DecisionList& legal) {
          return legal.size() == 1 ? legal[0] : base_.choose(game_, now, seat, legal);
        },
        [&](const Roll& roll, const DecisionList& legal) {
          has_thrown_ = true;
          return fortune.fall<R>(roll, Lone<R>::clock(state), legal);
        },
        nobody, [&](const State& now, const Pending&) { return is_enough(now); });
  }

  bool is_enough(const State& state) const { return Lone<R>::clock(state) >= until_; }
  const State& start() const { return start_; }
  // Has any die been thrown so far? Else there is nothing to rehearse twice.
  bool has_thrown() const { return has_thrown_; }
  long decisions() const { return decisions_; }

 private:
  const Game& game_;
  const State start_;
  Seat seat_;
  const Base& base_;
  int until_;
  bool has_thrown_ = false;
  long decisions_ = 0;
};

}  // namespace chicane
