// What a position between two turns is worth to those who race: turns that each car needs to the
// end, and from them how many cars of rivals each driver may hope to beat.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "drivers/field.h"
#include "drivers/style.h"
#include "solver/lone.h"

namespace chicane {

template <RuleSet R>
class Prospects {
 public:
  using Game = typename R::Game;
  using State = typename R::State;

  static constexpr int kCarsMax = 32;

  template <class Promise>
  Prospects(const Game& game, const State& state, Promise& promise)
      : cars_(Field<R>::car_count(state)) {
    for (int car = 0; car < cars_; ++car)
      turns_[static_cast<std::size_t>(car)] = promise.turns(game, state, car);
    settle(game, state);
    for (int car = 0; car < cars_; ++car)
      owners_[static_cast<std::size_t>(car)] = Field<R>::owner(state, car);
  }

  double turns(int car) const { return turns_[static_cast<std::size_t>(car)]; }

  // To the driver of that car: the share of the others' cars that his own may hope to beat, each of
  // his counting alike.
  double worth(int car, const Style& style) const {
    const int owner = owners_[static_cast<std::size_t>(car)];
    double worth = 0;
    int own = 0;
    for (int i = 0; i < cars_; ++i) {
      if (owners_[static_cast<std::size_t>(i)] != owner) continue;
      worth += worth_of_car(i, owner, style);
      ++own;
    }
    return worth / own;
  }

 private:
  static constexpr double kLongest = 1000;  // Turns: more have only those who are out.
  static constexpr double kNear = 1;        // Turns: who is farther off is not held up.
  // Turns between two whose places are settled, and from the last of them to all who still race:
  // there is no doubt who is ahead.
  static constexpr double kCertain = 1000;

  void settle(const Game& game, const State& state) {
    typename Field<R>::Order order;
    const int settled = Field<R>::settled(game, state, order);
    for (int place = 0; place < settled; ++place)
      turns_[order[static_cast<std::size_t>(place)]] = kCertain * (place - settled);
  }

  static double share_beaten(double own, double other, double scale) {
    return 1 / (1 + std::exp((own - other) / scale));
  }

  double worth_of_car(int car, int owner, const Style& style) const {
    const double own = turns(car);
    const double scale = style.lead + style.lead_growth * std::sqrt(std::clamp(own, 0.0, kLongest));
    double beaten = 0;
    double delayed = 0;
    int others = 0;
    for (int i = 0; i < cars_; ++i) {
      if (owners_[static_cast<std::size_t>(i)] == owner) continue;
      beaten += share_beaten(own, turns(i), scale);
      delayed += std::clamp(turns(i) - own, -kNear, kNear);
      ++others;
    }
    if (others == 0) return -own;
    return (beaten + style.blocking * delayed) / others + (own < kLongest ? style.care : 0);
  }

  int cars_;
  std::array<int, kCarsMax> owners_{};
  std::array<double, kCarsMax> turns_{};
};

}  // namespace chicane
