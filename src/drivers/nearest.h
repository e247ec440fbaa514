// Of a sorted list of speeds or gears the one to go on with.
#pragma once

#include <cstdlib>

namespace chicane {

// The decision whose number is nearest to `kept`, the lower of two; one of 0 only if there is no
// other: a car that stands keeps standing, and no race with it ever ends. `number_of` gives the
// number of a decision, below 0 for one that does not count.
template <class DecisionList, class NumberOf>
const auto& nearest_moving(const DecisionList& legal, int kept, NumberOf number_of) {
  const auto* best = legal.begin();
  int best_number = -1;
  for (const auto& decision : legal) {
    const int number = number_of(decision);
    if (number < 0) continue;
    const bool is_nearer = std::abs(number - kept) < std::abs(best_number - kept);
    if (best_number > 0 && (number == 0 || !is_nearer)) continue;
    best = &decision;
    best_number = number;
  }
  return *best;
}

}  // namespace chicane
