// A pro who rehearses: what the quick driver would do is held against every other lawful decision
// by rehearsals with the same dice, fewer and fewer candidates with more and more of them. Another
// decision is taken only if it is better beyond chance.
#pragma once

#include <algorithm>
#include <vector>

#include "drivers/gain.h"
#include "drivers/mind.h"
#include "drivers/prospects.h"
#include "drivers/recall.h"
#include "drivers/rehearsal.h"

namespace chicane {

struct PlannerPlan {
  Style style;
  int rehearsals = 100;
  // Of more decisions he looks at every second, third, …: neighbours in the list are much alike,
  // and he has five milliseconds.
  std::size_t candidates_max = 40;
  int turns = 1;
  // By how many times its error another decision must be better.
  double doubt = 1;
  // What an accident costs that has not yet happened in any rehearsal, but may.
  double unseen = 0.3;
};

// `Base` is the quick driver, `Promise` what he expects of a position (field.h).
template <RuleSet R, class Base = typename Field<R>::Base,
          class Promise = typename Field<R>::Promise>
class Planner final : public Mind<R> {
 public:
  using Game = typename R::Game;
  using State = typename R::State;
  using Decision = typename R::Decision;
  using DecisionList = typename R::DecisionList;

  Planner(const Game& game, Shelf& shelf, const PlannerPlan& plan, std::uint64_t seed)
      : plan_(plan),
        base_(think_over<Base>(game, shelf)),
        promise_(think_over<Promise>(game, shelf)),
        random_(seed) {
    prepare_for_rehearsals(base_);
  }

  void reseed(std::uint64_t seed) override { random_ = Random(seed); }

  Decision choose(const Game& game, const State& view, Seat seat,
                  const DecisionList& legal) override {
    if (legal.size() == 1) return legal[0];
    if (Field<R>::is_under_way(view)) return plan(game, view, seat, legal);
    return base_.choose(game, view, seat, legal);
  }

 private:
  // Against the usual decision.
  struct Candidate {
    std::size_t number = 0;
    Gain gain;
  };

  static constexpr double kNothing = 1e-9;
  static constexpr std::size_t kMany = 20;

  Decision plan(const Game& game, const State& view, Seat seat, const DecisionList& legal) {
    const Decision usual = base_.choose(game, view, seat, legal);
    Rehearsal<R, Base> rehearsal(game, view, seat, base_, plan_.turns);
    const int car = Lone<R>::car_of(view, seat);
    const std::uint64_t seed = random_.next();
    const auto worth_of = [&](const Decision& decision, int number) {
      const State end = rehearsal.after(decision, seed + static_cast<std::uint64_t>(number));
      return Prospects<R>(game, end, promise_).worth(car, plan_.style);
    };

    candidates_.clear();
    usual_worth_.clear();
    const std::size_t stride = (legal.size() + plan_.candidates_max - 1) / plan_.candidates_max;
    for (std::size_t i = 0; i < legal.size(); i += stride) {
      if (!(legal[i] == usual)) candidates_.push_back({.number = i});
    }
    int done = 0;
    int used = 0;
    // Where there are very many, one look at each must do.
    for (int more = candidates_.size() > kMany ? 1 : 2;; more = next_share(done, used)) {
      for (int n = done; n < done + more; ++n) usual_worth_.push_back(worth_of(usual, n));
      for (Candidate& candidate : candidates_) {
        for (int n = done; n < done + more; ++n) {
          const double own = worth_of(legal[candidate.number], n);
          candidate.gain.add(own - usual_worth_[static_cast<std::size_t>(n)]);
        }
      }
      done += more;
      used += more * static_cast<int>(candidates_.size() + 1);
      std::sort(candidates_.begin(), candidates_.end(), [](const Candidate& a, const Candidate& b) {
        if (a.gain.mean() != b.gain.mean()) return a.gain.mean() > b.gain.mean();
        return a.number < b.number;
      });
      if (!rehearsal.has_thrown() || used >= plan_.rehearsals) break;
      candidates_.resize((candidates_.size() + 1) / 2);
    }
    const Candidate& best = candidates_[0];
    const bool is_better = rehearsal.has_thrown()
                               ? best.gain.is_convincing(plan_.doubt, plan_.unseen)
                               : best.gain.mean() > kNothing;
    return is_better ? legal[best.number] : usual;
  }

  // So many more for each that is left.
  int next_share(int done, int used) const {
    const int each = (plan_.rehearsals - used) / static_cast<int>(candidates_.size() + 1);
    return std::clamp(each, 1, done);
  }

  PlannerPlan plan_;
  Base base_;
  Promise promise_;
  Random random_;
  std::vector<Candidate> candidates_;  // Kept, so that they are made once.
  std::vector<double> usual_worth_;
};

}  // namespace chicane
