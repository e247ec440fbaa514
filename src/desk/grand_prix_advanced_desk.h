// Desk and table of Grand Prix, advanced level.
#pragma once

#include "catalog/grand_prix_advanced_race.h"
#include "desk/desk.h"
#include "desk/table.h"

namespace chicane::desk {

Desk desk_of(const GrandPrixAdvancedRace& race, Seat seat);
Table table_of(const GrandPrixAdvancedRace& race);

}  // namespace chicane::desk
