// What is asked of a perfect lap.
#pragma once

#include <cstdint>

namespace chicane {

struct LapGoal {
  // An exit counts as so many turns from where it happens.
  double out_turns = 50;
  // What each row beyond the line is worth at the end, in turns: it parts equals.
  double beyond_turns = 0.001;
  // Sure decisions alone, wherever there is one: a lap without pushes and wagers.
  bool is_sure = false;
  // More nodes are not looked at; the solver gives up.
  std::uint32_t nodes_max = 40'000'000;
};

}  // namespace chicane
