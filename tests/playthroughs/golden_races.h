// The golden races: which there are, and how they are played.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/race.h"

namespace chicane {

// Of tests/games.
struct GoldenRace {
  std::string name;
  std::string rules;
  std::string board;
  std::string options;
  std::vector<std::string> drivers;
  std::uint64_t seed;
};

void PrintTo(const GoldenRace& golden, std::ostream* out);

std::vector<GoldenRace> golden_races();

// Before its first decision. The drivers are called A, B, C …
std::unique_ptr<Race> begin(const GoldenRace& golden);

// A decision or die as it is carried out.
struct GoldenStep {
  std::string who;  // "chance" for a die.
  std::string decision;
  std::string label;  // Of a die.
  std::vector<Happening> happenings;
};

// Drives the race to its end, drivers and dice by its seed, and shows each step with the race as it
// stands then.
void play(const GoldenRace& golden, Race& race,
          const std::function<void(const GoldenStep&)>& observe);

}  // namespace chicane
