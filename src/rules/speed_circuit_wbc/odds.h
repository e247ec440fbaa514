// Section 3, the tables: what a total means, and how often it comes.
#pragma once

#include <array>

#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

// The results of a table from good to bad: held, mis-shift, stall (start); held, –, damage (engine,
// brakes); safe, spin, crash (chance, wreck); through, stuck, contact (pass).
inline constexpr int kResults = 3;

struct Thresholds {
  int middle;  // The lowest total that is no longer good, …
  int bad;     // … and the lowest that is bad.
};
Thresholds thresholds(Test test);

// Which of them a total means.
int result_of(Test test, int total);

// Chances in 36ths of each result, if so much is added to the dice.
std::array<int, kResults> odds(Test test, int modifier);

// What is added to the dice of the roll that is due, chips apart (WBC-2.10e, WBC-2.13c).
int table_modifier(const Game& game, const State& state);

}  // namespace chicane::speed_circuit_wbc
