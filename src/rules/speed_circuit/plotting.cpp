#include "rules/speed_circuit/plotting.h"

#include <algorithm>

#include "rules/speed_circuit/open_road.h"

namespace chicane::speed_circuit {

namespace {

// Q5
Speed minimum(const Options& options) {
  return options.min_speed == MinSpeed::twenty ? 20_mph : 0_mph;
}

// Q6
bool may_push_start(const Options& options, const Car& car) {
  return options.push_after_spin == PushAfterSpin::allowed || !car.starting_after_spin;
}

// SC-3.1, SC-10.1  Start Speed governs.
PlotRange starting_range(const Options& options, const Car& car) {
  // Q4
  const Speed lowest =
      options.start_speed_rule == StartSpeedRule::exact ? car.specs.start : minimum(options);
  return {lowest, may_push_start(options, car) ? car.specs.start + kPush : car.specs.start};
}

// SC-5.6  At most 80 more than the deceleration.
Speed hardest_braking(const Car& car) {
  return excess(car.speed, car.specs.decel + kDecelerationChart.back().over);
}

// SC-5.3f  The same as far as it can be paid.
Speed hardest_payable_braking(const Car& car) {
  const int units = car.brakes_strained ? car.wear / kStrainedWearFactor : car.wear;
  return excess(car.speed, car.specs.decel + kPayableOver[std::min(units, 2)]);
}

// SC-3.5  Accelerate, decelerate or keep the speed.
PlotRange rolling_range(const Options& options, const Car& car) {
  // SC-4.3a  Either limit may be exceeded by 20.
  const Speed highest = std::min(car.speed + car.specs.accel, car.specs.top) + kPush;
  // Q11
  const Speed slowest = options.unpayable_decel == UnpayableDecel::illegal
                            ? hardest_payable_braking(car)
                            : hardest_braking(car);
  return {std::max(slowest, minimum(options)), highest};
}

PlotRange unfiltered_range(const Options& options, const Car& car) {
  return car.starting ? starting_range(options, car) : rolling_range(options, car);
}

// Lowers the fast end to the fastest speed that keeps the rule, but never beyond the lowest
// (SC-T.1).
void bar_above(const Game& game, const Car& car, PlotRange& range, Speed free_up_to,
               OpenRoadRule rule) {
  const Speed floor = std::max(range.lowest, free_up_to);
  while (range.highest > floor && !keeps_on_open_road(game, car, range.highest, rule))
    range.highest = range.highest - 20_mph;
}

// Kept apart: most plots are free of all this.
[[gnu::noinline]] PlotRange filtered(const Game& game, const Car& car, PlotRange range) {
  // SC-6.5c  In a corner the speed may not be raised above what its spaces still to be entered
  // allow.
  if (game.course[car.at].is_posted())
    bar_above(game, car, range, car.ref, OpenRoadRule::speed_in_corner);
  // SC-6.8b  Without wear no corner may be entered more than 20 too fast.
  if (car.wear == 0) bar_above(game, car, range, Speed{}, OpenRoadRule::zero_wear);
  // Q17
  if (game.options.over_60_corner == Over60Corner::illegal)
    bar_above(game, car, range, Speed{}, OpenRoadRule::below_crash);
  return range;
}

Why why_above(const Options& options, const Car& car) {
  if (car.starting)
    return may_push_start(options, car) ? Why::speed_above_start
                                        : Why::speed_above_start_after_spin;
  return car.speed + car.specs.accel < car.specs.top ? Why::speed_above_acceleration
                                                     : Why::speed_above_top;
}

Why why_below(const Options& options, const Car& car, Speed plot) {
  if (plot < minimum(options)) return Why::speed_below_minimum;
  if (car.starting) return Why::speed_below_start;
  return plot < hardest_braking(car) ? Why::braking_too_hard : Why::braking_not_payable;
}

}  // namespace

PlotRange plot_range(const Game& game, const Car& car) {
  const PlotRange range = unfiltered_range(game.options, car);
  const bool is_free = !game.course[car.at].is_posted() && car.wear > 0 &&
                       game.options.over_60_corner != Over60Corner::illegal;
  return is_free ? range : filtered(game, car, range);
}

Why why_not_plotted(const Game& game, const Car& car, Speed plot) {
  const PlotRange range = unfiltered_range(game.options, car);
  if (plot > range.highest) return why_above(game.options, car);
  if (plot < range.lowest) return why_below(game.options, car, plot);
  if (game.course[car.at].is_posted() &&
      !keeps_on_open_road(game, car, plot, OpenRoadRule::speed_in_corner)) {
    return Why::speed_raised_in_corner;
  }
  if (car.wear == 0 && !keeps_on_open_road(game, car, plot, OpenRoadRule::zero_wear))
    return Why::speed_too_fast_without_wear;
  return Why::speed_certain_crash;
}

}  // namespace chicane::speed_circuit
