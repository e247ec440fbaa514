#include "drivers/speed_circuit/rookie.h"

#include <algorithm>
#include <tuple>

#include "rules/speed_circuit/deceleration.h"
#include "rules/speed_circuit/foresight.h"
#include "rules/speed_circuit/preparation.h"

namespace chicane::speed_circuit {

namespace {

// Cars to choose from, by seat, so that a field of rookies is no procession.
constexpr std::array<Points, 6> kBuilds = {{{1, 1, 1, 1, 1},
                                            {0, 2, 1, 2, 0},
                                            {1, 1, 2, 0, 1},
                                            {2, 1, 1, 1, 0},
                                            {0, 1, 1, 1, 2},
                                            {1, 2, 1, 0, 1}}};

constexpr int kPriceMax = 2;     // Wear he may plan to spend on one move.
constexpr int kSpinPrice = 6;    // In wear units: what he would give not to spin, …
constexpr int kCrashPrice = 40;  // … not to crash.

// What a payment will cost if it is made the sure way, as far as wear lasts.
int price_of(const Due& due, int wear_left) {
  if (due.need >= kCrashOver) return kCrashPrice;
  if (due.is_barred) return kSpinPrice;
  const int units = due.need.spaces() <= 2 ? due.need.spaces() : 2 + kSpinPrice;
  return units <= wear_left ? units : units + kSpinPrice;
}

int price_of(const Foresight& seen, int wear) {
  int price = 0;
  for (const Due& due : seen.dues) price += price_of(due, wear - price);
  return seen.spins ? price + kSpinPrice : price;
}

SpaceId end_of(const Course& course, SpaceId at, const Path& path) {
  for (int i = 0; i < path.length; ++i) at = course.next(at, path.step(i));
  return at;
}

int rows_gained(const Course& course, SpaceId from, SpaceId to) {
  return rows_between(course[from].row, course[to].row, course.rows);
}

// Wear he may spend now: what he has beyond his share for the rest of the race.
int budget(const Game& game, const Car& car) {
  if (car.build == kNoBuild) return 0;
  const int total = wear_of(build_points(car.build), game.options.laps);
  const int rows = game.options.laps * game.course.rows;
  const int rows_left = std::clamp(rows - car.progress, 0, rows);
  return car.wear - total * rows_left / rows;
}

// Of options that can be paid: wear rather than dice, a spin rather than the chance of a crash.
Decision choose_option(const DecisionList& legal) {
  const auto risk = [](const Decision& decision) {
    const ChartOption option = chart_option(decision);
    return std::tuple(option.die, option.spinout, option.wear);
  };
  return *std::min_element(legal.begin(), legal.end(),
                           [&](const Decision& a, const Decision& b) { return risk(a) < risk(b); });
}

// Ends that a car alone can come to from there at that speed for at most kPriceMax.
Pace::Ends ends_from(const Game& game, SpaceId at, Speed speed) {
  Pace::Ends ends;
  if (speed > kSpeedMax) return ends;
  Car car{};
  car.at = at;
  car.ref = speed;
  for (const std::uint32_t word : game.standard_paths.list(StandardPaths::number(at, speed))) {
    const Foresight seen = foresee(game, car, speed, false, DueSpin::none,
                                   {word, static_cast<std::uint8_t>(speed.spaces())});
    // A line that must be followed next turn is no end to plan for.
    const bool owes_line = seen.passage.line_count > 0 && seen.passage.ledger_count > 0;
    const int price = price_of(seen, kPriceMax);
    if (price <= kPriceMax && !owes_line) ends.push_back({seen.end, price});
  }
  return ends;
}

}  // namespace

Rookie::Rookie(const Game& game)
    : pace_(game.course, [&](SpaceId at, Speed speed) { return ends_from(game, at, speed); }) {}

Decision Rookie::choose(const Game& game, const State& view, Seat seat,
                        const DecisionList& legal) const {
  const Car& car = view.cars[index(seat)];
  switch (legal[0].kind) {
    case DecisionKind::build:
      return build(kBuilds[index(seat) % kBuilds.size()]);
    case DecisionKind::plot:
      return plot_for(game, car, legal);
    case DecisionKind::drive:
      return drive_for(game, view, car, legal);
    case DecisionKind::brake:
    case DecisionKind::corner:
      return choose_option(legal);
    case DecisionKind::roll:
      break;
  }
  return legal[0];
}

Decision Rookie::plot_for(const Game& game, const Car& car, const DecisionList& legal) const {
  const Speed most =
      car.starting ? car.specs.start : std::min(car.speed + car.specs.accel, car.specs.top);
  const int spare = budget(game, car);
  Decision best = legal[0];
  int best_merit = -1000;
  for (const Decision& decision : legal) {
    if (static_cast<SlipMark>(decision.extra) == SlipMark::yes) continue;
    const Speed speed = Speed::from_mph(decision.number);
    const bool is_good =
        speed > Speed{} && pace_.has_good_end(car.specs.decel, car.at, speed, std::max(0, spare));
    // Fast if it is good; else slow, but braking beyond the car's power costs more than it saves.
    int merit = is_good ? 100 + speed.spaces() : -speed.spaces();
    merit -= 3 * braking_over(car, speed).spaces();
    if (speed > most) merit -= 50;
    if (merit > best_merit) {
      best_merit = merit;
      best = decision;
    }
  }
  return best;
}

Decision Rookie::drive_for(const Game& game, const State& view, const Car& car,
                           const DecisionList& legal) const {
  const Course& course = game.course;
  Decision best = legal[0];
  std::tuple<int, int, int> best_merit{INT32_MIN, 0, 0};
  for (const Decision& decision : legal) {
    const Foresight seen =
        foresee(game, car, car.driven, view.move.had_no_wear, car.due_spin, path(decision));
    const SpaceId end = end_of(course, car.at, path(decision));
    const int price = price_of(seen, car.wear);
    // Cheapest first; then a place from which it goes on safely; then the farthest.
    const std::tuple merit{-price, pace_.is_safe(car.specs.decel, end, car.driven) ? 1 : 0,
                           rows_gained(course, car.at, seen.stop)};
    if (merit > best_merit) {
      best_merit = merit;
      best = decision;
    }
  }
  return best;
}

}  // namespace chicane::speed_circuit
