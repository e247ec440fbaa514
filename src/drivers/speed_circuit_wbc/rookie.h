// A first driver for `speed-circuit-wbc`: drives the cheapest way, brakes for corners in time,
// spends wear and chips evenly over the race. He pushes nothing, slips nobody, and forces a pass
// only where braking would cost more.
#pragma once

#include <vector>

#include "drivers/pace.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane::speed_circuit_wbc {

class Rookie {
 public:
  // Looks over the course once.
  explicit Rookie(const Game& game);

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;

  friend std::size_t bytes_held(const Rookie& rookie) {
    return bytes_held(rookie.pace_) + bytes_held(rookie.costs_);
  }

 private:
  // What the rest of a move costs at least: in wear, then whether it ends well.
  using Cost = std::uint16_t;
  static constexpr int kStepsAhead = kSpeedMax.spaces() + 1;

  std::size_t cost_index(int brakes, Speed speed, int steps, SpaceId at) const {
    return ((static_cast<std::size_t>(brakes) * Pace::kSpeeds + speed.spaces()) * kStepsAhead +
            steps) *
               space_count_ +
           index(at);
  }
  void find_costs(const Game& game);
  Decision plot_for(const Game& game, const Car& car, const DecisionList& legal) const;
  Decision move_for(const Game& game, const State& view, const DecisionList& legal) const;

  Pace pace_;
  std::size_t space_count_;
  std::vector<Cost> costs_;
};

}  // namespace chicane::speed_circuit_wbc
