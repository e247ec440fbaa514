// What both Speed Circuit games ask of those who think ahead.
#pragma once

#include <cstdint>

#include "solver/lap_goal.h"

namespace chicane {

// A race of sure decisions; pushes and wagers are rehearsed. Of two who come home in the same turn
// the farther one is better: eight rows or so are a turn.
inline LapGoal sure_race(int laps) {
  LapGoal goal = goal_for_laps(laps);
  goal.is_sure = true;
  goal.beyond_turns = 0.1;
  return goal;
}

// In a round of plots those that are in are not known: all are still to come.
template <class State>
void open_plots(State& state) {
  for (int car = 0; car < state.car_count; ++car) {
    if (state.cars[car].is_running())
      state.waiting = static_cast<std::uint16_t>(state.waiting | 1u << car);
  }
}

}  // namespace chicane
