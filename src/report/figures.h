// Figures of a race: the fastest lap, who led how long, how the dice fell.
#pragma once

#include <vector>

#include "report/report.h"
#include "report/timeline.h"

namespace chicane::report {

FastestLap fastest_lap_of(const Timeline& timeline);

// Most turns first.
std::vector<Lead> leads_of(const Timeline& timeline);

// By car and kind of die.
std::vector<Luck> luck_of(const Timeline& timeline);

}  // namespace chicane::report
