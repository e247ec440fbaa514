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

// `Thought` has looked over the game once; what it chooses follows from what it sees. So all who
// think it share it.
template <RuleSet R, class Thought>
class SteadfastMind final : public Mind<R> {
 public:
  explicit SteadfastMind(std::shared_ptr<const Thought> thought) : thought_(std::move(thought)) {}

  void reseed(std::uint64_t) override {}
  typename R::Decision choose(const typename R::Game& game, const typename R::State& view,
                              Seat seat, const typename R::DecisionList& legal) override {
    return thought_->choose(game, view, seat, legal);
  }

 private:
  std::shared_ptr<const Thought> thought_;
};

template <RuleSet R, class Thought>
std::unique_ptr<Mind<R>> make_steadfast_mind(const typename R::Game& game, Shelf& shelf) {
  return std::make_unique<SteadfastMind<R, Thought>>(shelf.of<Thought>(game));
}

// The minds of a rule set by name, its masters among them.
template <RuleSet R, class Rookie, class Steady, class First>
std::unique_ptr<Mind<R>> make_plain_mind(std::string_view name, const typename R::Game& game,
                                         Shelf& shelf, std::uint64_t seed) {
  if (name == "random") return std::make_unique<RandomMind<R>>(seed);
  if (name == "rookie") return make_steadfast_mind<R, Rookie>(game, shelf);
  if (name == "steady") return make_steadfast_mind<R, Steady>(game, shelf);
  if (name == "first") return make_steadfast_mind<R, First>(game, shelf);
  const std::optional<MasterName> master = parse_master(name);
  return master ? make_master<R>(*master, game, shelf, seed) : nullptr;
}

}  // namespace chicane
