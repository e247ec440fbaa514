// Ace: searches over the decisions of all cars at once. Each simulation plays the turn at hand from
// what the ace sees, every driver choosing by what his own decisions have brought him so far
// (decoupled UCT, decision_tree.h), dice thrown; later turns are driven by the quick driver, and
// what the position then promises is each driver's own reward. It can be stopped at any time.
#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

#include "base/digest.h"
#include "drivers/decision_tree.h"
#include "drivers/mind.h"
#include "drivers/paddock.h"
#include "drivers/prospects.h"
#include "drivers/rehearsal.h"

namespace chicane {

struct AcePlan {
  Style style;
  int turns = 1;
  std::chrono::milliseconds time{500};
  // Stops earlier after so many: then the same seed gives the same decision.
  long simulations_max = 1'000'000;
};

template <RuleSet R>
class Ace final : public Mind<R> {
 public:
  using Game = typename R::Game;
  using State = typename R::State;
  using Decision = typename R::Decision;
  using DecisionList = typename R::DecisionList;

  Ace(const Game& game, const AcePlan& plan, std::uint64_t seed)
      : plan_(plan), base_(game), promise_(game), random_(seed), tree_(kSituationsMax) {}

  void reseed(std::uint64_t seed) override { random_ = Random(seed); }

  Decision choose(const Game& game, const State& view, Seat seat,
                  const DecisionList& legal) override {
    if (legal.size() == 1) return legal[0];
    if (Field<R>::is_under_way(view)) return search(game, view, seat, legal);
    return paddock_.choose(game, view, seat, legal, base_);
  }

  SearchCount searched() const override { return count_; }

 private:
  static constexpr std::size_t kSituationsMax = 1u << 16;
  static constexpr long kLookAtClock = 16;
  static constexpr std::uint32_t kRoot = 0;  // The first situation that is met.

  // A decision of a simulation that its driver will learn from.
  struct Tried {
    std::uint32_t situation;
    std::uint16_t decision;
    std::uint8_t car;
  };

  Decision search(const Game& game, const State& view, Seat seat, const DecisionList& legal) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    const Clock::time_point end = begin + plan_.time;
    Rehearsal<R> rehearsal(game, view, seat, base_, plan_.turns);
    tree_.clear();
    for (long n = 0; n < plan_.simulations_max; ++n) {
      simulate(game, rehearsal, seat, legal);
      ++count_.simulations;
      if (n % kLookAtClock == kLookAtClock - 1 && Clock::now() >= end) break;
    }
    count_.seconds += std::chrono::duration<double>(Clock::now() - begin).count();
    return legal[tree_.best(kRoot)];
  }

  void simulate(const Game& game, Rehearsal<R>& rehearsal, Seat own, const DecisionList& first) {
    State state = rehearsal.start();
    const int clock = Lone<R>::clock(state);
    tried_.clear();
    // Of those who decide at the same time the ace comes first, so that his is the root.
    answer(game, state, own, decide(game, state, own, first));
    for (Pending pending = R::pending(game, state);
         !pending.is_over() && Lone<R>::clock(state) == clock; pending = R::pending(game, state)) {
      const Seat seat = next_to_answer(pending);
      DecisionList legal;
      R::legal(game, state, seat, legal);
      answer(game, state, seat,
             seat == kChance ? throw_die<R>(pending.roll, legal, random_)
                             : decide(game, state, seat, legal));
    }
    count_.decisions += rehearsal.play_on(state, random_);
    const Prospects<R> prospects(game, state, promise_);
    for (const Tried& tried : tried_)
      tree_.learn(tried.situation, tried.decision, prospects.worth(tried.car, plan_.style));
  }

  void answer(const Game& game, State& state, Seat seat, const Decision& decision) {
    NoEvents nobody;
    R::apply(game, state, R::listed(game, state, seat, decision), nobody);
    ++count_.decisions;
  }

  Decision decide(const Game& game, const State& state, Seat seat, const DecisionList& legal) {
    if (legal.size() == 1) return legal[0];
    const auto usual = [&] { return base_.choose(game, state, seat, legal); };
    const std::uint64_t digest =
        mix(digest_of(R::view(state, seat)) + static_cast<std::uint64_t>(index(seat)));
    const std::uint32_t situation = tree_.find_or_add(digest, legal.size(), [&] {
      return static_cast<std::size_t>(std::find(legal.begin(), legal.end(), usual()) -
                                      legal.begin());
    });
    if (situation == DecisionTree::kNone) return usual();
    const std::size_t decision = tree_.select(situation, random_);
    tried_.push_back({situation, static_cast<std::uint16_t>(decision),
                      static_cast<std::uint8_t>(Lone<R>::car_of(state, seat))});
    return legal[decision];
  }

  AcePlan plan_;
  typename Field<R>::Base base_;
  typename Field<R>::Promise promise_;
  Paddock<R> paddock_;
  Random random_;
  DecisionTree tree_;
  std::vector<Tried> tried_;
  SearchCount count_;
};

}  // namespace chicane
