// Carries out a plan: threads that take one race after the other, in each process of a crew.
#pragma once

#include <atomic>
#include <functional>
#include <string>

#include "lab/crew.h"
#include "lab/race_save.h"
#include "lab/run_progress.h"

namespace chicane::lab {

struct RaceRun {
  const RacePlan& plan;
  int threads = 1;
  Crew& crew;
  const std::atomic<bool>& is_stopped;
  // In the first process: hears of all of them a few times a second.
  std::function<void(const RunProgress&)> tell = [](const RunProgress&) {};
  // In the first process: gets what is done so far, as a save, at such intervals; it may be none.
  std::function<void(const std::string&)> keep;
  double keep_seconds = 30;
};

struct RunResult {
  DoneRaces done;  // In the first process; the others have their own part.
  std::string save;
  bool is_whole = false;
};

// Goes on from `before`, which has no race beyond the plan. The races that are done do not depend
// on threads and crew, nor do their sums. The complaint is the same in every process.
Result<RunResult, DataError> run_races(const RaceRun& run, const DoneRaces& before);

// Every option of the plan, as a save has them; or why there can be no such races.
Result<std::string, DataError> plan_options(const RacePlan& plan);

}  // namespace chicane::lab
