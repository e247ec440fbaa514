// The fortune of a rehearsal: what each car throws, for each purpose, in each turn. It does not
// hang on what others have thrown before: two decisions rehearsed with the same fortune differ by
// what they change, not because the dice came round in another order.
#pragma once

#include <array>
#include <cstdint>

#include "base/assert.h"
#include "base/random.h"
#include "drivers/random_play.h"

namespace chicane {

class Fortune {
 public:
  explicit Fortune(std::uint64_t seed) : seed_(seed) {}

  // The die as it falls in that turn.
  template <RuleSet R>
  const typename R::Decision& fall(const Roll& roll, int turn,
                                   const typename R::DecisionList& legal) {
    CHICANE_ASSERT(roll.car < kCars && roll.purpose < kPurposes);
    if (turn != turn_) {
      turn_ = turn;
      thrown_.fill(0);
    }
    const unsigned label = roll.car * kPurposes + roll.purpose;
    const std::uint64_t number =
        (static_cast<std::uint64_t>(turn) << 32) + (label << 16) + thrown_[label]++;
    Random die(seed_ ^ mix(number));
    return throw_die<R>(roll, legal, die);
  }

 private:
  static constexpr unsigned kCars = 32;
  static constexpr unsigned kPurposes = 16;

  std::uint64_t seed_;
  int turn_ = -1;
  std::array<std::uint16_t, kCars * kPurposes> thrown_{};  // By car and purpose, in this turn.
};

}  // namespace chicane
