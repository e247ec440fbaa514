// Ace: searches over the decisions of all cars at once. Half of the simulations teach: the turn at
// hand is played from what the ace sees, every driver choosing by what his own decisions have
// brought him so far (decoupled UCT, decision_tree.h), dice thrown; later turns are driven by the
// quick driver, and what the position then promises is each driver's own reward. The other half
// measure: each decision the ace may take is played with the same dice, all drivers doing what they
// have learned to be best. Decisions that fall behind are dropped. It can be stopped at any time,
// and stops by itself when one is left.
#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

#include "base/digest.h"
#include "drivers/decision_tree.h"
#include "drivers/fortune.h"
#include "drivers/gain.h"
#include "drivers/mind.h"
#include "drivers/paddock.h"
#include "drivers/prospects.h"
#include "drivers/random_play.h"
#include "drivers/recall.h"
#include "drivers/rehearsal.h"

namespace chicane {

struct AcePlan {
  Style style;
  int turns = 1;
  std::chrono::milliseconds time{500};
  // As those of a pro (planner.h).
  double doubt = 1;
  double unseen = 0.3;
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

  Ace(const Game& game, Shelf& shelf, const AcePlan& plan, std::uint64_t seed)
      : plan_(plan),
        base_(think_over<typename Field<R>::Base>(game, shelf)),
        promise_(think_over<typename Field<R>::Promise>(game, shelf)),
        paddock_(shelf),
        random_(seed),
        tree_(kSituationsMax) {
    prepare_for_rehearsals(base_);
  }

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
  static constexpr int kTriesToDrop = 16;
  static constexpr int kTriesToEnd = 300;

  // A decision of a simulation that its driver will learn from.
  struct Tried {
    std::uint32_t situation;
    std::uint16_t decision;
    std::uint8_t car;
  };

  // Against the usual decision, which is the first of them.
  struct Candidate {
    std::size_t number;
    Gain gain;
  };

  Decision search(const Game& game, const State& view, Seat seat, const DecisionList& legal) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    const Clock::time_point end = begin + plan_.time;
    const long simulations_end = count_.simulations + plan_.simulations_max;
    Rehearsal<R> rehearsal(game, view, seat, base_, plan_.turns);
    tree_.clear();
    enter(legal, base_.choose(game, view, seat, legal));
    const auto is_time_over = [&] {
      return count_.simulations >= simulations_end || Clock::now() >= end;
    };
    while (!is_decided() && !is_time_over()) {
      for (std::size_t i = 0; i < candidates_.size() && !is_time_over(); ++i)
        learn(game, rehearsal, seat, legal);
      if (is_time_over()) break;
      compare(game, rehearsal, seat, legal);
      drop_hopeless();
    }
    count_.seconds += std::chrono::duration<double>(Clock::now() - begin).count();
    return legal[best().number];
  }

  void enter(const DecisionList& legal, const Decision& usual) {
    candidates_.clear();
    for (std::size_t i = 0; i < legal.size(); ++i) {
      candidates_.push_back({i, {}});
      if (legal[i] == usual) std::swap(candidates_.front(), candidates_.back());
    }
  }

  // Every decision that is left, with the same dice.
  void compare(const Game& game, Rehearsal<R>& rehearsal, Seat seat, const DecisionList& legal) {
    const std::uint64_t dice = random_.next();
    double usual = 0;
    for (Candidate& candidate : candidates_) {
      const double worth = measure(game, rehearsal, seat, legal[candidate.number], dice);
      if (&candidate == &candidates_.front()) usual = worth;
      candidate.gain.add(worth - usual);
    }
  }

  void drop_hopeless() {
    const Candidate& leader = best();
    if (leader.gain.tries < kTriesToDrop) return;
    const double bar = leader.gain.least();
    // The usual one is what the others are held against.
    for (std::size_t i = candidates_.size() - 1; i > 0; --i) {
      const Gain& gain = candidates_[i].gain;
      const auto is_twin = [&](const Candidate& other) {
        return other.gain.sum == gain.sum && other.gain.squares == gain.squares;
      };
      const auto self = candidates_.begin() + static_cast<std::ptrdiff_t>(i);
      if (gain.most() < bar || std::any_of(candidates_.begin(), self, is_twin))
        candidates_.erase(self);
    }
  }

