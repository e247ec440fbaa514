// A car that has the road to itself. Whatever a rule set keeps about a race, of a lone car only
// that part counts which bears on what it can still do: its key. The solver plays by the rules'
// own legal and apply and knows a position by its key.
//
// A rule set says in its folder, as a specialisation of Lone:
//   Key                      a plain value without padding; equal keys have equal futures
//   start(game, build)       a car alone on the first place of the grid, about to begin; where cars
//                            are built, of that build (its number)
//   key(game, state)         of a state with that one car; what has no bearing is left out
//   state(game, key)         the state of that key, its clock at 0: one that a Race with one name
//                            can hold, so that its decisions have words
//   alone(game, field, car)  a car out of a field, as if nobody else were on the road, as it stands
//                            before its next move; over for one that is out, or has passed the
//                            last line in the turn at hand
//   car_of(state, seat)      the car that the seat decides for now
//   kHasSmallMoves           can all that a move may come to be thought through in no time?
//   clock(state)             turns, rounds or moves completed: what a lap is measured in
//   end(game, state)         how the race of the lone car has ended
//   is_sure(game, state, decision)  does the decision venture nothing: no push, no die that need
//                            not be thrown? A lap of sure decisions has far fewer positions
#pragma once

#include <cstdint>

#include "core/rule_set.h"

namespace chicane {

template <RuleSet R>
struct Lone;

// After each decision and die of a lone race: what the rules leave to others, to cards that lie
// hidden or to cars that pass, is done or left to chance where the rule set's lone car says how.
template <RuleSet R>
typename R::State settled(const typename R::Game& game, const typename R::State& state) {
  if constexpr (requires { Lone<R>::settled(game, state); }) {
    return Lone<R>::settled(game, state);
  } else {
    return state;
  }
}

struct LoneEnd {
  bool is_home = false;
  // Rows or cells beyond the line: of two who come home in the same turn the farther one wins.
  int beyond = 0;
};

}  // namespace chicane
