// Dials, gauges, hand and the road ahead of a driver of Formula One.
#pragma once

#include <string>
#include <string_view>

#include "catalog/formula_one_race.h"

namespace chicane::desk {

// "speed", "drive", "penalty"
std::string_view phase_name(formula_one::Phase phase);

// JSON, of the car at the wheel.
std::string instruments(const FormulaOneRace& race, Seat seat);

}  // namespace chicane::desk
