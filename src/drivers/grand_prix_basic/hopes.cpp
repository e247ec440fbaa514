#include "drivers/grand_prix_basic/hopes.h"

#include <algorithm>
#include <cmath>

#include "drivers/grand_prix_basic/outlook.h"
#include "rules/grand_prix_basic/room.h"

namespace chicane::grand_prix_basic {

namespace {

// In goes, from races of exact reckoners: what a car ahead costs for each cell that it is nearer
// than this, and what a value brings to who stands in it and is passed less.
constexpr int kNear = 16;
constexpr double kHeldUp = 0.007;
constexpr double kGuarded = 0.035;
// By dice a lead is lost sooner than where cars keep their speed.
constexpr double kScatter = 4;
// Who is held up holds up others in turn.
constexpr double kDelay = 1.5;
constexpr double kDelayByStyle = 5;
// A go that he would miss counts as so many, and more to those who take care. Who counts it as one
// is faster (reckoner.h): with this he beats club drivers in 67 % of the pairings and leaves as
// much to an ace.
constexpr double kMissedGo = 2.5;

double in_goes(Goes time) { return static_cast<double>(time) / kGo; }

bool has_gone(const State& state, int car) { return (state.acted >> car & 1u) != 0; }

}  // namespace

Hopes::Hopes(const Pace& pace, const Game& game, const State& state, const Style& style)
    : pace_(pace), game_(game), state_(state), style_(style) {
  for (int i = 0; i < state.car_count; ++i) {
    const Car& car = state.cars[i];
    times_[i] = in_goes(pace.ahead_of(game, car, 0)) + car.skip + (has_gone(state, i) ? 1 : 0);
  }
}

Goes Hopes::lost(int cells, int miss) const {
  const Car& own = state_.at_wheel();
  Times times = times_;
  double& time = times[state_.go.car];
  time = 1 + in_goes(pace_.ahead_of(game_, own, cells)) + (kMissedGo + style_.care) * miss;
  if (miss == 0 && !is_home(game_, state_, cells)) {
    time += held_up(cells) - kGuarded * game_.ring.factors[game_.ring.after(own.cell, cells)];
    for (int car = 0; car < state_.car_count; ++car) times[car] += delay(car, cells);
  }
  return static_cast<Goes>((1 - share_beaten(times)) * kGo);
}

int Hopes::lead(int car, int cells) const {
  const Car& own = state_.at_wheel();
  const Car& other = state_.cars[car];
  return (other.to_go - own.to_go) * game_.ring.count + own.cell - other.cell + cells;
}

// Those who have had their go and are still ahead: they will be in the way the next time.
double Hopes::held_up(int cells) const {
  double sum = 0;
  for (int car = 0; car < state_.car_count; ++car) {
    if (!has_gone(state_, car) || state_.cars[car].status != Status::run) continue;
    const int gap = -lead(car, cells);
    if (gap >= 0 && gap < kNear) sum += kHeldUp * (kNear - gap);
  }
  return sum;
}

// What it costs one who has yet to go if the car at the wheel stands there.
double Hopes::delay(int car, int cells) const {
  const Car& other = state_.cars[car];
  const bool may_pass = car != state_.go.car && other.is_racing() && other.skip == 0 &&
                        !has_gone(state_, car) && lead(car, cells) > 0 &&
                        lead(car, cells) < kTotalMax;
  if (!may_pass) return 0;
  State stands = state_;
  Car& own = stands.at_wheel();
  if (game_.ring.crosses_line(own.cell, cells)) --own.to_go;
  own.cell = static_cast<std::uint8_t>(game_.ring.after(own.cell, cells));
  own.status = Status::run;
  State gone = stands;
  gone.at_wheel().status = Status::off;
  const double weight = kDelay + kDelayByStyle * style_.blocking;
  return weight * (after_go(stands, car) - after_go(gone, car));
}

double Hopes::after_go(const State& state, int car) const {
  State trial = state;
  trial.go.car = static_cast<std::uint8_t>(car);
  const Outlook outlook(pace_, game_, trial);
  return in_goes(std::min(outlook.of_dice(1), outlook.of_dice(kDiceMax)));
}

// Each car is as strong as e to its lead (Plackett and Luce), and all of a driver's cars count.
double Hopes::share_beaten(const Times& times) const {
  const double first = *std::min_element(times.begin(), times.begin() + state_.car_count);
  const double scale =
      kScatter * (style_.lead + style_.lead_growth * std::sqrt(std::max(first, 0.0)));
  std::array<double, kCarsMax> strengths{};
  for (int car = 0; car < state_.car_count; ++car)
    strengths[car] = std::exp((first - times[car]) / scale);
  const int owner = state_.at_wheel().owner;
  double beaten = 0;
  int pairs = 0;
  for (int own = 0; own < state_.car_count; ++own) {
    if (state_.cars[own].owner != owner) continue;
    for (int other = 0; other < state_.car_count; ++other) {
      if (state_.cars[other].owner == owner) continue;
      beaten += strengths[own] / (strengths[own] + strengths[other]);
      ++pairs;
    }
  }
  // Alone there is but the clock.
  return pairs > 0 ? beaten / pairs : -times[state_.go.car];
}

}  // namespace chicane::grand_prix_basic
