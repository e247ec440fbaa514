#include "rules/speed_circuit/slipstream.h"

#include <algorithm>

#include "rules/lib/tow.h"

namespace chicane::speed_circuit {

namespace {

// The running car on that space, or kNoCar.
std::uint8_t car_on(const State& state, SpaceId space) {
  for (int car = 0; car < state.car_count; ++car) {
    if (state.cars[car].at == space && state.cars[car].is_running())
      return static_cast<std::uint8_t>(car);
  }
  return kNoCar;
}

bool is_gone_before_moving(Status status) {
  return status == Status::engine || status == Status::brakes || status == Status::stall;
}

int bonus_from(const Car& follower, const Car& front) {
  // SC-7.3  Plots are compared, not speeds reduced by a test.
  if (follower.plot > front.plot) return 0;
  // Q27  A front car that goes out before it moves gives nothing; a later spin or crash in its move
  // does not matter.
  if (is_gone_before_moving(front.status)) return 0;
  // SC-7.5b  What it drives after its tests; if it has not been tested yet (a lap down, it moves
  // later), its plot.
  return slip_spaces(front.has_tested ? front.driven : front.plot);
}

}  // namespace

SlipChance slip_chance(const Game& game, const State& state, int car) {
  const CourseSpace& space = game.course[state.cars[car].at];
  SlipChance chance = SlipChance::no_car_ahead;
  for (int i = 0; i < space.ahead_count; ++i) {
    const SpaceId ahead = space.ahead[i];
    if (car_on(state, ahead) == kNoCar) continue;
    // SC-7.1  Neither car stands on a corner space.
    if (!space.is_posted() && !game.course[ahead].is_posted()) return SlipChance::open;
    chance = SlipChance::in_corner;
  }
  return chance;
}

void note_fronts(const Game& game, State& state, int car) {
  Car& follower = state.cars[car];
  const CourseSpace& space = game.course[follower.at];
  follower.fronts = {kNoCar, kNoCar};
  for (int i = 0; i < space.ahead_count; ++i) {
    if (!game.course[space.ahead[i]].is_posted())
      follower.fronts[i] = car_on(state, space.ahead[i]);
  }
}

int bonus_due(const State& state, const Car& follower) {
  // SC-7.4
  if (!follower.slip) return 0;
  int bonus = 0;
  // SC-7.1  Where the board puts two cars directly ahead, the larger bonus that is due counts.
  for (const std::uint8_t front : follower.fronts) {
    if (front != kNoCar) bonus = std::max(bonus, bonus_from(follower, state.cars[front]));
  }
  return bonus;
}

}  // namespace chicane::speed_circuit
