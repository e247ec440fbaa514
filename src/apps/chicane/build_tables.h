// What came of a study of builds, as tables, pictures, JSON and a report.
#pragma once

#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <vector>

#include "apps/chicane/lab_table.h"
#include "lab/build_study.h"

namespace chicane::app {

// Of one circuit.
struct BuildStudy {
  lab::BuildPlan plan;
  lab::BuildSet set;                 // Of which the plan has some or all.
  lab::BuildLaps laps;               // By build of the plan; empty: not asked for.
  std::vector<std::size_t> raced;    // Builds of the plan.
  std::optional<lab::BuildRun> run;  // By `raced`; none: not asked for.
  bool is_whole = true;              // Nobody has stopped it.
};

// "GAME on monza: 51 builds, 5 100 races of rookie with 6 seats, laps=1, seed 1"
std::string title_of(const BuildStudy& study);

// The best so many, best first: by rating where they raced, else by lap.
Table builds_table(const BuildStudy& study, std::size_t most);
// How many builds the whole table has.
std::size_t shown_builds(const BuildStudy& study);

std::string builds_picture(const std::vector<BuildStudy>& studies);
std::string builds_page(const std::vector<BuildStudy>& studies);
std::string builds_csv(const std::vector<BuildStudy>& studies);
boost::json::value builds_json(const BuildStudy& study);

}  // namespace chicane::app
