// Options and board → the game and its first state, or why not.
#include <algorithm>

#include "rules/grand_prix_advanced/grand_prix_advanced.h"
#include "rules/grand_prix_advanced/preparation.h"

namespace chicane::grand_prix_advanced {

Result<Game, DataError> GrandPrixAdvanced::make_game(const Board& board, const Options& options) {
  Result<CellRing, DataError> ring = compile_cells(board, kId);
  if (!ring) return Failure{ring.error()};
  if (options.laps < 1 || options.laps > kLapsMax) {
    return Failure{DataError{"", 0,
                             "laps: " + std::to_string(options.laps) + " is not possible; 1 to " +
                                 std::to_string(kLapsMax) + " are"}};
  }
  return Game{*ring, options};
}

int GrandPrixAdvanced::seats_max(const Game& game) {
  const int teams = std::min(kTeamsMax, game.ring.start_places() / kCarsPerTeam);
  return teams - game.options.automatic;
}

State GrandPrixAdvanced::setup(const Game& game, int seats) {
  CHICANE_ASSERT(seats >= 1 && seats <= seats_max(game));
  State state{};
  for (int team = 0; team < seats + game.options.automatic; ++team) {
    for (int i = 0; i < kCarsPerTeam; ++i) {
      Car& car = state.cars[state.car_count++];
      car.owner = static_cast<std::uint8_t>(team);
      car.gear = 1;
      car.is_automatic = team >= seats;
    }
  }
  switch (game.options.start) {
    case StartOrder::draw:
      state.phase = Phase::draw;
      break;
    case StartOrder::list:
      for (; state.drawn_count < state.car_count; ++state.drawn_count)
        state.drawn[state.drawn_count] = state.drawn_count;
      place_on_grid(game, state);
      begin_move(state);
      begin_go(game, state, state.order[0]);
      break;
    case StartOrder::practice:
      state.is_practice = true;
      go_to_line(game, state, 0);
      begin_go(game, state, 0);
      break;
  }
  return state;
}

}  // namespace chicane::grand_prix_advanced
