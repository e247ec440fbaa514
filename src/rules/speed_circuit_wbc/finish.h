// WBC-2.14: finishing, and the end of a race.
#pragma once

#include "base/inline_vector.h"
#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

// WBC-2.14a  Does the car stand in the row just before the line at the end of the last lap, or
// beyond?
inline bool has_come_home(const Game& game, const Car& car) {
  return car.progress >= game.options.laps * game.course.rows;
}

// WBC-2.14c  Off track or spinning on that turn: behind all others.
inline bool is_late(const Course& course, const Car& car) {
  return car.spun || course[car.at].is_strip;
}

// Cars that finish on the turn just driven, best first.
InlineVector<std::uint8_t, kCarsMax> finishers(const Game& game, const State& state);

// WBC-T.4  The turn just completed was the last.
bool is_race_over(const Game& game, const State& state);

}  // namespace chicane::speed_circuit_wbc
