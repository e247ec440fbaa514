#include "rules/formula_one/speeds.h"

#include <algorithm>

#include "rules/formula_one/paths.h"

namespace chicane::formula_one {

namespace {

// F1-MOV-5, F1-BLK-7, F1-RED-6  Off the track a car stands: any speed up to a bound.
std::optional<Why> refuse_speed_off_track(const Game& game, const State& state, int number,
                                          Speed speed) {
  const Car& car = state.cars[number];
  const bool is_first = car.speed == 0_mph;
  const Speed first = car.where == Where::pit ? car.cap : kFirstSpeed;
  if (is_locked_in(game.track, state, number)) {
    const Speed most = is_first ? first : kFirstSpeed;
    if (speed <= most || speed == car.speed) return std::nullopt;
    return Why::above_blocked_speed;
  }
  if (is_first) return speed <= first ? std::nullopt : std::optional(Why::above_first_speed);
  return speed <= car.speed + kSpeedUp ? std::nullopt : std::optional(Why::speeds_up_too_much);
}

}  // namespace

std::optional<Wear> reduction_cost(Speed less) {
  if (less.spaces() > kReductionMax) return std::nullopt;
  return kReduction[less.spaces()];
}

std::optional<Why> refuse_speed(const Game& game, const State& state, int number, Speed speed) {
  const Car& car = state.cars[number];
  if (speed > kTopSpeed) return Why::no_such_speed;
  if (car.where != Where::track) return refuse_speed_off_track(game, state, number, speed);
  if (speed > car.speed + kSpeedUp) return Why::speeds_up_too_much;
  if (speed >= car.speed) return std::nullopt;
  // F1-MOV-3, F1-RED-3  Less only as far as it can be paid; F1-MOV-4  down to 0.
  if (car.brake_failure == Defect::on) return Why::brakes_have_failed;
  const std::optional<Wear> cost = reduction_cost(car.speed - speed);
  return cost && is_payable(car, *cost) ? std::nullopt : std::optional(Why::reduction_not_payable);
}

Wear cost_of_setting(const Car& car, Speed speed) {
  if (car.where != Where::track || speed >= car.speed) return {};
  return *reduction_cost(car.speed - speed);
}

std::optional<Why> refuse_superb(const Game& game, const State& state, int number) {
  const Car& car = state.cars[number];
  if (car.hand[static_cast<std::size_t>(Tactic::superb)] == 0) return Why::no_superb_card;
  if (car.is_spun_off()) return Why::card_while_spun_off;
  if (car.faulty == Defect::on) return Why::card_with_faulty_tyres;
  // A12  Some speed must have a clear way, and if any has, the lowest; standing still takes no
  // corner.
  for (int spaces = 1; spaces <= kSquaresMax; ++spaces) {
    if (refuse_speed(game, state, number, Speed::from_spaces(spaces))) continue;
    return longest_path(game.track, state, number, spaces) == spaces
               ? std::nullopt
               : std::optional(Why::no_clear_speed);
  }
  return Why::no_clear_speed;
}

}  // namespace chicane::formula_one
