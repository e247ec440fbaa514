// Laps of a race in its timeline.
#pragma once

#include <vector>

#include "report/timeline.h"

namespace chicane::report {

// A lap of whoever led: from one moment to another.
struct LapSpan {
  int lap = 0;
  std::size_t begin = 0;  // When the leader began it.
  std::size_t end = 0;    // When the leader completed it, or the last moment.
  bool is_complete = false;
};

std::vector<LapSpan> lap_spans(const Timeline& timeline);

// The turn in which a car completed each of its laps, the first one first.
std::vector<int> lap_turns(const Timeline& timeline, int car);

// The turn in which a car was home or out; 0 if it is neither.
int end_turn(const Timeline& timeline, int car);

}  // namespace chicane::report
