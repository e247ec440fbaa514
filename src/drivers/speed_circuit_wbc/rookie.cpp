#include "drivers/speed_circuit_wbc/rookie.h"

#include <algorithm>
#include <tuple>

#include "rules/speed_circuit_wbc/chips.h"
#include "rules/speed_circuit_wbc/driving.h"
#include "rules/speed_circuit_wbc/payment.h"
#include "rules/speed_circuit_wbc/preparation.h"

namespace chicane::speed_circuit_wbc {

namespace {

// Cars to choose from, by seat, so that a field of rookies is no procession.
constexpr std::array<Levels, 6> kBuilds = {{{0, 0, 0, 0, 1, 1},
                                            {-1, 1, 1, 1, 0, 0},
                                            {0, 1, 1, -1, 1, 0},
                                            {1, 0, 1, 0, 0, 0},
                                            {-2, 1, 1, 1, 1, 0},
                                            {-1, 1, 0, 2, 0, 0}}};

constexpr int kPriceMax = 2;   // Wear he may plan to spend on one move.
constexpr int kWorst = 60;     // In wear units: driving off the course.
constexpr int kDicePrice = 5;  // What he would give not to throw for his life.
constexpr int kUnsafeEnd = 1;  // An end from which he must pay next turn.

// What entering `to` at that speed costs, coming from `from`: a corner already entered as fast has
// been paid for.
int entry_price(const Course& course, SpaceId from, SpaceId to, Speed speed) {
  const CourseSpace& space = course[to];
  if (space.is_strip)
    return space.beside_limit > Speed{} && speed > space.beside_limit ? kWorst : 0;
  if (!space.is_posted()) return 0;
  const int over = excess(speed, space.limit).spaces();
  const CourseSpace& before = course[from];
  const int paid = before.corner == space.corner && before.is_posted()
                       ? excess(speed, before.limit).spaces()
                       : 0;
  if (over <= paid) return 0;
  if (over >= kCrashOver.spaces()) return kWorst;
  return over - paid + (over == 3 ? kDicePrice : 0);
}

// Ends that a car alone can come to from there at that speed for at most kPriceMax.
Pace::Ends ends_from(const Course& course, SpaceId at, Speed speed) {
  Pace::Ends now = {{at, 0}};
  for (int step = 0; step < speed.spaces(); ++step) {
    Pace::Ends next;
    for (const Pace::PricedEnd& end : now) {
      for (int s = 0; s < course[end.at].step_count; ++s) {
        const SpaceId to = course.next(end.at, s);
        const int price = end.price + entry_price(course, end.at, to, speed);
        if (price > kPriceMax) continue;
        const auto known = std::find_if(next.begin(), next.end(),
                                        [&](const Pace::PricedEnd& e) { return e.at == to; });
        if (known == next.end()) {
          next.push_back({to, price});
        } else {
          known->price = std::min(known->price, price);
        }
      }
    }
    now = std::move(next);
  }
  return now;
}

// Wear he may spend now: what he has beyond his share for the rest of the race.
int budget(const Game& game, const Car& car) {
  if (car.build == kNoBuild) return 0;
  Car fresh{};
  equip(fresh, build_levels(car.build), game.options.laps);
  const int total = fresh.wear - car.bid.wear;
  const int rows = game.options.laps * game.course.rows;
  const int rows_left = std::clamp(rows - car.progress, 0, rows);
  return car.wear - total * rows_left / rows;
}

// Of options: what can be paid, without dice if possible, with the least wear.
Decision choose_option(const Car& car, const Demand& demand, const DecisionList& legal) {
  const auto risk = [&](const Decision& decision) {
    const ChartOption option = chart_option(decision);
    return std::tuple(demand.wear_due(option) > car.wear, demand.owes_roll(option), option.wear);
  };
  return *std::min_element(legal.begin(), legal.end(),
                           [&](const Decision& a, const Decision& b) { return risk(a) < risk(b); });
}

// Chips where a bad roll ends the race or nearly so; one where it only costs.
int chips_worth(const State& view, const Car& car) {
  const bool is_grave = view.test == Test::chance || view.test == Test::wreck ||
                        (view.test == Test::brakes && car.brakes_damaged);
  const int wanted = is_grave ? kOnesPerRoll : 1;
  return std::min<int>(wanted, car.ones);
}

}  // namespace

Rookie::Rookie(const Game& game)
    : pace_(game.course,
            [&](SpaceId at, Speed speed) { return ends_from(game.course, at, speed); }),
      space_count_(game.course.space_count) {
  find_costs(game);
}

// The cost of so many more steps from each space, at each speed, step by step.
void Rookie::find_costs(const Game& game) {
  const Course& course = game.course;
  costs_.resize(static_cast<std::size_t>(Pace::kBrakes) * Pace::kSpeeds * kStepsAhead *
                space_count_);
  for (int brakes = 0; brakes < Pace::kBrakes; ++brakes) {
    const Speed decel = Speed::from_spaces(brakes + 1);
    for (int spaces = 0; spaces < Pace::kSpeeds; ++spaces) {
      const Speed speed = Speed::from_spaces(spaces);
      for (int i = 0; i < course.space_count; ++i) {
        const auto at = static_cast<SpaceId>(i);
        costs_[cost_index(brakes, speed, 0, at)] = pace_.is_safe(decel, at, speed) ? 0 : kUnsafeEnd;
      }
      for (int steps = 1; steps < kStepsAhead; ++steps) {
        for (int i = 0; i < course.space_count; ++i) {
          const auto at = static_cast<SpaceId>(i);
          int best = 1000;
          for (int s = 0; s < course[at].step_count; ++s) {
            const SpaceId to = course.next(at, s);
            best = std::min(best, 2 * entry_price(course, at, to, speed) +
                                      costs_[cost_index(brakes, speed, steps - 1, to)]);
          }
          costs_[cost_index(brakes, speed, steps, at)] = static_cast<Cost>(best);
        }
      }
    }
  }
}

Decision Rookie::choose(const Game& game, const State& view, Seat seat,
                        const DecisionList& legal) const {
  const Car& car = view.cars[index(seat)];
  switch (view.phase) {
    case Phase::build:
      return build(kBuilds[index(seat) % kBuilds.size()]);
    case Phase::bid:
      return bid({static_cast<std::uint8_t>(std::min<int>(car.wear, index(seat) % 3)),
                  static_cast<std::uint8_t>(std::min<int>(car.ones, index(seat) % 2)), 0});
    case Phase::plot:
      return plot_for(game, car, legal);
    case Phase::chips:
      return chips(chips_worth(view, car));
    case Phase::brake_option:
      return choose_option(car, braking_demand(view.move), legal);
    case Phase::corner_option:
      return choose_option(car, cornering_demand(car, view.move), legal);
    case Phase::move:
      return move_for(game, view, legal);
    case Phase::place:
    case Phase::grid_roll:
    case Phase::dice:
    case Phase::side:
    case Phase::over:
      break;
  }
  return legal[0];
}

Decision Rookie::plot_for(const Game& game, const Car& car, const DecisionList& legal) const {
  const Speed most =
      car.starting ? car.specs.start : std::min(car.speed + car.specs.accel, car.specs.top);
  const int spare = std::max(0, budget(game, car));
  Decision best = legal[0];
  int best_merit = -1000;
  for (const Decision& decision : legal) {
    const Speed speed = Speed::from_mph(decision.number);
    const bool is_good =
        speed > Speed{} && pace_.has_good_end(car.specs.decel, car.at, speed, spare);
    // Fast if it is good; else slow, but braking beyond the car's power costs more than it saves.
    int merit = is_good ? 100 + speed.spaces() : -speed.spaces();
    merit -= 3 * excess(car.speed, speed + car.specs.decel).spaces();
    if (speed > most) merit -= 50;
    if (merit > best_merit) {
      best_merit = merit;
      best = decision;
    }
  }
  return best;
}

Decision Rookie::move_for(const Game& game, const State& view, const DecisionList& legal) const {
  const Car& car = view.at_wheel();
  const Move& move = view.move;
  const int brakes = std::clamp(car.specs.decel.spaces() - 1, 0, Pace::kBrakes - 1);
  const Decision* best = nullptr;
  int best_cost = 0;
  for (const Decision& decision : legal) {
    if (decision.kind != DecisionKind::drive || base_left(move) == 0) continue;
    const SpaceId to = game.course.next(car.at, decision.number);
    const int cost = 2 * entry_price(game.course, car.at, to, move.speed) +
                     costs_[cost_index(brakes, move.speed, base_left(move) - 1, to)];
    if (best == nullptr || cost < best_cost) {
      best = &decision;
      best_cost = cost;
    }
  }
  if (best != nullptr) return *best;
  // All is used, or the road is shut: stop, pass by force if braking would spin the car, or brake.
  const bool must_brake_hard = move.over.spaces() + base_left(move) > 3;
  for (const Decision& decision : legal) {
    if (decision.kind == DecisionKind::end) return decision;
    if (decision.kind == DecisionKind::pass && (must_brake_hard || move.is_passing))
      return decision;
  }
  // The last emergency in the list is the hardest: down to the spaces moved.
  for (const Decision* decision = legal.end(); decision-- != legal.begin();) {
    if (decision->kind == DecisionKind::emergency) return *decision;
  }
  return legal[0];
}

}  // namespace chicane::speed_circuit_wbc
