#include "drivers/motorchamp/outlook.h"

#include <algorithm>

#include "base/assert.h"
#include "rules/motorchamp/targets.h"
#include "solver/motorchamp/lone.h"

namespace chicane::motorchamp {

namespace {

constexpr Turns kNever = 1'000'000 * kTurn;

// How fast a field comes nearer to a car beside the track.
constexpr int kRowsATurn = 6;
// How long a car waits there that counts as alone.
constexpr Turns kWaitAlone = Lone<MotorChamp>::kSideRounds * kTurn;

bool has(std::uint8_t lanes, int lane) { return (lanes >> lane & 1) != 0; }

Turns mean_of(const std::array<Turns, kTotalMax + 1>& totals, Throw which) {
  const auto number = static_cast<std::size_t>(which);
  Turns sum = 0;
  int results = 0;
  for (int total = kLeast[number]; total <= kMost[number]; ++total) {
    const int ways = ways_of(which, total);
    sum += ways * totals[total];
    results += ways;
  }
  CHICANE_ASSERT(results > 0);
  return sum / results;
}

}  // namespace

Outlook::Outlook(const Pace& pace, Heed heed, const Game& game, const State& state, int car)
    : pace_(pace),
      heed_(heed),
      game_(game),
      state_(state),
      number_(car),
      car_(state.cars[car]),
      traffic_(state, car) {}

Turns Outlook::of_throw(Throw which) const {
  const Bounds bounds(game_, state_, car_, traffic_);
  return mean_of(totals_up_to(bounds, which), which);
}

Turns Outlook::of_best_throw() const {
  const Bounds bounds(game_, state_, car_, traffic_);
  // MC-STA-1, MC-HCP-2
  const bool has_one_die = car_.start_phase || car_.handicap;
  const int fastest = has_one_die ? 1 : game_.track[car_.row].dice[car_.lane];
  const Totals totals = totals_up_to(bounds, static_cast<Throw>(fastest));
  Turns best = kNever;
  for (int i = fastest; i >= (has_one_die ? 1 : 0); --i) {
    best = std::min(best, mean_of(totals, static_cast<Throw>(i)));
    // MC-FAI-2  Nothing slower than what is safe.
    if (is_safe(bounds, static_cast<Throw>(i))) break;
  }
  return best;
}

Turns Outlook::of_target(const Target& target) const {
  Car car = car_;
  // MC-PIT-12, MC-HCP-5
  if (state_.move.regime == Regime::service && target.goal != Goal::fail) {
    car.pit_flap = true;
    car.handicap = false;
  }
  const int rows = game_.track.between(car.row, target.row);
  switch (target.goal) {
    case Goal::finish:
      return 0;
    case Goal::track:
      return of_landing(landed(car, rows, target.lane),
                        drive_to(game_, state_, target).is_straight);
    case Goal::side:
      return time(landed(car, rows, target.lane)) + wait_beside(target.row);
    case Goal::lane:
    case Goal::pit:
      car = driven(car, rows);
      car.where = target.goal == Goal::lane ? Where::lane : Where::pit;
      return time(car);
    case Goal::stay:
    case Goal::fail:
      return time(car);
    case Goal::out:
    case Goal::no:
      break;
  }
  return time(car) + pace_.out_price();
}

Turns Outlook::of_tow(const Target& target) const {
  if (target.goal == Goal::finish) return 0;
  if (target.goal != Goal::track) return time(car_);
  const Reach reach = reach_from(game_.track, traffic_, car_.row, car_.lane, kTowRows);
  return of_landing(landed(car_, kTowRows, target.lane),
                    has(reach.straight[kTowRows], target.lane));
}

Outlook::Totals Outlook::totals_up_to(const Bounds& bounds, Throw which) const {
  Totals totals{};
  for (int total = 1; total <= kMost[static_cast<std::size_t>(which)]; ++total)
    totals[total] = of_total(bounds, total);
  return totals;
}

Turns Outlook::of_total(const Bounds& bounds, int total) const {
  // MC-STA-3  What cannot be driven is lost.
  if (car_.start_phase) total = bounds.far(std::min(total, bounds.limit()));
  const int excess = bounds.excess(total);
  // MC-LIM-4, MC-BLK-6
  Turns best = time(driven(car_, total)) + pace_.out_price();
  if (excess <= 1) {
    if (bounds.finishes(total)) return 0;
    best = excess == 0 ? of_lanes(car_, bounds.reach(), total) : of_side(bounds, bounds.far(total));
  }
  return std::min(best, of_entry(bounds, total));
}

// The best lane to stop on, so many rows ahead of that car.
Turns Outlook::of_lanes(const Car& car, const Reach& reach, int rows) const {
  Turns best = kNever;
  for (int lane = 0; lane < 2; ++lane) {
    if (!has(reach.stops[rows], lane)) continue;
    best = std::min(best, of_landing(landed(car, rows, lane), has(reach.straight[rows], lane)));
  }
  return best;
}

// With the tows that are to be had from there (MC-SLP).
Turns Outlook::of_landing(const Car& car, bool is_straight) const {
  const Turns here = time(car);
  if (heed_ == Heed::blocking || !is_straight || !has_tow(car)) return here;
  const Reach reach = reach_from(game_.track, traffic_, car.row, car.lane, kTowRows);
  const int to_line = game_.track.count - car.row;
  if (to_line <= kTowRows && is_last(car) && reach.any[to_line] != 0) return 0;
  return std::min(here, of_lanes(car, reach, kTowRows));
}

// MC-LIM-3, MC-BLK-5, MC-SID-1, MC-STR-2
Turns Outlook::of_side(const Bounds& bounds, int rows) const {
  // MC-PRA-7  In practice it stays where it is.
  if (state_.is_practice) return time(car_);
  const int row = game_.track.after(car_.row, rows);
  Turns best = time(driven(car_, rows)) + pace_.out_price();
  for (int lane = 0; lane < 2; ++lane) {
    const bool has_place = lane == kLeft || !game_.track[row].has_no_side;
    if (!has(bounds.reach().stops[rows], lane) || !has_place || traffic_.is_side_taken(row, lane))
      continue;
    best = std::min(best, time(landed(car_, rows, lane)) + wait_beside(row));
  }
  return best;
}

// MC-PIT-1 to MC-PIT-10
Turns Outlook::of_entry(const Bounds& bounds, int total) const {
  if (game_.options.pit_stops == Allowed::no || state_.is_practice) return kNever;
  if (car_.pit_flap || car_.laps < kEntryLaps) return kNever;
  if (total > kEntryPoints || total > bounds.limit()) return kNever;
  const int distance = game_.track.between(car_.row, game_.track.entry);
  if (distance >= total || !has(bounds.reach().any[distance], kRight)) return kNever;
  Car car = driven(car_, distance + 1);
  if (traffic_.is_lane_taken(car.row)) return kNever;
  car.where = Where::lane;
  for (int points = total - distance - 1; points > 0 && car.where == Where::lane; --points) {
    const int next = game_.track.after(car.row, 1);
    const bool is_pit = is_pit_of(car, next);
    if (!is_pit && (!game_.track[next].has_lane || traffic_.is_lane_taken(next))) break;
    car = driven(car, 1);
    if (is_pit) car.where = Where::pit;
  }
  return time(car);
}

// MC-PIT-5, MC-PIT-11
bool Outlook::is_pit_of(const Car& car, int row) const {
  const Row& there = game_.track[row];
  if (!there.has_pit || traffic_.is_pit_taken(row)) return false;
  return !game_.track.is_long || there.pit_team == car.team;
}

Turns Outlook::wait_beside(int row) const {
  if (heed_ == Heed::blocking) return kWaitAlone;
  std::array<int, kCarsMax> behind{};
  int others = 0;
  for (int i = 0; i < state_.car_count; ++i) {
    const Car& other = state_.cars[i];
    if (i != number_ && other.is_running()) behind[others++] = game_.track.between(other.row, row);
  }
  // With too few left to pass him, off is out.
  if (others < kPassesToReturn) return pace_.out_price();
  const auto last = behind.begin() + (kPassesToReturn - 1);
  std::nth_element(behind.begin(), last, behind.begin() + others);
  return std::min(pace_.out_price(), *last * kTurn / kRowsATurn);
}

Car Outlook::driven(const Car& from, int rows) const {
  Car car = from;
  car.row = static_cast<std::uint8_t>(game_.track.after(from.row, rows));
  if (from.row + rows < game_.track.count) return car;
  if (is_last(from)) {
    car.laps = static_cast<std::int8_t>(state_.is_practice ? 1 : game_.options.laps);
    return car;
  }
  ++car.laps;
  // MC-HCP-1
  if (car.laps == kHandicapLaps && !car.pit_flap && game_.options.pit_stops == Allowed::yes)
    car.handicap = true;
  return car;
}

Car Outlook::landed(const Car& from, int rows, int lane) const {
  Car car = driven(from, rows);
  car.where = Where::track;
  car.lane = static_cast<std::uint8_t>(lane);
  return car;
}

// MC-SLP-1, MC-SLP-5, MC-SLP-7
bool Outlook::has_tow(const Car& car) const {
  const int ahead = game_.track.after(car.row, 1);
  if (car.handicap || state_.is_practice || !traffic_.has_car(ahead, car.lane)) return false;
  for (int i = 0; i < state_.car_count; ++i) {
    const Car& other = state_.cars[i];
    if (other.where == Where::track && other.row == ahead && other.lane == car.lane)
      return !other.start_phase;
  }
  return false;
}

}  // namespace chicane::motorchamp
