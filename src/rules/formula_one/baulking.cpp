#include "rules/formula_one/baulking.h"

#include <algorithm>

#include "rules/formula_one/paths.h"
#include "rules/formula_one/speeds.h"

namespace chicane::formula_one {

int baulker_of(const Track& track, const State& state) {
  const int mover = state.move.car;
  int baulker = -1;
  for (int i = 0; i < kTrackSteps; ++i) {
    const SquareId ahead = first_square(track, state, mover, static_cast<Step>(i));
    if (ahead == kNoSquare) continue;
    for (int j = 0; j < kCarsMax; ++j) {
      const Car& car = state.cars[j];
      if (j == mover || !car.is_on_track() || car.at != ahead) continue;
      if (static_cast<Step>(i) == Step::straight) return j;
      if (baulker < 0 || car.speed > state.cars[baulker].speed) baulker = j;
    }
  }
  return baulker;
}

std::optional<Wear> forced_cost(const Game& game, const State& state, Speed speed) {
  const Move& move = state.move;
  const Car& car = state.at_wheel();
  if (car.brake_failure == Defect::on) return std::nullopt;  // 6.3 BF
  // F1-RED-6  A car that began off the track has slowed down from nothing. A5  Or each reduction is
  // for itself.
  const bool is_from_start = !move.is_off && move.set < move.start &&
                             game.options.baulk_reduction == BaulkReduction::cumulative;
  const Speed from = is_from_start ? move.start : move.set;
  const std::optional<Wear> whole = reduction_cost(from - speed);
  if (!whole) return std::nullopt;
  const Wear paid = is_from_start ? *reduction_cost(move.start - move.set) : Wear{};
  const Wear left{whole->brake - paid.brake, whole->tyre - paid.tyre};
  return is_payable(car, left) ? std::optional(left) : std::nullopt;
}

bool may_match(const State& state, int baulker) {
  return state.cars[baulker].speed <= state.move.start + kSpeedUp;
}

}  // namespace chicane::formula_one
