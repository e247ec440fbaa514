// The report of a race for machines.
#pragma once

#include <boost/json/value.hpp>

#include "report/report.h"

namespace chicane::app {

boost::json::value report_json(const report::Report& report);

}  // namespace chicane::app
