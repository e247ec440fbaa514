// A first driver for `speed-circuit`: drives the cheapest line and brakes for corners in time. He
// pushes nothing, slips nobody, and spends his wear evenly over the race: a unit where it buys
// speed, never more than his share so far.
#pragma once

#include <array>
#include <vector>

#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::speed_circuit {

class Rookie {
 public:
  // Looks over the course once.
  explicit Rookie(const Game& game);

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;

 private:
  static constexpr int kSpeeds = kSpeedMax.spaces() + 1;
  static constexpr int kBrakes = 3;  // Classes of deceleration: 20, 40, 60.

  using SpeedTable = std::array<std::array<bool, kSpeeds>, kSpacesMax>;

  // Where a path ends and what wear it costs.
  struct PricedEnd {
    SpaceId at;
    int price;
  };

  void find_ends(const Game& game);
  void find_safe_places(const Game& game, int brakes);
  bool is_safe(const Car& car, SpaceId at, Speed speed) const;
  // Ends that a car alone can come to from there at that speed for at most kPriceMax.
  const std::vector<PricedEnd>& ends(SpaceId at, Speed speed) const {
    return ends_[index(at) * kSpeeds + speed.spaces()];
  }

  Decision plot_for(const Game& game, const Car& car, const DecisionList& legal) const;
  Decision drive_for(const Game& game, const State& view, const Car& car,
                     const DecisionList& legal) const;

  std::vector<std::vector<PricedEnd>> ends_;
  // safe_[b][space][speed]: standing there after that speed, with deceleration b, the car can go on
  // for ever without paying.
  std::array<SpeedTable, kBrakes> safe_{};
};

}  // namespace chicane::speed_circuit
