// The standings of a league as they were after one of its races, for the report of that race.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "report/report.h"

namespace chicane::app {

// `record` is the text of the race; the complaint says if the league has no result from it.
Result<std::vector<report::StandingsRow>, DataError> standings_after(const std::string& league_file,
                                                                     std::string_view record);

}  // namespace chicane::app
