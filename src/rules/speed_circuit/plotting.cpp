#include "rules/speed_circuit/plotting.h"

#include <algorithm>

#include "rules/speed_circuit/deceleration.h"
#include "rules/speed_circuit/driving.h"

namespace chicane::speed_circuit {

namespace {

Speed minimum(const Options& options) { return options.min_speed == MinSpeed::twenty ? 20_mph : 0_mph; }

// SC-3.1, SC-10.1  Start Speed governs.
PlotRange starting_range(const Options& options, const Car& car) {
  PlotRange range{};
  range.highest = car.specs.start + kPush;
  range.why_not_higher = Why::speed_above_start;
  // Q6
  if (options.push_after_spin == PushAfterSpin::forbidden && car.starting_after_spin) {
    range.highest = car.specs.start;
    range.why_not_higher = Why::speed_above_start_after_spin;
  }
  range.lowest = minimum(options);
  range.why_not_lower = Why::speed_below_minimum;
  // Q4
  if (options.start_speed_rule == StartSpeedRule::exact) {
    range.lowest = car.specs.start;
    range.why_not_lower = Why::speed_below_start;
  }
  return range;
}

// SC-3.5  Accelerate, decelerate or keep the speed.
PlotRange rolling_range(const Options& options, const Car& car) {
  PlotRange range{};
  // SC-4.3a  Either limit may be exceeded by 20.
  const Speed by_acceleration = car.speed + car.specs.accel + kPush;
  const Speed by_top = car.specs.top + kPush;
  range.highest = std::min(by_acceleration, by_top);
  range.why_not_higher = by_acceleration < by_top ? Why::speed_above_acceleration : Why::speed_above_top;

  // SC-5.6  At most 80 more than the deceleration.
  range.lowest = excess(car.speed, car.specs.decel + kDecelerationChart.back().over);
  range.why_not_lower = Why::braking_too_hard;
  // Q5
  if (range.lowest < minimum(options)) {
    range.lowest = minimum(options);
    range.why_not_lower = Why::speed_below_minimum;
  }
  // SC-5.3f  Braking must be payable.
  if (options.unpayable_decel == UnpayableDecel::illegal) {
    while (!can_pay_braking(car, braking_over(car, range.lowest))) {
      range.lowest = range.lowest + 20_mph;
      range.why_not_lower = Why::braking_not_payable;
    }
  }
  return range;
}

// Lowers the fast end to the fastest speed that `is_open` holds for, but never beyond the lowest (SC-T.1).
template <class IsOpen>
void bar_above(PlotRange& range, Speed free_up_to, Why why, IsOpen is_open) {
  const Speed floor = std::max(range.lowest, free_up_to);
  while (range.highest > floor && !is_open(range.highest)) {
    range.highest = range.highest - 20_mph;
    range.why_not_higher = why;
  }
}

// SC-6.8 with the posted limit, for a car that has bought no level: a matter of the board alone.
bool has_clear_run(const Game& game, const Car& car, Speed plot) {
  return game.clear_run[index(car.at)][plot.spaces()] >= plot.spaces();
}

bool has_bought_level(const Passage& passage) {
  for (int i = 0; i < passage.ledger_count; ++i) {
    if (passage.ledgers[i].level > Speed{}) return true;
  }
  return false;
}

}  // namespace

PlotRange plot_range(const Game& game, const Car& car) {
  PlotRange range = car.starting ? starting_range(game.options, car) : rolling_range(game.options, car);
  const CourseSpace& space = game.course[car.at];

  // SC-6.5c  In a corner the speed may not be raised above what its spaces still to be entered allow.
  if (space.is_posted() && range.highest > car.ref && range.highest > game.course[space.corner].lowest_limit) {
    bar_above(range, std::max(car.ref, game.course[space.corner].lowest_limit), Why::speed_raised_in_corner,
              [&](Speed v) { return has_path_keeping(game, car, v, PlotRule::speed_in_corner); });
  }
  // SC-6.8b  Without wear no corner may be entered more than 20 too fast.
  if (car.wear == 0) {
    const bool is_static = game.options.zero_wear_cap == ZeroWearCap::posted && !has_bought_level(car.passage) &&
                           game.options.corner_lower_limit == CornerLowerLimit::reassess;
    bar_above(range, Speed{}, Why::speed_too_fast_without_wear, [&](Speed v) {
      return is_static ? has_clear_run(game, car, v) : has_path_keeping(game, car, v, PlotRule::zero_wear);
    });
  }
  // Q17
  if (game.options.over_60_corner == Over60Corner::illegal) {
    bar_above(range, Speed{}, Why::speed_certain_crash,
              [&](Speed v) { return has_path_keeping(game, car, v, PlotRule::below_crash); });
  }
  return range;
}

void measure_clear_runs(Game& game) {
  const Course& course = game.course;
  for (int spaces = 0; spaces <= kSpeedMax.spaces(); ++spaces) {
    const Speed speed = Speed::from_spaces(spaces);
    // Each round makes the run right for one step more.
    for (int i = 0; i < course.space_count; ++i) game.clear_run[i][spaces] = static_cast<std::uint8_t>(kPathLengthMax);
    for (int round = 0; round <= kPathLengthMax; ++round) {
      for (int i = 0; i < course.space_count; ++i) {
        int longest = 0;
        for (int s = 0; s < course.spaces[i].step_count; ++s) {
          const SpaceId to = course.spaces[i].steps[s];
          if (course[to].is_posted() && excess(speed, course[to].limit) > kNoWearOver) continue;
          longest = std::max(longest, std::min(kPathLengthMax, 1 + game.clear_run[index(to)][spaces]));
        }
        game.clear_run[i][spaces] = static_cast<std::uint8_t>(longest);
      }
    }
  }
}

}  // namespace chicane::speed_circuit
