#include "drivers/motorchamp/pace.h"

#include <algorithm>

#include "drivers/motorchamp/outlook.h"
#include "rules/motorchamp/targets.h"

namespace chicane::motorchamp {

namespace {

// Whose pit lies about in the middle: on the track all look for that one, they differ by little.
constexpr std::uint8_t kMiddleTeam = 5;

}  // namespace

// Every throw leads on, so that what lies nearer the end is known before what lies behind it.
Pace::Pace(const Game& game, Turns out_price)
    : out_price_(out_price), laps_(game.options.laps), rows_(game.track.count) {
  const int crossings_max = laps_ + 1;
  times_.assign(index(crossings_max + 1, 0, 0), 0);
  for (int crossings = 1; crossings <= crossings_max; ++crossings) {
    for (int row = rows_ - 1; row >= 0; --row) {
      State alone{};
      alone.car_count = 1;
      alone.cars[0].row = static_cast<std::uint8_t>(row);
      alone.cars[0].laps = static_cast<std::int8_t>(laps_ - crossings);
      fill_pits(game, alone);
      fill_track(game, alone);
    }
  }
}

int Pace::crossings_left(const State& state, const Car& car) const {
  if (state.is_practice) return 1 - car.laps;
  return state.flag ? std::min(1, laps_ - car.laps) : laps_ - car.laps;
}

int Pace::column(const State& state, const Car& car) {
  switch (car.where) {
    case Where::lane:
      return car.pit_flap ? lane_out : lane_in + car.team - 1;
    case Where::pit:
      return car.pit_flap ? pit_out : pit_in;
    default:
      break;
  }
  if (car.handicap) return flapped + car.lane;
  return (car.pit_flap || state.is_practice ? served : due) + car.lane;
}

// The way out before the pits, the pits before the way in: each leads to the one before.
void Pace::fill_pits(const Game& game, State& alone) {
  Car& car = alone.cars[0];
  const Row& row = game.track[car.row];
  const auto fill = [&](Where where, bool has_stopped) {
    car.where = where;
    car.pit_flap = has_stopped;
    set(alone, mean_in_pits(game, alone));
  };
  car.team = std::max<std::uint8_t>(row.pit_team, 1);
  if (row.has_lane) fill(Where::lane, true);
  if (row.has_pit) fill(Where::pit, true);
  if (row.has_pit) fill(Where::pit, false);
  if (!row.has_lane) return;
  for (std::uint8_t team = 1; team <= kTeamsWithAddon; ++team) {
    car.team = team;
    fill(Where::lane, false);
  }
}

void Pace::fill_track(const Game& game, State& alone) {
  Car& car = alone.cars[0];
  car.where = Where::track;
  car.team = kMiddleTeam;
  for (std::uint8_t lane = 0; lane < 2; ++lane) {
    car.lane = lane;
    for (const Column kind : {due, served, flapped}) {
      car.pit_flap = kind == served;
      car.handicap = kind == flapped;
      set(alone, kTurn + Outlook(*this, Heed::blocking, game, alone, 0).of_best_throw());
    }
  }
}

Turns Pace::mean_in_pits(const Game& game, State& alone) const {
  alone.move = {};
  alone.move.regime = regime_of(alone, alone.cars[0]);
  const Outlook outlook(*this, Heed::blocking, game, alone, 0);
  const int seconds = alone.move.regime == Regime::service ? kNormalSides : 1;
  Turns sum = 0;
  int results = 0;
  for (int first = 1; first <= kNormalSides; ++first) {
    for (int second = 1; second <= seconds; ++second) {
      alone.move.faces[0] = static_cast<std::uint8_t>(first);
      if (seconds > 1) alone.move.faces[1] = static_cast<std::uint8_t>(second);
      TargetList targets;
      list_targets(game, alone, targets);
      sum += kTurn;
      // MC-PIT-12  A turn more, and the same again: it is shared out among the other results.
      if (targets[0].goal == Goal::fail) continue;
      Turns best = outlook.of_target(targets[0]);
      for (const Target& target : targets) best = std::min(best, outlook.of_target(target));
      sum += best;
      ++results;
    }
  }
  return sum / results;
}

}  // namespace chicane::motorchamp
