// Minds that every rule set makes alike: chance, and one that follows from the view alone.
#pragma once

#include "base/random.h"
#include "drivers/masters.h"
#include "drivers/mind.h"
#include "drivers/random_play.h"

namespace chicane {

// One of the lawful decisions.
template <RuleSet R>
class RandomMind final : public Mind<R> {
 public:
  explicit RandomMind(std::uint64_t seed) : random_(seed) {}

  void reseed(std::uint64_t seed) override { random_ = Random(seed); }
  typename R::Decision choose(const typename R::Game&, const typename R::State&, Seat,
                              const typename R::DecisionList& legal) override {
    return choose_random<R>(legal, random_);
  }

 private:
  Random random_;
};

// `Thought` has looked over the game once, with what else it is made of; what it chooses follows
// from what it sees.
template <RuleSet R, class Thought>
class SteadfastMind final : public Mind<R> {
 public:
  template <class... Traits>
  explicit SteadfastMind(const typename R::Game& game, const Traits&... traits)
      : thought_(game, traits...) {}

  void reseed(std::uint64_t) override {}
  typename R::Decision choose(const typename R::Game& game, const typename R::State& view,
                              Seat seat, const typename R::DecisionList& legal) override {
    return thought_.choose(game, view, seat, legal);
  }

 private:
  Thought thought_;
};

// The minds of a rule set by name, its masters among them.
template <RuleSet R, class Rookie, class Steady, class First>
std::unique_ptr<Mind<R>> make_plain_mind(std::string_view name, const typename R::Game& game,
                                         std::uint64_t seed) {
  if (name == "random") return std::make_unique<RandomMind<R>>(seed);
  if (name == "rookie") return std::make_unique<SteadfastMind<R, Rookie>>(game);
  if (name == "steady") return std::make_unique<SteadfastMind<R, Steady>>(game);
  if (name == "first") return std::make_unique<SteadfastMind<R, First>>(game);
  const std::optional<MasterName> master = parse_master(name);
  return master ? make_master<R>(*master, game, seed) : nullptr;
}

}  // namespace chicane
