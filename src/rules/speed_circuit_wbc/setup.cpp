// Options and board → the game and its first state, or why not.
#include <algorithm>

#include "rules/speed_circuit_wbc/plotting.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane::speed_circuit_wbc {

Result<Game, DataError> SpeedCircuitWbc::make_game(const Board& board, const Options& options) {
  // WBC-2.16
  const CourseRules rules{.join = LineJoin::first_space,
                          .red_bonus = 20_mph,
                          .green_bonus = 40_mph,
                          .has_strips = true};
  Result<Course, DataError> course = compile_course(board, rules);
  if (!course) return Failure{course.error()};
  if (options.laps < 1 || options.laps > kLapsMax) {
    return Failure{DataError{"", 0,
                             "laps: " + std::to_string(options.laps) + " is not possible; 1 to " +
                                 std::to_string(kLapsMax) + " are"}};
  }
  Game game{.course = *course, .options = options};
  measure_raised_runs(game);
  return game;
}

int SpeedCircuitWbc::seats_max(const Game& game) {
  // SC-16  The grid list of the board is the limit.
  return std::min<int>(kCarsMax, game.course.grid_count);
}

State SpeedCircuitWbc::setup(const Game& game, int seats) {
  CHICANE_ASSERT(seats >= 1 && seats <= seats_max(game));
  State state{};
  state.car_count = static_cast<std::uint8_t>(seats);
  state.phase = Phase::build;
  state.waiting = static_cast<std::uint16_t>((1u << seats) - 1);
  for (int i = 0; i < seats; ++i) state.cars[i].build = kNoBuild;
  return state;
}

}  // namespace chicane::speed_circuit_wbc
