// The flags of commands that drive many races: which races, and how they are driven.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "catalog/rule_sets.h"
#include "lab/crew.h"
#include "lab/race_plan.h"
#include "lab/race_save.h"

namespace CLI {
class App;
}

namespace chicane::app {

struct PlanFlags {
  std::string rules = usual_rules();
  std::vector<std::string> circuits;  // Empty: the usual one of the rule set.
  std::vector<std::string> drivers = {"6:rookie"};
  std::optional<int> laps;
  std::vector<std::string> options;
  std::int64_t races = 1000;
  std::uint64_t seed = 1;
  bool keeps_seats = false;
  int threads = 0;  // 0: as many as there are cores for us.
  std::string save;
  std::string resume;
};

void add_plan_flags(CLI::App& command, PlanFlags& flags);

// The complaint names the flag.
Result<lab::RacePlan, DataError> make_plan(const PlanFlags& flags);

// What came of a plan.
struct Driven {
  lab::RacePlan plan;
  std::string options;  // All of them, as in a record.
  lab::DoneRaces done;
  bool is_whole = false;
  std::string how_to_go_on;  // If it is not whole: what to tell who stopped it.
};

// Drives the plan with a progress bar on a terminal, until it is done or interrupted, and keeps
// what is done. `command` is what is to be called to go on: "lab races". Only the first of a crew
// knows all.
Result<Driven, DataError> drive_plan(const PlanFlags& flags, const std::string& command,
                                     lab::Crew& crew);

// The same, and what came of it is told by `tell`, which gives the exit code, and how to go on. The
// first of a crew speaks for all. Gives the exit code.
int drive_and_tell(const PlanFlags& flags, const std::string& command,
                   const std::function<int(const Driven&)>& tell);

}  // namespace chicane::app
