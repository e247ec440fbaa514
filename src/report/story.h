// The story of a race in sentences, lap by lap.
#pragma once

#include <string>
#include <vector>

#include "report/timeline.h"

namespace chicane::report {

struct Sentence {
  std::string text;
  std::string clause;  // That it rests on; may be empty.
};

struct Chapter {
  std::string title;  // "Lap 2, turns 15 to 27"
  std::vector<Sentence> sentences;
};

// `unit` is that of gaps: "row", "cell".
std::vector<Chapter> story_of(const Timeline& timeline, const std::string& unit);

}  // namespace chicane::report
