// What holds of every perfect lap, asked in three ways that know nothing of nodes and keys.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <string>

#include "base/random.h"
#include "drivers/random_play.h"
#include "solver/perfect_lap.h"

namespace chicane {

// Plain recursion over the rules' own states, so many turns deep. Where it ends early the truth
// lies between nothing more to drive and `far` more turns.
struct TurnBounds {
  double least = 0;
  double most = 0;
};

template <RuleSet R>
TurnBounds brute_force(const typename R::Game& game, const typename R::State& state, int turns,
                       const LapGoal& goal, double far) {
  const Pending pending = R::pending(game, state);
  if (pending.is_over()) {
    const LoneEnd end = Lone<R>::end(game, state);
    const double value = end.is_home ? -goal.beyond_turns * end.beyond : goal.out_turns;
    return {value, value};
  }
  if (turns == 0) return {0, far};
  const bool is_chance = pending.kind == Pending::Kind::chance;
  const Seat seat = next_to_answer(pending);
  typename R::DecisionList legal;
  R::legal(game, state, seat, legal);
  TurnBounds bounds = is_chance ? TurnBounds{} : TurnBounds{far + turns, far + turns};
  for (std::size_t i = 0; i < legal.size(); ++i) {
    typename R::State next = state;
    NoEvents nobody;
    R::apply(game, next, R::listed(game, state, seat, legal[i]), nobody);
    next = settled<R>(game, next);
    const int cost = Lone<R>::clock(next) - Lone<R>::clock(state);
    TurnBounds after = brute_force<R>(game, next, std::max(0, turns - cost), goal, far);
    after.least += cost;
    after.most += cost;
    if (!is_chance) {
      bounds = {std::min(bounds.least, after.least), std::min(bounds.most, after.most)};
      continue;
    }
    const int sides = sides_with(pending.roll, static_cast<int>(i) + 1);
    bounds.least += after.least * sides / pending.roll.sides;
    bounds.most += after.most * sides / pending.roll.sides;
  }
  return bounds;
}

// Drives the best decisions through races with dice, and holds their mean against the value.
template <RuleSet R>
void expect_simulation_agrees(const typename R::Game& game, const typename R::State& start,
                              const LapGoal& goal, int races) {
  PerfectLap<R> lap(game, goal);
  const double value = lap.turns(start).value();
  double sum = 0;
  double squares = 0;
  int home = 0;
  for (int race = 0; race < races; ++race) {
    Random dice(static_cast<std::uint64_t>(race));
    typename R::State state = start;
    const int begin = Lone<R>::clock(state);
    for (Pending pending = R::pending(game, state); !pending.is_over();
         pending = R::pending(game, state)) {
      const Seat seat = next_to_answer(pending);
      typename R::DecisionList legal;
      R::legal(game, state, seat, legal);
      const typename R::Decision decision =
          seat == kChance ? throw_die<R>(pending.roll, legal, dice) : *lap.best(state);
      NoEvents nobody;
      R::apply(game, state, R::listed(game, state, seat, decision), nobody);
      state = settled<R>(game, state);
    }
    const LoneEnd end = Lone<R>::end(game, state);
    home += end.is_home ? 1 : 0;
    const double turns = Lone<R>::clock(state) - begin +
                         (end.is_home ? -goal.beyond_turns * end.beyond : goal.out_turns);
    sum += turns;
    squares += turns * turns;
  }
  const double mean = sum / races;
  const double error = std::sqrt(std::max(0.0, squares / races - mean * mean) / races);
  // Four times its standard error: once in fifteen thousand; the seeds are fixed.
  EXPECT_NEAR(mean, value, 4 * error + 1e-9) << races << " races";
  const double share = lap.forecast(start)->home;
  EXPECT_NEAR(static_cast<double>(home) / races, share,
              4 * std::sqrt(share * (1 - share) / races) + 1e-9);
}

// Equal keys have equal futures: whatever random play comes to, the state of its key has the same
// decisions, and each leads both to the same key in the same time.
template <RuleSet R>
void expect_keys_hold_all(const typename R::Game& game, const typename R::State& start, int races) {
  using L = Lone<R>;
  for (int race = 0; race < races; ++race) {
    Random random(static_cast<std::uint64_t>(race));
    typename R::State state = start;
    for (Pending pending = R::pending(game, state); !pending.is_over();
         pending = R::pending(game, state)) {
      const typename R::State twin = L::state(game, L::key(game, state));
      ASSERT_EQ(digest_of(L::key(game, twin)), digest_of(L::key(game, state)));
      ASSERT_EQ(R::pending(game, twin), pending);
      const Seat seat = next_to_answer(pending);
      typename R::DecisionList legal;
      typename R::DecisionList legal_of_twin;
      R::legal(game, state, seat, legal);
      R::legal(game, twin, seat, legal_of_twin);
      ASSERT_TRUE(
          std::equal(legal.begin(), legal.end(), legal_of_twin.begin(), legal_of_twin.end()));
      NoEvents nobody;
      for (const auto& decision : legal) {
        typename R::State after = state;
        typename R::State twin_after = twin;
        R::apply(game, after, R::listed(game, state, seat, decision), nobody);
        R::apply(game, twin_after, R::listed(game, twin, seat, decision), nobody);
        ASSERT_EQ(digest_of(L::key(game, after)), digest_of(L::key(game, twin_after)));
        ASSERT_EQ(L::clock(after) - L::clock(state), L::clock(twin_after));
      }
      R::apply(game, state,
               R::listed(game, state, seat,
                         seat == kChance ? throw_die<R>(pending.roll, legal, random)
                                         : choose_random<R>(legal, random)),
               nobody);
    }
  }
}

}  // namespace chicane
