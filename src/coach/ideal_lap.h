// A lap as the coach would drive it: the best decisions, and dice that show what they show most
// often.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "coach/coach.h"

namespace chicane {

struct LapDecision {
  std::string decision;
  std::string next_best;  // Of what would have led elsewhere; empty if there was no other.
  double price = 0;       // What the next best costs, in turns.
};

struct LapTurn {
  int turn = 0;  // From 1.
  std::vector<LapDecision> decisions;
  std::vector<std::string> rolls;
  double left = 0;  // Turns at best when it began.
};

// `before` is shown the race before each decision of the driver, `after` after each turn.
struct LapWatcher {
  std::function<void(const Race& lone, const std::string& decision)> before;
  std::function<void(const Race& lone)> after;
};

// From the position of `lone` to the end of its race. Empty if the coach gives up.
std::vector<LapTurn> drive_ideal_lap(Coach& coach, Race& lone, const LapWatcher& watcher);

}  // namespace chicane
