#include "drivers/formula_one/reckoner.h"

#include <algorithm>

#include "drivers/formula_one/worn.h"
#include "rules/formula_one/paths.h"
#include "rules/formula_one/speeds.h"

namespace chicane::formula_one {

namespace {

constexpr int kNever = 1000000;
constexpr int kStopGain = 5000;  // A stop that is due comes before all else.
constexpr int kSuperbGain = 60;  // What Superb Driving must bring.
constexpr int kSquareGain = 21;  // What a card must bring for each square, …
constexpr int kLastGain = 8;     // … and in the last lap.
constexpr int kCarburettorGain = 45;

}  // namespace

// A credit for the line may make a time negative.
int Reckoner::judged(int time) const {
  const int rest = time % grain_;
  return time - (rest < 0 ? rest + grain_ : rest);
}

// A path at that speed: what its bands may cost, and the time from its end on. With Superb Driving
// the dearest band is free.
int Reckoner::time_of_path(const Game& game, const State& view, const Path& path, Speed speed,
                           bool is_superb) const {
  const int number = view.move.car;
  const Car& car = view.cars[number];
  if (path.ends_in_pit()) return is_worn(car) ? -kStopGain : kNever;
  SquareId end = car.where == Where::track ? car.at : kNoSquare;
  int price = 0;
  int dearest = 0;
  bool has_crossed = false;
  for_each_square(game.track, view, number, path, [&](SquareId at) {
    end = at;
    const Square& square = game.track[at];
    has_crossed = has_crossed || square.is_line;
    if (square.band == kNoBand) return;
    const int band = price_of_excess(excess(speed, square.safe), car.tyre);
    price += band;
    dearest = std::max(dearest, band);
  });
  if (is_superb) price -= dearest;
  if (end == kNoSquare) return kNever;
  // A lap less to go is as far ahead as the whole lap takes.
  const int lap = pace_.from(game.track.pits[0].exit, kFirstSpeed) / 2;
  return price + pace_.from(end, speed) - (has_crossed ? lap : 0);
}

int Reckoner::time_of_speed(const Game& game, const State& view, Speed speed,
                            bool is_superb) const {
  const int number = view.move.car;
  const Car& car = view.cars[number];
  const int braking = price_of_reduction(cost_of_setting(car, speed));
  if (speed == 0_mph) return kNever / 2;
  PathList paths;
  const int longest = list_paths(game.track, view, number, speed.spaces(), speed, paths);
  // Behind another the speed is lost, and some wear with it.
  const bool is_baulked = longest < speed.spaces();
  const Speed kept = is_baulked ? Speed::from_spaces(longest) : speed;
  if (is_superb && is_baulked) return kNever;
  int best = kNever;
  if (longest == 0) {
    best = car.where == Where::track ? pace_.from(car.at, 20_mph) : kNever / 2 - speed.spaces();
    return kTurn + braking + best + kBrakePrice * speed.spaces();
  }
  for (const Path& path : paths)
    best = std::min(best, time_of_path(game, view, path, kept, is_superb));
  PathList pit_paths;
  list_pit_paths(game.track, view, number, speed.spaces(), speed, pit_paths);
  for (const Path& path : pit_paths)
    best = std::min(best, time_of_path(game, view, path, speed, is_superb));
  return kTurn + braking + best + (is_baulked ? kBrakePrice * (speed - kept).spaces() : 0);
}

Decision Reckoner::choose_speed(const Game& game, const State& view,
                                const DecisionList& legal) const {
  const bool has_superb = view.move.has_superb;
  Decision best = legal[legal.size() - 1];
  int best_time = 10 * kNever;
  int superb_time = 10 * kNever;
  const bool can_play_superb = legal[0].kind == DecisionKind::superb;
  for (const Decision& decision : legal) {
    if (decision.kind != DecisionKind::set) continue;
    const int time = judged(time_of_speed(game, view, speed_of(decision), has_superb));
    if (time < best_time) {
      best = decision;
      best_time = time;
    }
    if (can_play_superb)
      superb_time =
          std::min(superb_time, judged(time_of_speed(game, view, speed_of(decision), true)));
  }
  const bool is_worth_it = superb_time + kSuperbGain <= best_time && best_time > 0;
  return can_play_superb && is_worth_it ? superb() : best;
}

Decision Reckoner::choose_path(const Game& game, const State& view,
                               const DecisionList& legal) const {
  const Decision* best = &legal[0];
  int best_time = 10 * kNever;
  for (const Decision& decision : legal) {
    const int time =
        judged(time_of_path(game, view, decision.path, view.move.set, view.move.has_superb));
    if (time < best_time) {
      best = &decision;
      best_time = time;
    }
  }
  return *best;
}

int Reckoner::time_of_card(const Game& game, const State& view, const Decision& card) const {
  const Car& car = view.at_wheel();
  const Speed shown = card.card == Tactic::carburettor ? speed_of(card) : car.speed;
  return time_of_path(game, view, card.path, shown, false);
}

// A card is played where it gains more than it does elsewhere.
Decision Reckoner::choose_card(const Game& game, const State& view,
                               const DecisionList& legal) const {
  const Car& car = view.at_wheel();
  if (car.where != Where::track) return pass();
  const int now = pace_.from(car.at, car.speed);
  Decision best = pass();
  int best_surplus = 0;
  for (const Decision& decision : legal) {
    if (decision.kind != DecisionKind::card) continue;
    // Squares that cannot be driven are not given away before the last lap.
    const bool is_short =
        decision.path.count < kExtraSquares[static_cast<std::size_t>(decision.card)];
    if (is_short && car.laps > 1) continue;
    const int gain = now - time_of_card(game, view, decision);
    const int square_gain = car.laps == 1 ? kLastGain : kSquareGain;
    const int wanted =
        decision.card == Tactic::carburettor ? kCarburettorGain : square_gain * decision.path.count;
    if (gain - wanted > best_surplus) {
      best = decision;
      best_surplus = gain - wanted;
    }
  }
  return best;
}

Decision Reckoner::choose(const Game& game, const State& view, Seat,
                          const DecisionList& legal) const {
  switch (view.phase) {
    case Phase::speed:
      return choose_speed(game, view, legal);
    case Phase::drive:
      return choose_path(game, view, legal);
    case Phase::card:
      return choose_card(game, view, legal);
    default:
      // A faster car ahead is a gift, and special tyres are for the first corner that needs them.
      return legal[0];
  }
}

}  // namespace chicane::formula_one
