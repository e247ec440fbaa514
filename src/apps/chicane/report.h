// The report of a race: grid, story, result, dice.
#pragma once

#include <boost/json/value.hpp>
#include <string>

#include "apps/chicane/host.h"
#include "apps/chicane/terminal/pen.h"

namespace chicane::app {

std::string race_report(const Race& race, const Chronicle& chronicle, const Pen& pen);

// The same for machines.
boost::json::value race_report_json(const Race& race, const Chronicle& chronicle);

// "1 Valli turn 14, 3 rows past the line": the result alone.
std::string result_table(const Race& race, const Pen& pen);

}  // namespace chicane::app
