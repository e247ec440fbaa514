// Desk and table of Grand Prix, basic level.
#pragma once

#include "catalog/grand_prix_basic_race.h"
#include "desk/desk.h"
#include "desk/table.h"

namespace chicane::desk {

Desk desk_of(const GrandPrixBasicRace& race, Seat seat);
Table table_of(const GrandPrixBasicRace& race);

}  // namespace chicane::desk
