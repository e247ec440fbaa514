// Doors of rule sets where a player has several cars, and players beyond the seats are automatic:
// the options `cars_per_player` and `automatic`, cars that have an owner.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "catalog/race.h"
#include "codec/team_names.h"

namespace chicane {

// All players, by the owner of a car.
template <class TheRace>
Names players_of(const TheRace& race) {
  return with_automatic(race.names(), race.game().options.automatic);
}

// The seat of an owner; −1 for one who is automatic.
template <class TheRace>
int seat_of_owner(const TheRace& race, int owner) {
  return owner < static_cast<int>(race.names().size()) ? owner : -1;
}

// Before the line is crossed for the first time there is one crossing more to go than laps.
template <class Game, class Car>
int distance_of(const Game& game, const Car& car) {
  return (game.options.laps - car.to_go) * game.ring.count + car.cell;
}

// A row for every car, automatic ones too: "3a Valli", "7b Automatic 1". `has_finished(car)` and
// `result(car)` say what the standings without words do not.
template <class TheRace, class HasFinished, class ResultOf>
std::vector<Standing> standings_of_cars(const TheRace& race, const CarStandings& all,
                                        HasFinished has_finished, ResultOf result) {
  const Names cars = owned_car_names(race.state());
  const Names players = players_of(race);
  std::vector<Standing> standings;
  for (const CarStanding& one : all) {
    const auto& car = race.state().cars[one.car];
    standings.push_back({one.seat, fill("{} {}", cars[one.car], players[car.owner]), one.place,
                         has_finished(car), result(car), one.condition, one.distance});
  }
  return standings;
}

// Who can race at all, and where.
struct FieldLimits {
  int players_min;
  int players_max;
  int places;  // On the grid.
  std::string clause_of_players;
  std::string clause_of_places;
};

// Why so many players cannot race; empty if they can. One seat and automatic players will do.
std::string cannot_field(std::string_view board, int seats, int automatic, int cars_per_player,
                         const FieldLimits& limits);

}  // namespace chicane
