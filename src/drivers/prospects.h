// What a position between two turns is worth to those who race: turns that each car needs to the
// end, and from them how many rivals each driver may hope to beat.
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

  static constexpr int kOwnersMax = 32;

  Prospects(const Game& game, const State& state, typename Field<R>::Promise& promise)
      : cars_(Field<R>::car_count(state)) {
    for (int car = 0; car < cars_; ++car)
      turns_[static_cast<std::size_t>(car)] = promise.turns(game, state, car);
    settle(game, state);
    best_.fill(kNobody);
    for (int car = 0; car < cars_; ++car) {
      const int owner = Field<R>::owner(state, car);
      owners_[static_cast<std::size_t>(car)] = owner;
      double& best = best_[static_cast<std::size_t>(owner)];
      best = std::min(best, turns(car));
    }
  }

  double turns(int car) const { return turns_[static_cast<std::size_t>(car)]; }

  // To the driver of that car: the share of the others that his best car may hope to beat, and a
  // little for this one, which may yet become his best.
  double worth(int car, const Style& style) const {
    const int owner = owners_[static_cast<std::size_t>(car)];
    const double best = best_[static_cast<std::size_t>(owner)];
    const double scale =
        style.lead + style.lead_growth * std::sqrt(std::clamp(best, 0.0, kLongest));
    double beaten = 0;
    double delayed = 0;
    int others = 0;
    for (int i = 0; i < kOwnersMax; ++i) {
      const double other = best_[static_cast<std::size_t>(i)];
      if (i == owner || other == kNobody) continue;
      beaten += share_beaten(best, other, scale);
      delayed += std::clamp(other - best, -kNear, kNear);
      ++others;
    }
    if (others == 0) return -turns(car);
    double worth = (beaten + style.blocking * delayed) / others;
    worth += kSecondCar * share_of_cars(car, owner, scale);
    if (best < kLongest) worth += style.care;
    return worth;
  }

 private:
  static constexpr double kNobody = 1e9;
  static constexpr double kLongest = 1000;  // Turns: more have only those who are out.
  static constexpr double kNear = 1;        // Turns: who is farther off is not held up.
  static constexpr double kSecondCar = 0.2;
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

  double share_of_cars(int car, int owner, double scale) const {
    double beaten = 0;
    int others = 0;
    for (int i = 0; i < cars_; ++i) {
      if (owners_[static_cast<std::size_t>(i)] == owner) continue;
      beaten += share_beaten(turns(car), turns(i), scale);
      ++others;
    }
    return beaten / std::max(others, 1);
  }

  int cars_;
  std::array<int, kOwnersMax> owners_{};
  std::array<double, kOwnersMax> turns_{};
  std::array<double, kOwnersMax> best_{};
};

}  // namespace chicane
