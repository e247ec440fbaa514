// Counts of decision sequences to a depth from named positions, as perft counts moves in chess: a
// list of lawful decisions that loses or gains one shows here at once. Chance counts like any seat.
// Each game has a file of its own positions beside this one.
#pragma once

#include "core/rule_set.h"

namespace chicane {

template <RuleSet R>
long count_sequences(const typename R::Game& game, const typename R::State& state, int depth) {
  const Pending pending = R::pending(game, state);
  if (depth == 0 || pending.is_over()) return 1;
  const Seat seat = pending.kind == Pending::Kind::chance ? kChance : pending.seats.first();
  typename R::DecisionList legal;
  R::legal(game, state, seat, legal);
  if (depth == 1) return static_cast<long>(legal.size());
  long total = 0;
  for (const typename R::Decision& decision : legal) {
    const auto checked = R::check(game, state, seat, decision);
    typename R::State next = state;
    NoEvents nobody;
    R::apply(game, next, *checked, nobody);
    total += count_sequences<R>(game, next, depth - 1);
  }
  return total;
}

}  // namespace chicane
