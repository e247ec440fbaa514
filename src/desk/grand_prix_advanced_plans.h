// Plans of Grand Prix, advanced level, as choices.
#pragma once

#include <vector>

#include "catalog/grand_prix_advanced_race.h"
#include "desk/desk.h"
#include "rules/grand_prix_advanced/plans.h"

namespace chicane::desk {

// A plan that is offered. For `keep` the rest of the plan that goes on.
struct Way {
  grand_prix_advanced::Decision decision;
  grand_prix_advanced::Plan plan;
  grand_prix_advanced::Outcome outcome;
};

// Of the ways to one end those with the fewest checks: what goes on, then what is free, farthest
// first; then few checks before many. At most so many as a person compares.
std::vector<Way> ways_offered(const GrandPrixAdvancedRace& race, Seat seat);

Choice choice_of_way(const GrandPrixAdvancedRace& race, const Way& way);

}  // namespace chicane::desk
