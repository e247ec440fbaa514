// The memory of a search: for every situation met, as its driver sees it, how often each of his
// decisions was tried and what it brought him. Who decides at the same time as others sees none of
// theirs, so that each learns for himself what is best against all they may do. One block of
// memory, made once; when it is full no more situations are added.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "base/random.h"

namespace chicane {

class DecisionTree {
 public:
  static constexpr std::uint32_t kNone = 0xffffffffu;

  // So many situations, and eight times as many decisions in all.
  explicit DecisionTree(std::size_t situations_max)
      : situations_max_(situations_max),
        tries_max_(situations_max * 8),
        slots_(slot_count(situations_max), kNone) {
    situations_.reserve(situations_max_);
    tries_.reserve(tries_max_);
  }

  void clear() {
    situations_.clear();
    tries_.clear();
    std::fill(slots_.begin(), slots_.end(), kNone);
  }

  std::size_t size() const { return situations_.size(); }

  // The number of that situation, with so many decisions; kNone if it is new and there is no room.
  // Of a new one `usual()` says which decision is tried first.
  template <class Usual>
  std::uint32_t find_or_add(std::uint64_t digest, std::size_t decisions, Usual usual) {
    const std::size_t slot = slot_of(digest);
    if (slots_[slot] != kNone) return slots_[slot];
    if (situations_.size() == situations_max_ || tries_.size() + decisions > tries_max_)
      return kNone;
    const auto number = static_cast<std::uint32_t>(situations_.size());
    slots_[slot] = number;
    situations_.push_back({digest, static_cast<std::uint32_t>(tries_.size()),
                           static_cast<std::uint16_t>(decisions),
                           static_cast<std::uint16_t>(usual()), 0});
    tries_.resize(tries_.size() + decisions);
    return number;
  }

  // The decision to be tried next: the usual one, then those that promise most or were tried least
  // (UCB1). A situation that has been met little looks at few of its decisions.
  std::size_t select(std::uint32_t number, Random& random) {
    Situation& situation = situations_[number];
    const std::span<Try> tries = tries_of(situation);
    ++situation.visits;
    if (situation.visits == 1) return situation.usual;
    if (seen(tries) < wide(situation.visits, tries.size())) return unseen(tries, random);
    const double log_visits = std::log(situation.visits);
    std::size_t best = situation.usual;
    double best_bound = -kFar;
    for (std::size_t i = 0; i < tries.size(); ++i) {
      if (tries[i].count == 0) continue;
      const double bound = tries[i].mean() + kCuriosity * std::sqrt(log_visits / tries[i].count);
      if (bound <= best_bound) continue;
      best = i;
      best_bound = bound;
    }
    return best;
  }

  void learn(std::uint32_t number, std::size_t decision, double worth) {
    Try& tried = tries_[situations_[number].first + decision];
    ++tried.count;
    tried.sum += worth;
    tried.squares += worth * worth;
  }

  // The situation, if it has been met.
  std::uint32_t find(std::uint64_t digest) const { return slots_[slot_of(digest)]; }

  // The usual decision, unless another has proved to be better.
  std::size_t proved(std::uint32_t number) {
    const Situation& situation = situations_[number];
    const std::span<const Try> tries = tries_of(situation);
    const Try& usual = tries[situation.usual];
    std::size_t best = situation.usual;
    double most = 0;
    if (usual.count < kTriesToTrust) return best;
    for (std::size_t i = 0; i < tries.size(); ++i) {
      if (tries[i].count < kTriesToTrust) continue;
      const double gain = tries[i].mean() - usual.mean();
      if (gain <= most || gain <= kSure * std::sqrt(tries[i].doubt() + usual.doubt())) continue;
      best = i;
      most = gain;
    }
    return best;
  }

 private:
  // Worths are shares of rivals, from 0 to 1; decisions differ by hundredths.
  static constexpr double kCuriosity = 0.12;
  static constexpr double kFar = 1e9;
  static constexpr std::uint32_t kTriesToTrust = 20;
  static constexpr double kSure = 3;

  struct Situation {
    std::uint64_t digest;
    std::uint32_t first;
    std::uint16_t decisions;
    std::uint16_t usual;
    std::uint32_t visits;
  };

  struct Try {
    double sum = 0;
    double squares = 0;
    std::uint32_t count = 0;
    double mean() const { return sum / count; }
    // The square of the error of the mean.
    double doubt() const { return std::max(0.0, squares / count - mean() * mean()) / count; }
  };

  static std::size_t slot_count(std::size_t situations) {
    std::size_t count = 1;
    while (count < situations * 2) count *= 2;
    return count;
  }

  // Where it is, or would be.
  std::size_t slot_of(std::uint64_t digest) const {
    std::size_t slot = digest & (slots_.size() - 1);
    while (slots_[slot] != kNone && situations_[slots_[slot]].digest != digest)
      slot = (slot + 1) & (slots_.size() - 1);
    return slot;
  }

  std::span<Try> tries_of(const Situation& situation) {
    return {tries_.data() + situation.first, situation.decisions};
  }

  static std::size_t seen(std::span<const Try> tries) {
    return static_cast<std::size_t>(
        std::count_if(tries.begin(), tries.end(), [](const Try& t) { return t.count > 0; }));
  }

  static std::size_t wide(std::uint32_t visits, std::size_t decisions) {
    return std::min(decisions, static_cast<std::size_t>(1 + 2 * std::sqrt(visits)));
  }

  static std::size_t unseen(std::span<const Try> tries, Random& random) {
    auto nth = random.below(static_cast<std::uint32_t>(tries.size() - seen(tries)));
    std::size_t i = 0;
    while (tries[i].count > 0 || nth-- > 0) ++i;
    return i;
  }

  std::size_t situations_max_;
  std::size_t tries_max_;
  std::vector<Situation> situations_;
  std::vector<Try> tries_;
  std::vector<std::uint32_t> slots_;
};

}  // namespace chicane
