// The promises every rule set keeps, checked at every state of random races. A failure prints the
// seed: it is all one needs.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "base/digest.h"
#include "base/random.h"
#include "core/rule_set.h"
#include "drivers/random_play.h"

namespace chicane::contract {

template <class State>
bool have_equal_bytes(const State& a, const State& b) {
  return std::memcmp(&a, &b, sizeof(State)) == 0;
}

// `Hooks` knows what the contract leaves to the rule set:
//   std::string text(game, state, seat, decision), and parse(…) back
//   Decision choose(state, legal, random): at random, but so that races come through everything
//   bool change_hidden(game, state, seat, random): changes an answer of that seat that others may
//   not see; false if there is none void check_invariants(game, state), check_paths(game, state,
//   legal): whatever else must hold
template <RuleSet R, class Hooks>
class ContractRun {
 public:
  ContractRun(const typename R::Game& game, int seats, std::uint64_t seed, Hooks& hooks)
      : game_(game), random_(seed), hooks_(hooks), state_(R::setup(game, seats)), seats_(seats) {}

  // Plays one race; stops at the first broken promise.
  void run(long decisions_max) {
    long decisions = 0;
    while (!::testing::Test::HasFailure()) {
      const Pending pending = R::pending(game_, state_);
      if (pending.is_over()) return check_over();
      ASSERT_LT(++decisions, decisions_max) << "the race does not end";
      check_views();
      const Seat seat = any_awaited(pending);
      typename R::DecisionList legal;
      R::legal(game_, state_, seat, legal);
      check_legal(seat, legal);
      check_others_are_refused(pending);
      hooks_.check_invariants(game_, state_);
      if (::testing::Test::HasFailure()) return;
      take(seat, hooks_.choose(state_, legal, random_));
    }
  }

  const typename R::State& state() const { return state_; }

 private:
  Seat any_awaited(const Pending& pending) {
    if (pending.kind == Pending::Kind::chance) return kChance;
    int skip = static_cast<int>(random_.below(static_cast<std::uint32_t>(pending.seats.size())));
    for (const Seat seat : pending.seats) {
      if (skip-- == 0) return seat;
    }
    return kSpectator;
  }

  void check_legal(Seat seat, const typename R::DecisionList& legal) {
    ASSERT_FALSE(legal.empty()) << "a seat is awaited and has no lawful answer";
    ASSERT_TRUE(std::is_sorted(legal.begin(), legal.end()));
    ASSERT_EQ(std::adjacent_find(legal.begin(), legal.end()), legal.end())
        << "a decision is listed twice";
    const typename R::State before = state_;
    // Of very long lists (builds, bids) a different part each time.
    const std::size_t stride = legal.size() / 200 + 1;
    for (std::size_t i = random_.below(static_cast<std::uint32_t>(stride)); i < legal.size();
         i += stride) {
      const typename R::Decision& decision = legal[i];
      ASSERT_TRUE(static_cast<bool>(R::check(game_, state_, seat, decision)))
          << "listed but refused: " << hooks_.text(game_, state_, seat, decision);
      ASSERT_EQ(hooks_.parse(game_, state_, seat, hooks_.text(game_, state_, seat, decision)),
                decision)
          << "text round trip";
    }
    hooks_.check_all_answers(game_, state_, seat, legal, random_);
    ASSERT_TRUE(have_equal_bytes(before, state_)) << "asking has changed the state";
  }

  void check_others_are_refused(const Pending& pending) {
    for (int i = 0; i < seats_; ++i) {
      if (pending.awaits(seat_at(i))) continue;
      typename R::DecisionList legal;
      R::legal(game_, state_, seat_at(i), legal);
      ASSERT_TRUE(legal.empty()) << "a seat that is not awaited has lawful answers";
    }
  }

  // What a seat may do must follow from what it may see; and what is hidden must not show, in any
  // byte.
  void check_views() {
    // Where nothing is hidden from a spectator nothing is hidden from anybody: one seat will do.
    const bool is_open = have_equal_bytes(R::view(state_, kSpectator), state_);
    const int any = static_cast<int>(random_.below(static_cast<std::uint32_t>(seats_)));
    for (int i = is_open ? any : 0; i < (is_open ? any + 1 : seats_); ++i) {
      const typename R::State view = R::view(state_, seat_at(i));
      typename R::DecisionList from_state;
      typename R::DecisionList from_view;
      R::legal(game_, state_, seat_at(i), from_state);
      R::legal(game_, view, seat_at(i), from_view);
      ASSERT_TRUE(
          std::equal(from_state.begin(), from_state.end(), from_view.begin(), from_view.end()))
          << "the view of seat " << i << " is not enough to act on";
      ASSERT_TRUE(have_equal_bytes(R::view(view, seat_at(i)), view))
          << "a view of a view shows something else";

      typename R::State other = state_;
      if (!hooks_.change_hidden(game_, other, seat_at(i), random_)) continue;
      ASSERT_FALSE(have_equal_bytes(other, state_));
      for (int j = 0; j < seats_; ++j) {
        const bool is_own = i == j;
        ASSERT_EQ(have_equal_bytes(R::view(other, seat_at(j)), R::view(state_, seat_at(j))),
                  !is_own)
            << "seat " << j
            << (is_own ? " does not see its own answer"
                       : " sees the hidden answer of another seat");
      }
      ASSERT_TRUE(have_equal_bytes(R::view(other, kSpectator), R::view(state_, kSpectator)))
          << "a spectator sees a hidden answer";
    }
  }

  void take(Seat seat, const typename R::Decision& decision) {
    const auto checked = R::check(game_, state_, seat, decision);
    typename R::State with_events = state_;
    EventLog<typename R::Event> log;
    R::apply(game_, with_events, *checked, log);
    NoEvents nobody;
    R::apply(game_, state_, *checked, nobody);
    ASSERT_TRUE(have_equal_bytes(with_events, state_)) << "events change the course of the race";
  }

  void check_over() {
    for (int i = 0; i < seats_; ++i) {
      typename R::DecisionList legal;
      R::legal(game_, state_, seat_at(i), legal);
      ASSERT_TRUE(legal.empty());
    }
    hooks_.check_invariants(game_, state_);
  }

  const typename R::Game& game_;
  Random random_;
  Hooks& hooks_;
  typename R::State state_;
  const int seats_;
};

// How many races a test plays: `wanted`, or a share of it given in the environment
// (CHICANE_RACES_PERCENT), for slow builds.
int race_count(int wanted);

}  // namespace chicane::contract
