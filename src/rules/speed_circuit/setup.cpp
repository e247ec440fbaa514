// Options and board → the game and its first state, or why not.
#include <algorithm>

#include "rules/speed_circuit/open_road.h"
#include "rules/speed_circuit/speed_circuit.h"
#include "rules/speed_circuit/standard_paths.h"

namespace chicane::speed_circuit {

Result<Game, DataError> SpeedCircuit::make_game(const Board& board, const Options& options) {
  Result<Course, DataError> course = compile_course(board, {options.arrow_join, 20_mph, 20_mph});
  if (!course) return Failure{course.error()};
  // SC-2.2
  if (options.laps < 1 || options.laps > kLapsMax) {
    return Failure{DataError{"", 0,
                             "laps: " + std::to_string(options.laps) + " is not possible; 1 to " +
                                 std::to_string(kLapsMax) + " are"}};
  }
  Game game{.course = *course, .options = options};
  measure_open_road(game);
  list_standard_paths(game);
  return game;
}

int SpeedCircuit::seats_max(const Game& game) {
  // SC-16  The grid list of the board is the limit.
  return std::min<int>(kCarsMax, game.course.grid_count);
}

State SpeedCircuit::setup(const Game& game, int seats) {
  CHICANE_ASSERT(seats >= 1 && seats <= seats_max(game));
  State state{};
  state.car_count = static_cast<std::uint8_t>(seats);
  state.phase = Phase::build;
  state.waiting = static_cast<std::uint16_t>((1u << seats) - 1);
  for (int i = 0; i < seats; ++i) state.cars[i].build = kNoBuild;
  return state;
}

}  // namespace chicane::speed_circuit
