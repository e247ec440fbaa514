// Instruments of Grand Prix, advanced level, as JSON: gear gate, push steps, tolerance by the die,
// cells ahead, damage sheet.
#pragma once

#include <string>
#include <vector>

#include "desk/grand_prix_advanced_plans.h"

namespace chicane::desk {

// `ways` are those of the choices, in their order; empty where no plan is asked for.
std::string instruments_of(const GrandPrixAdvancedRace& race, const std::vector<Way>& ways);

}  // namespace chicane::desk
