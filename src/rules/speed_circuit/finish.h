// Chapter 11, Winning the Race, and the end of a race.
#pragma once

#include "base/inline_vector.h"
#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

// SC-11.1  Has the car passed the line after all its laps?
inline int finish_progress(const Game& game) { return game.options.laps * game.course.rows + 1; }
inline bool has_passed_finish(const Game& game, const Car& car) {
  return car.progress >= finish_progress(game);
}

// SC-11.1, SC-11.2  Cars that finish on the turn just driven, best first.
InlineVector<std::uint8_t, kCarsMax> finishers(const Game& game, const State& state);

// SC-T.4, SC-T.5, Q32  The turn just completed was the last.
bool is_race_over(const Game& game, const State& state);

}  // namespace chicane::speed_circuit
