// Cars in the hobby's notation.
#pragma once

#include <string>
#include <vector>

#include "catalog/race.h"

namespace chicane::report {

// By car: "80/40/40/140/6", start, acceleration, deceleration, top speed and wear a lap. Empty in
// games where no cars are built.
std::vector<std::string> builds_of(const Race& race);

}  // namespace chicane::report
