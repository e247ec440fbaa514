// What builds are worth on a board: alone, by the perfect lap, and in races against each other.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "lab/builds.h"
#include "lab/effort.h"
#include "lab/field_blocks.h"
#include "rating/rating.h"

namespace chicane::lab {

struct BuildPlan {
  std::string rules;  // One that has builds.
  Board board;
  int laps = 1;
  std::string options;  // The others, as in a record.
  std::vector<Build> builds;
  bool is_sure = false;  // Laps of sure decisions.
  std::string driver = "rookie";
  int seats = 6;
  int races = 600;  // Of each build, rounded up to whole blocks.
  std::uint64_t seed = 1;
  long answers_max = kAnswersMax;
};

// All of them, as in a record.
std::string options_of(const BuildPlan& plan);

// The perfect lap of a build.
struct BuildLap {
  double turns = 0;  // On the mean, of races that come home.
  double home = 0;   // Their share.
  double value = 0;  // All in one figure, in turns, exits and rows beyond the line counted: the
                     // order of builds.

  friend bool operator==(const BuildLap&, const BuildLap&) = default;
};

// By build. None: stopped before it was solved, or too large. The complaint is about the plan.
using BuildLaps = std::vector<std::optional<BuildLap>>;
Result<BuildLaps, DataError> solve_builds(const BuildPlan& plan, const Effort& effort);

// The numbers of builds that no other dominates: none is as fast alone and has as much wear and
// skill, which are of use among others, and is better in one of them. Builds without a lap are not
// compared.
std::vector<std::size_t> undominated(const std::vector<Build>& builds, const BuildLaps& laps);

// How a build fared in races.
struct BuildRaces {
  Finishes finishes;
  rating::Rating rating;  // The build in the middle has 0.
};

struct BuildRun {
  std::vector<BuildRaces> builds;
  int wanted = 0;  // Races.
  int races = 0;   // That ended, of blocks that were not stopped.
};

// Fields of all builds of the plan, each with the same driver and equally often on every seat. What
// comes out does not depend on the number of threads. The complaint is about the plan.
Result<BuildRun, DataError> race_builds(const BuildPlan& plan, const Effort& effort);

}  // namespace chicane::lab
