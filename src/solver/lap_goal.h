// What is asked of a perfect lap.
#pragma once

#include <cstdint>

namespace chicane {

struct LapGoal {
  // An exit counts as so many turns from where it happens. Good for one lap.
  double out_turns = 50;
  // What each row beyond the line is worth at the end, in turns: it parts equals.
  double beyond_turns = 0.001;
  // Sure decisions alone, wherever there is one: a lap without pushes and wagers.
  bool is_sure = false;
  // More nodes are not looked at; the solver gives up.
  std::uint32_t nodes_max = 40'000'000;
};

// For a race of so many laps: going out must cost more than any lap of it that is driven badly.
inline LapGoal goal_for_laps(int laps) {
  LapGoal goal;
  goal.out_turns *= laps;
  return goal;
}

}  // namespace chicane
