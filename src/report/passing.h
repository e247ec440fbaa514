// Who passed whom over a stretch of a race.
#pragma once

#include <optional>

#include "report/timeline.h"

namespace chicane::report {

// Two cars that passed each other, over and over.
struct Fight {
  int one = 0;
  int other = 0;
  int changes = 0;
};

// The one with the most changes between two moments; of several the first.
std::optional<Fight> longest_fight(const Timeline& timeline, std::size_t begin, std::size_t end);

// A car on its way through the field.
struct Climb {
  int car = 0;
  int from = 0;  // Places, from 1.
  int to = 0;
  int passed = 0;  // Cars that it passed, less those that passed it; places of cars that went out
                   // are no climb.
};

// Of every car that is not out at the end, the best one first.
std::vector<Climb> climbs(const Timeline& timeline, std::size_t begin, std::size_t end);

// Place of a car, from 1.
int place_in(const std::vector<const desk::CarOnTable*>& order, int car);

}  // namespace chicane::report
