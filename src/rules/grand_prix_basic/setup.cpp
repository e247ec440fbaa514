// Options and board → the game and its first state, or why not.
#include "rules/grand_prix_basic/grand_prix_basic.h"

namespace chicane::grand_prix_basic {

Result<Game, DataError> GrandPrixBasic::make_game(const Board& board, const Options& options) {
  Result<CellRing, DataError> ring = compile_cells(board, kId);
  if (!ring) return Failure{ring.error()};
  if (options.laps < 1 || options.laps > kLapsMax) {
    return Failure{DataError{"", 0,
                             "laps: " + std::to_string(options.laps) + " is not possible; 1 to " +
                                 std::to_string(kLapsMax) + " are"}};
  }
  return Game{*ring, options};
}

int GrandPrixBasic::seats_max(const Game& game) {
  const int players =
      std::min(kPlayersMax, game.ring.start_places() / game.options.cars_per_player);
  return players - game.options.automatic;
}

State GrandPrixBasic::setup(const Game& game, int seats) {
  CHICANE_ASSERT(seats >= 1 && seats <= seats_max(game));
  State state{};
  for (int player = 0; player < seats + game.options.automatic; ++player) {
    for (int i = 0; i < game.options.cars_per_player; ++i) {
      Car& car = state.cars[state.car_count++];
      car.status = Status::run;
      car.owner = static_cast<std::uint8_t>(player);
      car.is_automatic = player >= seats;
    }
  }
  state.phase = Phase::draw;
  return state;
}

}  // namespace chicane::grand_prix_basic
