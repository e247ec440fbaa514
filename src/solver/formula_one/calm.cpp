#include "solver/formula_one/calm.h"

#include <algorithm>
#include <utility>

#include "rules/formula_one/paths.h"
#include "rules/formula_one/speeds.h"

namespace chicane::formula_one {

namespace {

// No band asks for less.
constexpr Speed kSlowest = 20_mph;

bool is_too_fast(const Square& square, Speed speed) {
  return square.band != kNoBand && square.safe < speed;
}

// Squares that a car may be on after so many steps, each once.
using Squares = InlineVector<SquareId, kSquareCountMax>;

void add(Squares& squares, SquareId square) {
  if (std::find(squares.begin(), squares.end(), square) == squares.end()) squares.push_back(square);
}

// Is there a way for turns at that speed, then 20 less, and so on? Behind the line of its last lap
// a car is home.
bool slows_down(const Track& track, SquareId from, Speed speed, bool is_last_lap) {
  Squares here;
  here.push_back(from);
  Squares next;
  for (; speed > kSlowest; speed = speed - 20_mph) {
    for (int square = 0; square < speed.spaces(); ++square) {
      next.clear();
      for (const SquareId at : here) {
        for (const SquareId to : track[at].steps) {
          if (to == kNoSquare) continue;
          if (is_last_lap && track[to].is_line) return true;
          if (!is_too_fast(track[to], speed)) add(next, to);
        }
      }
      if (next.empty()) return false;
      std::swap(here, next);
    }
  }
  return true;
}

// Can the car go on from there without dice, its gauges as they are?
bool can_go_on(const Track& track, const Car& car, SquareId at, Speed speed) {
  if (speed <= kSlowest) return true;
  if (car.brake_failure == Defect::on) return false;
  for (int less = std::min(kReductionMax, speed.spaces() - 1); less > 0; --less) {
    if (is_payable(car, kReduction[less]) &&
        slows_down(track, at, speed - Speed::from_spaces(less), car.laps == 1))
      return true;
  }
  return false;
}

// `car` has the gauges as they are once the speed is set.
bool is_calm(const Game& game, const State& state, const Car& car, Speed speed, const Path& path) {
  if (path.ends_in_pit() || path.count == 0) return false;
  bool is_safe = true;
  bool is_home = false;
  SquareId end = kNoSquare;
  for_each_square(game.track, state, state.move.car, path, [&](SquareId at) {
    const Square& square = game.track[at];
    is_home = is_home || (car.laps == 1 && square.is_line);
    if (!is_home && is_too_fast(square, speed)) is_safe = false;
    end = at;
  });
  return is_safe && (is_home || can_go_on(game.track, car, end, speed));
}

}  // namespace

bool is_calm_speed(const Game& game, const State& state, Speed speed) {
  if (speed == 0_mph) return false;
  Car car = state.at_wheel();
  const Wear cost = cost_of_setting(car, speed);
  car.brake = static_cast<std::uint8_t>(car.brake + cost.brake);
  car.tyre = static_cast<std::uint8_t>(car.tyre + cost.tyre);
  PathList paths;
  list_paths(game.track, state, state.move.car, speed.spaces(), speed, paths);
  return std::any_of(paths.begin(), paths.end(),
                     [&](const Path& path) { return is_calm(game, state, car, speed, path); });
}

bool is_calm_path(const Game& game, const State& state, const Path& path) {
  return is_calm(game, state, state.at_wheel(), state.move.set, path);
}

}  // namespace chicane::formula_one
