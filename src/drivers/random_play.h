// Whole races at random: what tests, benchmarks and the `random` driver share.
#pragma once

#include "base/random.h"
#include "core/rule_set.h"

namespace chicane {

// Any lawful decision, each outcome equally likely.
template <RuleSet R>
const typename R::Decision& choose_random(const typename R::DecisionList& legal, Random& random) {
  return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

// A die as it falls: the special die of MotorChamp shows some faces more often than others.
template <RuleSet R>
const typename R::Decision& throw_die(const Roll& roll, const typename R::DecisionList& legal,
                                      Random& random) {
  if (roll.die == Die::plain) return choose_random<R>(legal, random);
  const int side = static_cast<int>(random.below(roll.sides)) + 1;
  return legal[static_cast<std::size_t>(face_of(roll.die, side) - 1)];
}

// The seat to be asked next: chance, or the first of those who must answer.
inline Seat next_to_answer(const Pending& pending) {
  return pending.kind == Pending::Kind::chance ? kChance : pending.seats.first();
}

// Plays on until the race is over or `is_enough(state, pending)`, which is asked before each
// answer. `choose(state, seat, legal)` picks from the list for every driver, `throw_for(roll,
// legal)` for chance. Gives the number of decisions.
template <RuleSet R, class Choose, class Throw, class Sink, class Enough>
long play_until(const typename R::Game& game, typename R::State& state, Choose choose,
                Throw throw_for, Sink& sink, Enough is_enough) {
  long decisions = 0;
  for (Pending pending = R::pending(game, state); !is_enough(state, pending) && !pending.is_over();
       pending = R::pending(game, state)) {
    const Seat seat = next_to_answer(pending);
    typename R::DecisionList legal;
    R::legal(game, state, seat, legal);
    const typename R::Decision decision =
        seat == kChance ? throw_for(pending.roll, legal) : choose(state, seat, legal);
    R::apply(game, state, R::listed(game, state, seat, decision), sink);
    ++decisions;
  }
  return decisions;
}

// The same to the end, with `dice` that fall for chance.
template <RuleSet R, class Choose, class Sink>
long play_out(const typename R::Game& game, typename R::State& state, Choose choose, Random& dice,
              Sink& sink) {
  return play_until<R>(
      game, state, choose,
      [&](const Roll& roll, const typename R::DecisionList& legal) {
        return throw_die<R>(roll, legal, dice);
      },
      sink, [](const typename R::State&, const Pending&) { return false; });
}

template <RuleSet R>
long play_random(const typename R::Game& game, typename R::State& state, Random& random) {
  NoEvents nobody;
  return play_out<R>(
      game, state,
      [&](const typename R::State&, Seat, const typename R::DecisionList& legal) {
        return choose_random<R>(legal, random);
      },
      random, nobody);
}

}  // namespace chicane
