// What tests ask of every driver: from what his seat sees he decides lawfully, and the same as from
// the whole position.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "drivers/random_play.h"

namespace chicane::for_tests {

template <RuleSet R>
struct LawfulChoice {
  template <class Thought>
  typename R::Decision operator()(const Thought& thought, const typename R::Game& game,
                                  const typename R::State& state, Seat seat) const {
    typename R::DecisionList legal;
    R::legal(game, state, seat, legal);
    const typename R::Decision decision = thought.choose(game, R::view(state, seat), seat, legal);
    EXPECT_NE(std::find(legal.begin(), legal.end(), decision), legal.end()) << "not on the list";
    EXPECT_EQ(thought.choose(game, state, seat, legal), decision) << "what is hidden changes it";
    return decision;
  }
};

// In every position that random driving leads to.
template <RuleSet R, class Thought>
void expect_lawful_choices(const Thought& thought, const typename R::Game& game, int seats,
                           std::uint64_t seed) {
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  typename R::State state = R::setup(game, seats);
  NoEvents nobody;
  play_out<R>(
      game, state,
      [&](const typename R::State& now, Seat seat, const typename R::DecisionList& legal) {
        LawfulChoice<R>()(thought, game, now, seat);
        return choose_random<R>(legal, random);
      },
      random, nobody);
}

}  // namespace chicane::for_tests
