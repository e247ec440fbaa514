#include "drivers/formula_one/field.h"

#include <algorithm>

#include "rules/formula_one/classification.h"

namespace chicane {

using formula_one::Car;
using formula_one::kTurn;
using formula_one::SquareId;
using formula_one::Where;

using TheField = Field<formula_one::FormulaOne>;

namespace {

// In turns.
constexpr double kHome = -1;
constexpr double kTyre = 0.2;
constexpr double kBrake = 0.25;
constexpr double kCard = 0.4;
constexpr double kBackOnTrack = 0.5;

// Wear costs what it costs in the laps that are left.
constexpr double kLapsOfWear = 3;
constexpr double kLastWear = 0.2;

}  // namespace

TheField::Promise::Promise(const Game& game)
    : pace_(game),
      lap_(static_cast<double>(pace_.from(game.track.pits[0].exit, formula_one::kFirstSpeed)) /
           (2 * kTurn)),
      spin_squares_(kBandsMax) {
  for (int square = 0; square < game.track.square_count; ++square) {
    const auto at = static_cast<SquareId>(square);
    if (game.track[at].band != formula_one::kNoBand) spin_squares_[game.track[at].band] = at;
  }
}

double TheField::Promise::turns(const Game& game, const State& state, int number) const {
  const Car& car = state.cars[number];
  if (car.laps == 0) return kHome;
  SquareId at = car.at;
  Speed speed = car.speed;
  double turns = (car.laps - 2) * lap_ + car.miss;
  if (car.where != Where::track) {
    if (car.where == Where::pit) at = game.track.pits[static_cast<std::size_t>(number)].exit;
    if (car.where == Where::spin) at = spin_squares_[car.at];
    speed = Speed{};
    turns += kBackOnTrack;
  }
  turns += static_cast<double>(pace_.from(at, speed)) / kTurn;
  const double wear = kTyre * car.tyre + kBrake * car.brake;
  turns += std::min(1.0, car.laps / kLapsOfWear + kLastWear) * wear;
  return turns - kCard * car.hand_count;
}

// A14  The race is over with the round in which a car comes home, or goes on for the others.
int TheField::settled(const Game& game, const State& state, Order& cars) {
  const int all = classify(game, state, cars);
  if (state.phase == formula_one::Phase::over) return all;
  int home = 0;
  while (home < all && state.cars[cars[static_cast<std::size_t>(home)]].laps == 0) ++home;
  return home;
}

}  // namespace chicane
