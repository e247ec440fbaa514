// What a car's position promises where the perfect lap is small enough to be known.
#pragma once

#include "solver/lap_table.h"

namespace chicane {

template <RuleSet R>
class LapPromise {
 public:
  LapPromise(const typename R::Game& game, const LapGoal& goal) : lap_(game, goal) {}

  double turns(const typename R::Game&, const typename R::State& state, int car) {
    return lap_.turns(state, car);
  }

 private:
  LapTable<R> lap_;
};

}  // namespace chicane