  bool is_decided() const {
    if (candidates_.size() == 1) return true;
    return candidates_.size() == 2 && candidates_[1].gain.tries >= kTriesToEnd &&
           candidates_[1].gain.least() > 0;
  }

  // The usual one, unless another is better beyond doubt.
  const Candidate& best() const {
    const Candidate* best = &candidates_.front();
    for (const Candidate& candidate : candidates_) {
      const Gain& gain = candidate.gain;
      if (gain.tries > 0 && gain.mean() > best->gain.mean() &&
          gain.is_convincing(plan_.doubt, plan_.unseen))
        best = &candidate;
    }
    return *best;
  }

  void learn(const Game& game, Rehearsal<R>& rehearsal, Seat own, const DecisionList& first) {
    tried_.clear();
    State state = rehearsal.start();
    Fortune fortune(random_.next());
    // Of those who decide at the same time the ace comes first.
    const Decision decision = try_out(game, state, own, first);
    const Prospects<R> prospects =
        play(game, rehearsal, state, own, decision, fortune,
             [&](const State& now, Seat seat, const DecisionList& legal) {
               return try_out(game, now, seat, legal);
             });
    for (const Tried& tried : tried_)
      tree_.learn(tried.situation, tried.decision, prospects.worth(tried.car, plan_.style));
  }

  double measure(const Game& game, Rehearsal<R>& rehearsal, Seat own, const Decision& decision,
                 std::uint64_t seed) {
    Fortune fortune(seed);
    State state = rehearsal.start();
    const int car = Lone<R>::car_of(state, own);
    return play(game, rehearsal, state, own, decision, fortune,
                [&](const State& now, Seat seat, const DecisionList& legal) {
                  return settle_on(game, now, seat, legal);
                })
        .worth(car, plan_.style);
  }

  // The turn at hand by `choose`, what is left of the rehearsal by the quick driver.
  template <class Choose>
  Prospects<R> play(const Game& game, Rehearsal<R>& rehearsal, State& state, Seat own,
                    const Decision& decision, Fortune& fortune, Choose choose) {
    const int clock = Lone<R>::clock(state);
    NoEvents nobody;
    R::apply(game, state, R::listed(game, state, own, decision), nobody);
    count_.decisions +=
        1 + play_until<R>(
                game, state, choose,
                [&](const Roll& roll, const DecisionList& legal) {
                  return fortune.fall<R>(roll, Lone<R>::clock(state), legal);
                },
                nobody,
                [&](const State& now, const Pending&) { return Lone<R>::clock(now) != clock; });
    count_.decisions += rehearsal.play_on(state, fortune);
    ++count_.simulations;
    return Prospects<R>(game, state, promise_);
  }

  static std::uint64_t digest(const State& state, Seat seat) {
    return mix(digest_of(R::view(state, seat)) + static_cast<std::uint64_t>(index(seat)));
  }

  Decision try_out(const Game& game, const State& state, Seat seat, const DecisionList& legal) {
    if (legal.size() == 1) return legal[0];
    const auto usual = [&] { return base_.choose(game, state, seat, legal); };
    const std::uint32_t situation = tree_.find_or_add(digest(state, seat), legal.size(), [&] {
      return static_cast<std::size_t>(std::find(legal.begin(), legal.end(), usual()) -
                                      legal.begin());
    });
    if (situation == DecisionTree::kNone) return usual();
    const std::size_t decision = tree_.select(situation, random_);
    tried_.push_back({situation, static_cast<std::uint16_t>(decision),
                      static_cast<std::uint8_t>(Lone<R>::car_of(state, seat))});
    return legal[decision];
  }

  Decision settle_on(const Game& game, const State& state, Seat seat, const DecisionList& legal) {
    if (legal.size() == 1) return legal[0];
    const std::uint32_t situation = tree_.find(digest(state, seat));
    if (situation == DecisionTree::kNone) return base_.choose(game, state, seat, legal);
    return legal[tree_.proved(situation)];
  }

  AcePlan plan_;
  typename Field<R>::Base base_;
  typename Field<R>::Promise promise_;
  Paddock<R> paddock_;
  Random random_;
  DecisionTree tree_;
  std::vector<Candidate> candidates_;  // Kept, so that they are made once.
  std::vector<Tried> tried_;
  SearchCount count_;
};

}  // namespace chicane
