// What befell the cars, as a report tells it.
#pragma once

#include <string>
#include <vector>

#include "report/timeline.h"

namespace chicane::report {

// What happened to one car by one decision or die, in one sentence.
struct Affair {
  Weight weight{};  // Of its gravest part.
  int turn = 0;
  int car = 0;
  std::string text;
  std::string clause;  // Of all its parts, with commas.
};

// Everything after the start that is no routine, in order. The affairs that are incidents are those
// that the site lists too (web/src/screens/result/incidents.ts).
std::vector<Affair> affairs_of(const Timeline& timeline);

}  // namespace chicane::report
