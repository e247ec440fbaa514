#include "drivers/motorchamp/standing.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace chicane::motorchamp {

namespace {

constexpr double kHome = -1000;
constexpr double kOut = 1000;
constexpr double kWaitBeside = 2;

// A turn of lead is worth less in this game of dice than in others.
constexpr double kLuck = 3;
constexpr double kDearest = 1000;
constexpr double kNothing = 1e-9;

class Standing {
 public:
  Standing(const Pace& pace, const State& state, const Style& style)
      : state_(state), luck_(kLuck * style.lead_growth) {
    for (int i = 0; i < state.car_count; ++i) turns_[i] = turns_left(pace, state, state.cars[i]);
    // All count from the beginning of this round.
    for (int i = 0; i < state.mover; ++i) turns_[state.order[i]] += 1;
  }

  double turns(int car) const { return turns_[car]; }

  // The share of the rivals' cars that the one at the wheel may hope to beat, were it so far from
  // home.
  double worth(double turns) const {
    const int owner = state_.at_wheel().owner;
    double beaten = 0;
    int rivals = 0;
    for (int i = 0; i < state_.car_count; ++i) {
      if (state_.cars[i].owner == owner) continue;
      beaten += beats(turns, turns_[i]);
      ++rivals;
    }
    return beaten / std::max(rivals, 1);
  }

 private:
  static double turns_left(const Pace& pace, const State& state, const Car& car) {
    if (car.where == Where::finished) return kHome;
    if (car.where > Where::side) return kOut;
    const double turns = static_cast<double>(pace.from(state, car)) / kTurn;
    return car.where == Where::side ? turns + kWaitBeside : turns;
  }

  double beats(double own, double other) const {
    if (own >= kOut) return 0;
    const double scale = luck_ * std::sqrt(std::max(own, 1.0) + std::max(other, 1.0));
    return 1 / (1 + std::exp((own - other) / scale));
  }

  const State& state_;
  const double luck_;  // How far two cars drift apart, in turns for the root of a turn.
  std::array<double, kCarsMax> turns_{};
};

}  // namespace

Turns price_of_going_out(const Pace& pace, const State& state, const Style& style, double care) {
  const Standing standing(pace, state, style);
  const double turns = standing.turns(state.move.car);
  const double now = standing.worth(turns);
  // What is lost with the car, counted in turns that it would have to lose for it.
  const double of_a_turn = std::max(now - standing.worth(turns + 1), kNothing);
  const double price = care * (now - standing.worth(kOut) + style.care) / of_a_turn;
  return static_cast<Turns>(std::min(price, kDearest) * kTurn);
}

}  // namespace chicane::motorchamp
