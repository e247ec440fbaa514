// What happened in English: a sentence an event, a line a car and turn. Screens that have the
// catalogue of another language fill in the same messages from the same fields (web/src/race).
#pragma once

#include <string>
#include <vector>

#include "catalog/race.h"

namespace chicane {

// "2a Valli throws 6+5 = 11 on a limit of 9, two over: out for good at 28L." Empty if there is
// nothing to tell. Any moment of that race will do.
std::string tell(const Race& race, const Happening& happening);

// Two sentences about the same as one: "Ann throws 6+3 = 9; drives 9 rows to 28L."
std::string joined(const std::string& one, const std::string& next, const std::string& subject);

// The clause of the cause, if there is one, before the event's own.
std::vector<std::string> clauses_of(const Happening& happening);

struct HappeningInTurn {
  int turn = 0;  // From 1; 0 before the start.
  Happening happening;
};

struct StoryLine {
  int turn = 0;
  std::string text;
  std::string clause;
};

// In order. What every turn brings a car is one line, which stands where its last part happened;
// everything else has a line of its own. A throw whose dice the next event tells is not told twice.
std::vector<StoryLine> story_lines(const Race& race, const std::vector<HappeningInTurn>& all);

}  // namespace chicane
