// Options and board → the game and its first state, or why not.
#include "rules/motorchamp/field.h"
#include "rules/motorchamp/motorchamp.h"
#include "rules/motorchamp/preparation.h"

namespace chicane::motorchamp {

Result<Game, DataError> MotorChamp::make_game(const Board& board, const Options& options) {
  Result<Track, DataError> track = compile_track(board);
  if (!track) return Failure{track.error()};
  if (options.laps < 1 || options.laps > kLapsMax) {
    return Failure{DataError{"", 0,
                             "laps: " + std::to_string(options.laps) + " is not possible; 1 to " +
                                 std::to_string(kLapsMax) + " are"}};
  }
  return Game{*track, options};
}

int MotorChamp::seats_max(const Game& game) {
  for (int players = kPlayersMax; players > 0; --players) {
    if (can_seat(game, players)) return players;
  }
  return 0;
}

bool MotorChamp::can_seat(const Game& game, int seats) {
  return teams_of(game.options, game.track.is_long, seats) > 0;
}

State MotorChamp::setup(const Game& game, int seats) {
  const int teams = teams_of(game.options, game.track.is_long, seats);
  CHICANE_ASSERT(teams > 0);
  State state{};
  state.player_count = static_cast<std::uint8_t>(seats);
  const auto add_car = [&](int seat, int team) {
    Car& car = state.cars[state.car_count++];
    car.where = Where::unplaced;
    car.laps = -1;
    car.first_passer = kNoCar;
    car.team = static_cast<std::uint8_t>(team);
    car.owner = static_cast<std::uint8_t>(seat);
  };
  const int own_teams = seats * teams;
  const int all_teams = game.options.addon == Allowed::yes ? kTeamsWithAddon : kTeams;
  for (int seat = 0; seat < seats; ++seat) {
    for (int team = 0; team < teams; ++team) {
      for (int car = 0; car < kCarsPerTeam; ++car) add_car(seat, seat * teams + team + 1);
    }
    // A-43  Lone cars take the numbers that are left, then share them.
    if (game.options.lone == Allowed::yes)
      add_car(seat, own_teams + 1 + seat % (all_teams - own_teams));
  }
  state.bids.fill(kNoCar);
  if (game.options.grid == GridBy::practice) {
    state.is_practice = true;
    state.move.car = kNoCar;
  }
  state.phase = Phase::idle;
  begin_preparation(game, state);
  return state;
}

}  // namespace chicane::motorchamp
